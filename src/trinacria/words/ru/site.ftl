# Статическая версия: команда, которая её создаёт, и слова страницы там, где играют на одном устройстве.
cli-help-site = Записать статическую версию в папку OUT: файлы, которые раздаст любой веб-хостинг. Играть можно против ботов или за одним экраном, в одном лишь браузере, без сервера. Нужны npm (Node) и pip.
cli-help-site-short = Записать версию, которая играет в одном лишь браузере, для любого хостинга.
cli-help-site-compress = записать каждый файл и в сжатом виде, br и gz, для веб-серверов, которые такие отдают (nginx, Caddy)
cli-help-site-address = где будет лежать папка, например https://me.example/play/: тогда мессенджеры показывают картинку рядом со ссылкой
cli-site-written = Записано в { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
}, { $size } МБ.
cli-site-compressed = В сжатом виде: { $size } МБ.
cli-site-serve = Попробовать: python -m http.server --directory { $folder }
site-error-node = Статическую версию собирает Node, а его здесь нет. Установите Node 20.19 или новее.
site-error-hash = { $what }: хеш не совпал с ожидаемым. Ничего не записано.
site-error-fetch = Не удалось получить { $what }: { $reason }
site-error-compile = Не удалось скомпилировать код на Python для браузеров: { $reason }
site-error-folder = В папке { $folder } лежат файлы, которые не относятся к статической версии Trinacria. Выберите пустую папку.
site-error-page = В этой установке нет страницы. В клоне её собирает «make web».
site-error-address = «{ $address }» — это не веб-адрес. Пример: https://me.example/play/.
