/** What pages with a table need, together with the board itself: the build makes it one file, as it does with src/common.ts. */

import "../dice";
import "./clock";
import "./curtain";
import "./log";
import "./player_mark";
