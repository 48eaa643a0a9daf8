import "@art/tokens.css";
import "@/styles/fonts.css";
import "@/styles/base.css";
import "@/styles/controls.css";
import "@/styles/dialogs.css";
import "@/styles/reach.css";
import "@/styles/marks.css";
import { mount } from "svelte";
import "@/games";
import App from "./App.svelte";
import { followApp } from "@/device/app.svelte";
import { FIRST } from "@/words/catalogues";
import { followLinks } from "@/browser/router.svelte";
import { followSettings } from "@/browser/settings.svelte";
import { followSingleKeys } from "@/browser/singleKeys";
import { need } from "@/words/words.svelte";

/** Whether `old.js` has told the reader that this browser is too old. */
const isOld = document.documentElement.hasAttribute("data-old");
if (!isOld) {
  followSettings();
  followSingleKeys();
  followApp();
  followLinks();
  await need(...FIRST);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}
