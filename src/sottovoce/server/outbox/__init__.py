"""What leaves the server for people who are not looking: mail, push, webhooks."""
