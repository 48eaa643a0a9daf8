# The static edition: the command that writes it, and what the page says where it plays on one device.
cli-help-site = Write the static edition into the folder OUT: files that any web host can serve. People play against bots or at one screen, in the browser alone; no server is needed. Needs npm (Node) and pip.
cli-help-site-short = Write an edition that plays in the browser alone, for any web host.
cli-help-site-compress = also write each file compressed, as br and gz, for web servers that send these (nginx, Caddy)
cli-help-site-address = where the folder will be, such as https://me.example/play/: messengers then show a picture with links to it
cli-site-written = Written to { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $size } MB.
cli-site-compressed = Compressed: { $size } MB.
cli-site-serve = Try it: python -m http.server --directory { $folder }
site-error-node = The static edition is made with Node, and there is none here. Install Node 20.19 or newer.
site-error-hash = { $what } is not what was expected: its hash is different. Nothing was written.
site-error-fetch = { $what } could not be fetched: { $reason }
site-error-compile = The Python code could not be compiled for browsers: { $reason }
site-error-folder = { $folder } has files that don’t belong to a static edition of Trinacria. Choose an empty folder.
site-error-page = The page is missing from this installation. In a clone, “make web” builds it.
site-error-address = “{ $address }” is not a web address. It should look like https://me.example/play/.
