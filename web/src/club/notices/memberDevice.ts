/** Whether this device hears what its member is told. The server forgets it when a device is signed out. */

import { membership } from "@/browser/membership.svelte";
import { devices, type Outcome } from "@/device/devices.svelte";
import { people } from "../api";

function keep(hears: boolean): void {
  if (membership.own) membership.keep({ ...membership.own, hears });
}

export const memberDevice = {
  get on(): boolean {
    return devices.possible && !devices.blocked && membership.own?.hears === true;
  },
  async turnOn(): Promise<Outcome> {
    if ((await Notification.requestPermission()) !== "granted") return "refused";
    try {
      await people.hear(await devices.wish());
      keep(true);
      return "on";
    } catch {
      return "failed";
    }
  },
  async turnOff(): Promise<Outcome> {
    try {
      await people.deafen((await devices.wish()).endpoint);
      keep(false);
      return "off";
    } catch {
      return "failed";
    }
  },
  /** The page is here again: another device may have been signed out, and then the server has forgotten all of them. */
  async tell(): Promise<void> {
    if (!this.on) return;
    try {
      await people.hear(await devices.wish());
    } catch {
      // The next time that the page is opened it tries again.
    }
  },
};
