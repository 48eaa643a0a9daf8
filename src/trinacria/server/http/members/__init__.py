"""What members ask for over HTTP, beside what the whole club is asked."""
