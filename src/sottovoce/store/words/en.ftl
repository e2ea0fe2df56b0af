# What can be wrong with a database.

error-database-url = “{ $url }” is not a database this program can use: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-driver = PostgreSQL needs the package psycopg: install it with “pip install 'sottovoce[postgres]'”.
error-database-open = The database { $url } can't be opened ({ $reason }).
error-database-newer = The database { $url } was made by a newer version of this program ({ $found }; this one knows { $ours }): update the program.
error-database-foreign = The database { $url } holds something else: its tables are not those of this program.
error-database-failed = The database is not answering right now. Nothing was changed; try again in a moment.
error-database-unknown = The database did not answer in time, and whether this was kept is not known yet. Look at the table before you repeat it.
error-no-text = That holds characters that are no text, and can't be kept.
error-table-rules = This game was played by rules version { $found }; this server plays { $versions }. It has ended; its file can be downloaded, and an earlier release of the program plays it on.
error-table-game = This table's game, { $game }, is not played here any more. It has ended; its file can be downloaded.
error-table-damaged = The record of this table is damaged. It was put aside as it is, and whoever runs this server can find it in the log.
error-table-not-begun = This game has never begun: there is no file of it.
error-backup-exists = There is a file { $file } already. Name a new one.
error-backup-failed = That did not work: { $reason }.
error-backup-damaged = { $file } is no complete backup: part of it is missing or was changed.
error-backup-newer = { $file } was written by a newer release. Update the program.
error-restore-not-empty = The database { $url } is not empty. Restore into a new one.
error-key-missing = The dice of running games in this database are sealed with a key that should be in { $file }, and there is no such file. Nothing was changed. Put the key file back (--key-file says where it is), or, if it is lost for good, see “sottovoce rekey --lost”.
error-key-other = The dice of running games in this database are sealed with another key than those in { $file } ({ $keys }). Nothing was changed. Name the right key file by --key-file; servers that share a database share the key.
error-key-unreadable = The key file { $file } can't be read ({ $reason }).
error-key-unwritable = A key for the dice of running games can't be kept in { $file } ({ $reason }). Name another place by --key-file.
error-key-malformed = { $file } holds no key: there should be 64 hexadecimal digits on a line for each key.
error-table-locked = The dice of this table are sealed with a key ({ $key }) that this server does not have. Nothing was changed; whoever runs the server can bring the key back.
