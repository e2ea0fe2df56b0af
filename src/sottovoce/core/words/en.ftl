# What every game says. Tokens such as "seat:2" arrive here already in words.

player = Player { $number }
and = { $first } and { $last }
nothing = nothing
at-line = Line { $line }: { $sentence }
because = { $sentence } { $reason }


cause-folder = it is a folder
cause-forbidden = reading it is not permitted
cause-encoding = it is not a text file
cause-other = the system refused

order-value = { $thing }
prompt-over = The game is over.
table-ended-drawn = The players agreed on a draw. That is how the table ended the game, not a result of its rules.
table-ended-agreed = The players agreed to end the game here, without a result.
table-ended-resigned = { $seats } resigned. That is how the table ended the game, not a result of its rules.
table-ended-abandoned = Nobody came back to this table, so it was closed without a result.
prompt-waiting = Waiting for { $seats }.
event-took-back = { $seat } took back the last step.

## Errors: a code each; the sentence says what is wrong and what would be right.

error-game = There is no game called “{ $game }”. There are: { $games }.
error-bot = There is no bot called “{ $bot }”. There are: { $bots }.
error-seats = { $game } can't be played by { $seats }. Possible numbers of players: { $counts }.
error-too-many-seats = { $count } names or seats were given for { $players } players.
error-name = { $name } is not a valid name: use at most { $most } printable characters.
error-option = { $game } has no option “{ $option }”. It has: { $options }.
error-option-value = “{ $value }” is not a value of the option “{ $option }”. Possible: { $values }.
error-seed = “{ $seed }” is not a valid seed: give a whole number or 64 hexadecimal digits.
error-nonce = “{ $nonce }” is not a valid nonce: it has 64 hexadecimal digits, small letters, one for a seat.
error-mark = “{ $mark }” is not a mark of a game file.
error-no-observations = { $game } has no observations, so it can't be used in the laboratory.
error-observer = These observers take no parameters, but got: { $given }.
error-too-small = “{ $name }” can't be { $number }: it must be at least { $least }.
error-render-mode = There is no render mode “{ $mode }”. There are: { $modes }.
error-batch-actions = Expected { $size } actions, one whole number for each game; got an array of shape { $shape } and type { $kind }.
error-batch-action = In game { $number } of the batch action { $action } is not possible now. Possible: { $choices }.
error-language = “{ $language }” is not available. Languages: { $languages }.
error-paragraph = { $game } has no § { $paragraph }.
error-no-such-seat = There is no seat { $number }: the seats are numbered from 0 to { $last }.
error-over = The game is over.
error-not-asked = It is not { $seat }'s turn to answer. Waiting for { $waiting }.
error-late = Too late: the question has changed.
error-not-understood = “{ $text }” was not understood. Possible answers: { $choices }.
error-not-possible = “{ $text }” is not possible now. Possible answers: { $choices }.
error-resigned-already = This seat has already resigned.
error-table-ending = A table can't end a game as “{ $found }”: there are { $endings }.
error-undo-over = Nothing can be taken back once the game is over.
error-undo-nothing = There is nothing to take back.
error-undo-rolled = That can't be taken back: chance has decided something since.
error-undo-revealed = That can't be taken back: something has been revealed since.
error-undo-sealed = That can't be taken back: everybody has been asked for a sealed answer since.
error-undo-acted = That can't be taken back: somebody else has acted since.
error-file-missing = There is no file { $file }.
error-file-unreadable = The file { $file } can't be read ({ $reason }).
error-file-not-ours = This is not a Sottovoce game file: its first line should be “sottovoce 1”.
error-file-format = This file has format { $found }; this program reads format { $ours }.
error-file-cut = The file is incomplete: its last line should begin with “end”.
error-file-no-setup = The file has no line “setup”.
error-file-header = “{ $text }” is not a header line.
error-file-header-missing = The header has no line “{ $text }”.
error-file-twice = “{ $text }” appears twice in the header.
error-file-value = “{ $text }” is not possible here.
error-file-rules = The game was played by rules version { $found }; this program plays version { $versions }.
error-rules-version = { $game } can't be played by rules version { $found } here, only by { $versions }.
error-file-hash = The hash does not match the seed.
error-file-edited = The file was changed after it was written: its checksum is wrong.
error-file-entry = “{ $text }” is not an entry: it should read “number seat action”.
error-file-number = This entry is number { $expected } but is labelled “{ $found }”.
error-nothing-said = Nothing was said.
error-file-table = “{ $text }” is nothing that a table does: it should read “mover bot”, “mover clock” or “resigned seat”.
error-no-whisper = A whisper goes to some seats, its speaker among them, not to everybody.
error-file-said = “{ $text }” is not a line of talk: it should read “said seat hearers words”.
error-file-illegal = “{ $text }” can't be played.
error-file-rolls = “{ $text }” is not a list of rolls.
error-file-roll-missing = A roll is missing here (a die with { $faces } faces).
error-file-roll-range = A die with { $faces } faces can't show { $shown }.
error-file-roll-seed = The seed's dice do not show { $shown } here.
error-file-roll-extra = There are more rolls here than dice rolled.
