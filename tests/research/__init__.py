"""Research: environments that keep the rules and the secrets, and pass the tests of their peers."""
