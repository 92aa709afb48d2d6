"""What lets rules run compiled or plain. The kernel knows no game and imports nothing of ours."""
