/** What every page needs. The build puts it at the head of every part that comes later, so that all of it is one file: many
 * small ones would cost more in headers than in code. */

import "preact/jsx-runtime";
import "preact/hooks";
import "./api";
import "./games";
import "./keys";
import "./mine";
import "./narrow";
import "./pages/frame";
import "./pages/problem";
import "./part";
import "./router";
import "./rules";
import "./school/progress";
import "./settings";
import "./sheets";
import "./toast";
import "./trusted";
import "./words";
