import "@art/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/dialogs.css";
import "./styles/reach.css";
import "./styles/marks.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./shell/router.svelte";
import { followSettings } from "./shell/settings.svelte";
import { need } from "./shell/words.svelte";

followSettings();
followLinks();
await need("web", "kernel", "screen");
const target = document.getElementById("app");
if (target) mount(App, { target });
