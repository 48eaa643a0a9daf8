// A wide table scrolls in its frame: without a mouse, too, once the frame can have the focus.
new MutationObserver(() => {
  for (const frame of document.querySelectorAll(".md-typeset__scrollwrap:not([tabindex])")) frame.tabIndex = 0;
}).observe(document.documentElement, { childList: true, subtree: true });
