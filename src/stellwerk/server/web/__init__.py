"""What every request needs: limits, hosts, visitors, languages, errors and logs."""
