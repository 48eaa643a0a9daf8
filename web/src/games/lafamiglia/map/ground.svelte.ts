/** The painted ground of a map, in the colours of the page. Call it while a component is made. */

import { settings } from "@/browser/settings.svelte";
import type { Pack } from "../model/pack";
import { ground } from "./background";

export class GroundPicture {
  /** Where the picture is; empty until it is painted. */
  address = $state("");

  constructor(pack: () => Pack | undefined) {
    $effect(() => {
      const [painted, { theme }] = [pack(), settings];
      const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
      if (painted) void ground(painted, dark ? "dark" : "light").then((address) => (this.address = address));
    });
  }
}
