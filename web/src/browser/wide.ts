/** Whether a window has room for a column beside a table. */

import { MediaQuery } from "svelte/reactivity";

export const WIDE = new MediaQuery("min-width: 1001px");
