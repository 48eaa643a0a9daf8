/* What a browser too old for the page gets: a sentence. It must read this itself, so it is written as in 2009. */
(function (told) {
  "use strict";

  /** @param {string} name @param {string} value */
  function knows(name, value) {
    return window.CSS !== undefined && CSS.supports !== undefined && CSS.supports(name, value);
  }

  /** The language that was chosen here, else one that the reader has asked for. */
  function wishes() {
    var all = (navigator.languages || [navigator.language]).slice();
    try {
      all.unshift(JSON.parse(localStorage.getItem("trinacria-settings") || "{}").language || "");
    } catch (_) {
      // Nothing is kept, or nothing may be read.
    }
    return all;
  }

  function language() {
    var all = wishes();
    for (var at = 0; at < all.length; at += 1) {
      var short = String(all[at]).toLowerCase().split("-")[0];
      if (Object.prototype.hasOwnProperty.call(told.words, short)) return short;
    }
    return told.first;
  }

  function say() {
    var chosen = language();
    var box = document.createElement("main");
    document.documentElement.lang = chosen;
    box.style.cssText = "max-width:36em;margin:0 auto;padding:3em 1em;font:1.1em/1.5 sans-serif";
    for (var at = 0; at < told.words[chosen].length; at += 1) {
      var line = document.createElement(at === 0 ? "h1" : "p");
      line.style.margin = "0 0 1em";
      line.appendChild(document.createTextNode(told.words[chosen][at]));
      box.appendChild(line);
    }
    document.body.innerHTML = "";
    document.body.appendChild(box);
  }

  for (var at = 0; at < told.needs.length; at += 1) {
    if (!knows(told.needs[at][0], told.needs[at][1])) {
      // The page itself looks for this, and stays away (src/app/main.ts).
      document.documentElement.setAttribute("data-old", "");
      if (document.body) say();
      else document.addEventListener("DOMContentLoaded", say);
      return;
    }
  }
})(__TOLD__);
