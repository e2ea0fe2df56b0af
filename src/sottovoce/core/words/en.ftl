# What every game says. Tokens such as "seat:2" arrive here already in words.

player = Player { $number }
and = { $first } and { $last }
nothing = nothing
at-line = Line { $line }: { $sentence }
because = { $sentence } { $reason }


cause-folder = it is a folder
cause-forbidden = permission denied
cause-encoding = it is not a text file
cause-other = the system refused

order-value = { $thing }
prompt-over = The game is over.
table-ended-drawn = The players agreed on a draw. This is their agreement, not a result under the rules.
table-ended-agreed = The players agreed to end the game here without a result.
table-ended-resigned = { $seats } resigned. The game ended there, not by its rules.
table-ended-abandoned = Nobody came back, so the game was closed without a result.
prompt-waiting = Waiting for { $seats }.
event-took-back = { $seat } undoes the last step.

## Errors: a code each; the sentence says what is wrong and what would be right.

error-game = There's no game called “{ $game }”. Available: { $games }.
error-bot = There's no bot called “{ $bot }”. Available: { $bots }.
error-seats = { $game } can't be played by { $seats }. Possible numbers of players: { $counts }.
error-too-many-seats = You gave { $count } names or seats for { $players } players.
error-name = { $name } is not a valid name: use at most { $most } printable characters.
error-option = { $game } has no option “{ $option }”. Available: { $options }.
error-option-value = “{ $value }” isn't a valid value for the option “{ $option }”. Possible: { $values }.
error-seed = “{ $seed }” is not a valid seed: give a whole number or 64 hexadecimal digits.
error-nonce = “{ $nonce }” is not a valid nonce: each seat gives 64 lower-case hexadecimal digits.
error-mark = “{ $mark }” is not a mark that game files have.
error-no-observations = { $game } has no observations, so it can't be used in the lab.
error-observer = These observers take no parameters, but got: { $given }.
error-too-small = “{ $name }” can't be { $number }: it must be at least { $least }.
error-render-mode = There's no render mode “{ $mode }”. Available: { $modes }.
error-batch-actions = Expected { $size } actions, one whole number per game, but got an array of shape { $shape } and type { $kind }.
error-batch-action = In game { $number } of the batch, action { $action } isn't possible now. Possible: { $choices }.
error-language = “{ $language }” is not available. Languages: { $languages }.
error-paragraph = { $game } has no § { $paragraph }.
error-no-such-seat = There's no seat { $number }: seats are numbered from 0 to { $last }.
error-over = The game is over.
error-not-asked = It's not { $seat }'s turn. Waiting for { $waiting }.
error-late = Too late: the question has changed.
error-not-understood = “{ $text }” was not understood. Possible answers: { $choices }.
error-not-possible = “{ $text }” is not possible now. Possible answers: { $choices }.
error-resigned-already = This player has already resigned.
error-table-ending = A game can't end as “{ $found }”. Possible endings: { $endings }.
error-undo-over = You can't undo once the game is over.
error-undo-nothing = There's nothing to undo.
error-undo-rolled = You can't undo that: dice have been rolled or cards drawn since.
error-undo-revealed = You can't undo that: something has been revealed since.
error-undo-sealed = You can't undo that: everyone has been asked for a secret answer since.
error-undo-acted = You can't undo that: someone else has moved since.
error-file-missing = There's no file { $file }.
error-file-unreadable = The file { $file } can't be read ({ $reason }).
error-file-not-ours = This is not a Sottovoce game file: its first line should be “sottovoce 1”.
error-file-format = This file has format { $found }; this program reads format { $ours }.
error-file-cut = The file is incomplete: its last line should start with “end”.
error-file-no-setup = The file has no “setup” line.
error-file-header = “{ $text }” is not a header line.
error-file-header-missing = The header has no “{ $text }” line.
error-file-twice = “{ $text }” appears twice in the header.
error-file-value = “{ $text }” isn't allowed here.
error-file-rules = This game was played with version { $found } of the rules; this program plays version { $versions }.
error-rules-version = { $game } can't be played with version { $found } of the rules here, only with { $versions }.
error-file-hash = The hash doesn't match the seed.
error-file-edited = The file was changed after it was saved: its checksum is wrong.
error-file-entry = “{ $text }” is not an entry: it should read “number seat action”.
error-file-number = This entry should be number { $expected } but says “{ $found }”.
error-nothing-said = The message is empty.
error-file-table = “{ $text }” is not a table event: it should read “mover bot”, “mover clock” or “resigned seat”.
error-no-whisper = A whisper goes to some seats, including the speaker's, but not to everyone.
error-file-said = “{ $text }” is not a chat line: it should read “said seat hearers words”.
error-file-illegal = “{ $text }” is not a legal move.
error-file-rolls = “{ $text }” is not a list of rolls.
error-file-roll-missing = A roll is missing here (a { $faces }-sided die).
error-file-roll-range = A { $faces }-sided die can't show { $shown }.
error-file-roll-seed = The seed's dice don't show { $shown } here.
error-file-roll-extra = There are more rolls here than dice.
