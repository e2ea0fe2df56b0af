# The school's words in the browser. They come with its pages alone.

learn = Learn { $game }
happened = What happened so far
step-of = Step { $step } of { $last }
go-on = Continue
back = Back
begin-again = Start over
play-on = Play this game to the end
warn-me = Warn me before a mistake
next-lesson = Next: { $title }
more-lessons = More lessons and drills
lesson-bar = Lesson
choices-all = All choices ({ $count })
done = Done
no-lessons = There's no lesson for this game yet, but all the rules are here.

## Rules

search-rules = Search the rules
search-hint = a word, or a § (key /)
search-found = { $count ->
    [0] Nothing found
    [one] 1 match
   *[other] { $count } matches
  }
about-rules = About these rules
learn-by-playing = Learn by playing
summary = One-page summary
summary-of = { $game } on one page
print = Print

## Puzzles

puzzles-of = Puzzles: { $game }
puzzles-explained = Positions from games between strong players, each with one right answer. Your first try at each one counts towards your rating.
no-puzzles = There are no puzzles for this game yet.
puzzle = Puzzle { $id }
puzzle-about = Puzzle { $id } · { $theme } · difficulty { $level } of 5 · rating { $rating }
puzzle-task = You're player { $seat }. Only one move guarantees the win. { $prompt }
puzzle-task-judged = You're player { $seat }. One move is far better than the rest. { $prompt }
puzzle-onwards = Right! What next? { $prompt }
puzzle-solved = Solved!
puzzle-shown = That was the solution.
gives-away = No: that throws away the win.
falls-behind = No: that way you win about { $chance } games in 100, far fewer than with the best move.
try-again = Try again
players-and-cards = Players and cards
next-puzzle = Next puzzle
all-puzzles = All puzzles
your-rating = Your rating: { $rating } · streak: { $run }
rating = Your rating
rating-guessed = about { $value }
solved-first = Solved first try
of-count = { $solved } of { $tried } tried, { $count } in total
run = Streak
run-best = { $run } (best: { $best })
days = Daily puzzle streak
day = Daily puzzle
day-done = Daily puzzle (solved)
next-for-you = A puzzle at your level
by-theme = By theme
theme-count = { $solved } of { $count } solved
