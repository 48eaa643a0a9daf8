"""Tables whose results change ratings."""
