# Что лучшего можно сделать в Famiglia, одной фразой: первый способ её начинает, за ним способ другого рода.

famiglia-ways-one = { $first }.
famiglia-ways-two = { $first } — или { $other }.
famiglia-way-recruit = { $pays ->
    [nothing] { $place ->
        [first] Возьмите { $card } бесплатно
       *[other] возьмите { $card } бесплатно
    }
   *[other] { $place ->
        [first] Завербуйте { $card }
       *[other] завербуйте { $card }
    }{ $pays ->
        [pair] , показав две { $lay }
       *[joker] , показав { $lay } и { $keep }
    }
}
famiglia-way-brute = { $place ->
    [first] Понизьте { $card } картой { $brute } и завербуйте её
   *[other] понизьте { $card } картой { $brute } и завербуйте её
}
famiglia-way-new = { $place ->
    [first] Уберите карту и откройте новые
   *[other] уберите карту и откройте новые
}
famiglia-way-accountant = { $place ->
    [first] Сыграйте { $card } и обменяйте карты с бандой
   *[other] сыграйте { $card } и обменяйте карты с бандой
}
famiglia-way-power = { $place ->
    [first] Сыграйте { $card } и понизьте карту
   *[other] сыграйте { $card } и понизьте карту
}
famiglia-way-pass = { $open ->
    [some] { $place ->
        [first] Спасуйте
       *[other] спасуйте
    }
   *[none] { $place ->
        [first] Спасуйте: взять нечего
       *[other] спасуйте: взять нечего
    }
}
famiglia-way-swap = { $place ->
    [first] Обменяйте { $amount ->
        [one] { $amount } карту
        [few] до { $amount } карт
       *[many] до { $amount } карт
    } между бандой и рукой
   *[other] обменяйте { $amount ->
        [one] { $amount } карту
        [few] до { $amount } карт
       *[many] до { $amount } карт
    } между бандой и рукой
}
famiglia-way-done = { $place ->
    [first] Закончите обмен
   *[other] закончите обмен
}
famiglia-way-lay = { $place ->
    [first] Выложите карту с руки вместо { $card }
   *[other] выложите карту с руки вместо { $card }
}
famiglia-way-lower = { $place ->
    [first] Понизьте { $card } до { $value } и завербуйте её
   *[other] понизьте { $card } до { $value } и завербуйте её
}
