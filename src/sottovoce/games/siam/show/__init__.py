"""What people are shown: views, sentences, the terminal's board and the drawing."""
