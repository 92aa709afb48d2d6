"""What holds for every request: limits, hosts, languages, errors, logs, and the site itself."""
