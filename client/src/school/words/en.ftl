# The school's words in the browser. They come with its pages alone.

learn = Learn { $game }
step-of = Step { $step } of { $last }
go-on = Go on
back = Back
begin-again = Begin again
finished = Well done
play-on = Play this game to its end
play-from-start = Play a whole game
next-lesson = Next: { $title }
more-lessons = More lessons and drills
to-puzzles = Puzzles
lesson-bar = Lesson
look-here = Look here: { $things }
choices-all = All choices ({ $count })
