# What can be wrong with a database.

error-database-url = “{ $url }” is not a database this program can use: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-driver = PostgreSQL needs the package psycopg: install it with “pip install 'sottovoce[postgres]'”.
error-database-open = The database { $url } can't be opened ({ $reason }).
error-database-served = Another server is already using { $url }. Only one server at a time can use an SQLite file; use PostgreSQL for several servers.
error-database-newer = The database { $url } belongs to a newer version of this program ({ $found }; this one knows { $ours }): update the program.
error-database-older = The database { $url } was last used by an earlier release ({ $found }; this one needs { $ours }). Start the server once to update it.
error-database-missing = There is no database at { $url }. Check the address; nothing was created.
error-database-foreign = The database { $url } isn't ours: its tables belong to another program.
error-database-failed = The database isn't answering right now. Nothing was changed; try again in a moment.
error-database-unknown = The database didn't answer in time, so we can't tell yet whether your move was saved. Check the table before you try again.
error-no-text = That contains characters that aren't text, so it can't be saved.
error-table-rules = This game used version { $found } of the rules; this server plays { $versions }. It has ended here, but you can download its file and continue it with an earlier release.
error-table-game = { $game } is no longer played here. The game has ended, but you can download its file.
error-table-damaged = This table's data is damaged. It was set aside unchanged, and the people who run this server will find it in the log.
error-table-not-begun = This game never started, so it has no file.
error-backup-exists = { $file } already exists. Choose a new name.
error-backup-failed = That didn't work: { $reason }.
error-backup-damaged = { $file } isn't a complete backup: part of it is missing or was changed.
error-backup-newer = { $file } was written by a newer release. Update the program.
error-restore-not-empty = The database { $url } isn't empty. Restore into a new one.
error-key-missing = The dice of running games in this database are encrypted with a key that should be in { $file }, but that file doesn't exist. Nothing was changed. Put the key file back (use --key-file to say where it is) or, if it's lost for good, see “sottovoce rekey --lost”.
error-key-other = The dice of running games in this database are encrypted with a key that isn't in { $file } ({ $keys }). Nothing was changed. Name the right key file with --key-file; servers that share a database share the key.
error-key-unreadable = The key file { $file } can't be read ({ $reason }).
error-key-unwritable = The key for the dice of running games can't be saved in { $file } ({ $reason }). Choose another place with --key-file.
error-key-malformed = { $file } doesn't contain a key: it should have 64 hexadecimal digits per line, one line per key.
error-table-locked = The dice of this table are encrypted with a key ({ $key }) that this server doesn't have. Nothing was changed; the people who run the server can bring the key back.
