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
search-results = Places found
learn-by-playing = Learn it by playing
summary = One page to print
summary-of = { $game } on one page
print = Print
