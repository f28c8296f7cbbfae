"""What a host does with a site besides serving it: upkeep, checking, backups, repairs. No page uses this."""
