"""What members are to each other: profiles, friends, invitations to seats, notices, and tables that wait."""
