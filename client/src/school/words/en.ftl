# The school's words in the browser. They come with its pages alone.

learn = Learn { $game }
step-of = Step { $step } of { $last }
go-on = Go on
back = Back
begin-again = Begin again
play-on = Play this game to its end
next-lesson = Next: { $title }
more-lessons = More lessons and drills
lesson-bar = Lesson
choices-all = All choices ({ $count })
done = Done
no-lessons = There is no lesson for this game yet; its rules are all there.

## Rules

search-rules = Search the rules
search-hint = a word, or a § (key /)
search-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
  }
learn-by-playing = Learn it by playing
summary = One page to print
summary-of = { $game } on one page
print = Print

## Puzzles

puzzles-of = Puzzles: { $game }
puzzles-explained = Positions from games of strong players in which one answer is right. Your first try at each is rated.
no-puzzles = There are no puzzles for this game yet.
puzzle = Puzzle { $id }
puzzle-about = Puzzle { $id } · { $theme } · difficulty { $level } of 5 · rating { $rating }
puzzle-task = You are player { $seat }. One answer alone makes sure that you win. { $prompt }
puzzle-task-judged = You are player { $seat }. One answer is far better than all others. { $prompt }
puzzle-onwards = Right! And now? { $prompt }
puzzle-solved = Solved!
puzzle-shown = That was the way.
gives-away = No: that gives the win away.
falls-behind = No: so you win in about { $chance } of 100 games, far fewer than with the best answer.
try-again = Try again
players-and-cards = Players and cards
next-puzzle = Next puzzle
all-puzzles = All puzzles
your-rating = Your rating { $rating } · { $run } in a row
rating = Your rating
rating-guessed = about { $value }
solved-first = Solved at the first try
of-count = { $solved } of { $tried } tried, { $count } in all
run = In a row
run-best = { $run } (best { $best })
days = Days in a row with the puzzle of the day
day = Puzzle of the day
day-done = Puzzle of the day (solved)
next-for-you = A puzzle for your rating
by-theme = By theme
theme-count = { $solved } of { $count } solved
