/** What every page needs, and small things that most do. The build puts it at the head of every part that comes later, so that all of it is one file: many
 * small ones would cost more in headers than in code. */

import "preact/jsx-runtime";
import "preact/hooks";
import "boards";
import "./ago";
import "./api";
import "./climax";
import "./dice";
import "./games";
import "./keys";
import "./mine";
import "./narrow";
import "./pages/frame";
import "./pages/problem";
import "./lazy_part";
import "./pieces";
import "./router";
import "./rules";
import "./school/progress";
import "./settings";
import "./sheets";
import "./table/clock";
import "./table/keys";
import "./toast";
import "./trusted";
import "./words";
import "./worker/install";
