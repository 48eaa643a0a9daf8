# What a browser that is too old for the page shows instead of it.

web-old-title = This browser is too old for Trinacria
web-old-note = Trinacria runs in Chrome and Edge from version { $chrome }, in Firefox from version { $firefox }, and in Safari from version { $safari }.
web-old-ways = Update this browser, or open the page in a newer one. What is kept here stays: tables and places are not lost.
