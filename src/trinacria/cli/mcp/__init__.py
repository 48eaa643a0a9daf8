"""An assistant at the table: a server of the Model Context Protocol that plays one seat."""
