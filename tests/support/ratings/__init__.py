"""What tests of ratings share."""
