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
