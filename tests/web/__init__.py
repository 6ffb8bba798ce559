"""The browser client in a real Chromium, against a real server."""
