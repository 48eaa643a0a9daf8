/** Our games, made known to the page. */

import { register } from "@/face/registry";
import { famiglia } from "./famiglia";
import { lafamiglia } from "./lafamiglia";

register(famiglia, lafamiglia);
