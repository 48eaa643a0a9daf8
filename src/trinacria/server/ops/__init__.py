"""What an operator needs: limits, logs, counts, backups, pruning."""
