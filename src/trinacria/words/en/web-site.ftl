# Where Trinacria plays on one device, without a server.
web-site-starting = Setting up the table…
web-site-start-failed = The table could not be set up. An older browser may lack something, or a file did not arrive.
web-site-start-again = Try again
web-site-learn = Learn and replay
web-site-replays = Replay a game
web-site-about = Play two tabletop games in your browser: against bots, or with others on one screen. Everything runs on this device, and nothing is sent anywhere.
web-site-log = Points and log
web-site-silent = The saved games can’t be read right now.
web-site-missing-note = A game stays in the browser it was played in, so a link to it works only there. To show it elsewhere, save it to a file and open that under “Replays”.
web-site-pack-missing = This pack is not in this browser. To use it here, add its files on the form for a new table.
web-site-kept = Your games are saved in this browser. Clearing its data deletes them; you can save a game to a file first.
web-site-save = Save to a file
web-site-save-note = The file holds the whole game, hidden cards included. You can open it under “Replays”, here or on a server, and continue there with friends.
web-site-continue = Continue with friends
web-site-pack-note = The files of a pack, or one zip archive. They are checked first, and stay in this browser.
web-site-fair = On one device there is nobody to promise anything to: this browser chooses the seed and deals the cards. After the game, you can recompute every shuffle and see that nothing was changed along the way. It proves nothing against someone who changes the page itself.
web-site-continue-note = A new table starts from this position. The server shuffles what is still hidden, so the file tells nobody what comes next. The other seats wait for your friends. Which seat do you want?
web-site-verified = { $count ->
    [one] Recomputed on this device from the seed: 1 action matches.
   *[other] Recomputed on this device from the seed: all { $count } actions match.
}
web-site-verified-not = This game can’t be recomputed from its seed.
