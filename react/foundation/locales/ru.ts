import type { Language } from "./Language.ts"

/**
 * Russian.
 *
 * - Addresses the visitor as: вы, lower case; a value is placed where it needs no case.
 * - Wallet, account, address, network, code, token: кошелёк, аккаунт, адрес, сеть, код, токен.
 * - Approve: Подтвердить. Sign in: Войти. Swap: Обменять. Network fee: комиссия сети.
 * - Allow a spender: разрешить. Its action: взять. Take the allowance back: отозвать разрешение. Revoke a session:
 *   отозвать.
 * - Confirmed by the network: подтверждено сетью.
 * - To revoke the code of an account is not the word of Cancel.
 */
export const language: Language = {
  tag: "ru",
  dir: "ltr",
  first: {
    "button.connect": "Подключить кошелёк",
    "modal.close": "Закрыть",
    "modal.loading": "Загрузка",
    "modal.missing": "Не удалось загрузить окно кошелька. Проверьте соединение и попробуйте ещё раз.",
    "modal.again": "Повторить",
    "button.account": "Аккаунт {name}, {network}",
    "button.connecting": "Подключение",
    "button.reconnecting": "Переподключение",
    "button.unsupported": "Не та сеть",
    "modal.unset": "Это окно кошелька ещё не настроено.",
    "modal.back": "Назад",
    "modal.cancel": "Отмена",
    "modal.connected": "Подключено к {wallet}",
    "modal.retry": "Повторить",
    "view.Connect": "Подключить кошелёк",
    "view.AllWallets": "Все кошельки",
    "view.ConnectWallets": "Подключить кошелёк",
    "view.Account": "Аккаунт",
    "view.AccountSettings": "Настройки",
    "view.SwitchNetwork": "Выбор сети",
    "view.Networks": "Выбор сети",
    "view.WalletCompatibleNetworks": "Совместимые сети",
    "view.UnsupportedChain": "Выбор сети",
    "view.ConnectingExternal": "Подключить кошелёк",
    "view.ConnectingMultiChain": "Какая сеть?",
    "view.ConnectingWalletConnectBasic": "WalletConnect",
    "view.ConnectingWalletConnect": "WalletConnect",
    "view.ProfileWallets": "Кошельки",
    "view.SIWXSignMessage": "Вход",
    "view.ConnectingSiwe": "Вход",
    "view.SwitchActiveChain": "Выбор сети",
    "view.GetWallet": "Получить кошелёк",
    "view.WhatIsAWallet": "Что такое кошелёк?",
    "view.WhatIsANetwork": "Что такое сеть?",
    "walletconnect.get": "Получить {wallet}",
    "view.Downloads": "Загрузки",
    "view.WalletReceive": "Получить",
    "view.Transactions": "История",
    "chunk.failed": "Не удалось загрузить эту часть. Проверьте соединение и попробуйте ещё раз.",
    "connect.off": "На этой странице нет кошельков для подключения.",
    "connect.login": "Войти или создать аккаунт",
    "connect.list": "Кошельки",
    "connect.device": "На этом устройстве",
    "connect.popular": "Популярные",
    "connect.new": "Впервые с кошельком?",
    "connect.get": "Получить",
    "connect.moreFailed": "Не удалось загрузить другие кошельки.",
    "connect.agree": "Я принимаю",
    "connect.agreeFirst": "Сначала отметьте флажок",
    "connect.terms": "Подключаясь, вы принимаете",
    "connect.termsLink": "Условия использования",
    "connect.and": "и",
    "connect.privacyLink": "Политику конфиденциальности",
    "tag.recent": "Последний",
    "connect.notOffered": "Недоступен на этом сайте",
    "tag.get": "Получить",
    "tag.mixed": "Смешаны алфавиты",
    "allWallets.row": "Все кошельки",
    "connecting.approve": "Подтвердите в {wallet}",
    "connecting.open": "Открыто окно кошелька. Нажмите в нём «Подтвердить».",
    "connected.title": "Подключено",
    "connected.more": "{address}\nв сети {network}",
    "connecting.sees": "Эта страница увидит ваш адрес",
    "connecting.asks": "Без вашего согласия она ничего не переведёт",
    "namespace.solana": "Solana",
    "namespace.bip122": "Bitcoin",
    "reach.scan": "Отсканируйте QR-код телефоном"
  },
  views: {
    "toast.accountSwitched": "Аккаунт сменён",
    "toast.addressCopied": "Адрес скопирован",
    "toast.codeResent": "Письмо с кодом отправлено снова",
    "toast.emailChanged": "Почта изменена",
    "toast.linkCopied": "Ссылка скопирована",
    "toast.walletAdded": "Новый кошелёк добавлен",
    "toast.transactionStarted": "Транзакция начата",
    "toast.walletDeleted": "Кошелёк удалён",
    "toast.walletDisconnected": "Кошелёк отключён",
    "toast.walletSwitched": "Кошелёк сменён",
    "toast.approveLimit": "Подтвердите повышение лимита в кошельке",
    "toast.authenticating": "Аутентификация…",
    "toast.confirmTransaction": "Подтвердите транзакцию в кошельке",
    "view.AddFunds": "Пополнить",
    "view.WalletSend": "Отправить",
    "money.ambiguous": "Вы имели в виду {whole} или {decimal}?",
    "money.grouped": "Введите без разделителей тысяч: 1000.5",
    "send.filledIn": "Заполнено: {app}",
    "view.SmartSessionList": "Умные сессии",
    "connecting.notInstalled": "{wallet} не установлен",
    "connecting.notHere": "{wallet} нет на этой странице",
    "connecting.notHereNext": "Установите или включите расширение и обновите страницу. Или выберите другой кошелёк.",
    "connecting.noWay": "Мы не знаем, где его получить. Выберите другой кошелёк.",
    "connecting.others": "Выбрать другой кошелёк",
    "connecting.install": "Установите его, вернитесь на эту страницу и подключитесь.",
    "connecting.haveIt": "Уже установлен",
    "connecting.nothing": "Ничего не произошло? Откройте снова",
    "connecting.behind": "Возможно, он за этим окном.",
    "connecting.here": "{wallet} уже здесь. Подключить",
    "guide.install": "Установите {wallet}",
    "guide.installMore": "Скачайте ниже или отсканируйте QR-код телефоном.",
    "guide.installHere": "Скачайте в магазине ниже.",
    "guide.create": "Создайте кошелёк или импортируйте свой",
    "guide.createMore": "Никому не сообщайте фразу восстановления.",
    "guide.back": "Вернитесь сюда",
    "guide.backMore": "Страница сама заметит {wallet}. Если нет, обновите её.",
    "guide.backAgain": "Выберите {wallet} ещё раз, чтобы подключиться.",
    "store.chrome": "Расширение браузера",
    "store.ios": "App Store",
    "store.android": "Google Play",
    "store.webapp": "Веб-приложение",
    "store.home": "Сайт",
    "store.phone": "Телефон",
    "downloads.stores": "Где получить",
    "downloads.scan": "Отсканируйте этот QR-код телефоном.",
    "multiChain.opens": "Ваш аккаунт в {networks}",
    "allWallets.search": "Поиск кошельков",
    "allWallets.none": "Нет кошелька с названием «{text}»",
    "allWallets.noneNext": "Проверьте написание или подключите любой кошелёк по QR-коду.",
    "allWallets.noneSpelling": "Проверьте написание.",
    "allWallets.clear": "Очистить",
    "allWallets.scan": "Отсканировать QR-код",
    "allWallets.missing": "Нет в списке?",
    "allWallets.failed": "Список не загружается",
    "allWallets.failedNext": "Кошельки в этом браузере по-прежнему работают.",
    "tag.installed": "Установлен",
    "signIn.preparing": "Подготовка",
    "signIn.lead": "Вход на {site}",
    "signIn.why": "Подпись подтверждает, что этот аккаунт ваш. Это бесплатно, средства не переводятся.",
    "signIn.statement": "Вы соглашаетесь с",
    "signIn.site": "Сайт",
    "signIn.account": "Аккаунт",
    "signIn.network": "Сеть",
    "signIn.from": "Действует с",
    "signIn.until": "Действует до",
    "signIn.resources": "Ресурсы",
    "signIn.read": "Прочитать сообщение",
    "signIn.cancel": "Отмена",
    "signIn.sign": "Войти",
    "signIn.approve": "Подтвердите в {wallet}",
    "signIn.declined": "Вы отказались. Вход ещё не выполнен.",
    "signIn.elsewhere": "Этот запрос для другого сайта",
    "signIn.elsewhereNext": "Ничего не подписано. Если вы не знаете, почему видите это, покиньте страницу.",
    "signIn.must": "Войдите или отмените",
    "refused.title": "Вы отказались",
    "refused.next": "Ничего не передано. Попробуйте снова, когда будете готовы.",
    "failed.away": "Сервис сейчас не отвечает",
    "failed.noNetwork":
      "Кошелёк не сообщил этой странице свою сеть. Откройте кошелёк, выберите сеть, затем попробуйте ещё раз.",
    "locked.title": "Разблокируйте {wallet}",
    "locked.next": "Откройте его на панели браузера и введите пароль.",
    "newcomer.learn": "Узнать больше",
    "newcomer.none": "Чтобы продолжить, нужен кошелёк",
    "newcomer.noneNext": "Установите его в этом браузере или откройте эту страницу в браузере кошелька.",
    "newcomer.compare": "Сравнить все",
    "newcomer.find": "Найти кошелёк",
    "newcomer.haveOne": "Теперь он у меня есть",
    "newcomer.notSeen": "Страница пока не видит кошелька. Обновите её после установки.",
    "runs.both": "Браузер и телефон",
    "runs.phone": "Только телефон",
    "runs.browser": "Браузер",
    "runs.web": "Сайт",
    "lesson.key": "Ваш ключ к сайтам",
    "lesson.keyMore": "Входите с его помощью, не придумывая новый пароль для каждого сайта.",
    "lesson.home": "Место для ваших активов",
    "lesson.homeMore": "Он хранит монеты и коллекционные предметы. Переводить их можете только вы.",
    "lesson.networks": "Работает в разных сетях",
    "lesson.networksMore": "В одном кошельке могут быть аккаунты во многих сетях.",
    "lesson.system": "Общий компьютер",
    "lesson.systemMore": "Множество компьютеров хранят одни и те же записи. Никто не владеет ими всеми.",
    "lesson.fees": "За каждую транзакцию берётся комиссия",
    "lesson.feesMore": "Комиссия платится монетой самой сети, поэтому оставьте немного этой монеты.",
    "lesson.record": "Открыта для всех",
    "lesson.recordMore": "Обозреватель показывает все совершённые транзакции.",
    "lesson.gotIt": "Понятно",
    "allWallets.more": "Загрузить ещё",
    "allWallets.loading": "Загрузка кошельков",
    "allWallets.count.one": "{count} кошелёк",
    "allWallets.count.other": "{count} кошелька",
    "allWallets.count.few": "{count} кошелька",
    "allWallets.count.many": "{count} кошельков",
    "walletconnect.ways": "Способы подключения",
    "walletconnect.scan": "Отсканируйте в {wallet} на телефоне",
    "walletconnect.scanElsewhere": "Отсканируйте другим устройством или скопируйте ссылку",
    "walletconnect.code": "QR-код для {wallet}",
    "walletconnect.making": "Готовим QR-код",
    "walletconnect.makingLink": "Готовим ссылку",
    "walletconnect.copy": "Скопировать ссылку",
    "walletconnect.copied": "Ссылка скопирована",
    "walletconnect.expires": "Истекает через {seconds} с",
    "walletconnect.step1": "Откройте кошелёк",
    "walletconnect.step2": "Нажмите «Сканировать»",
    "walletconnect.step3": "Подтвердите",
    "walletconnect.noWallet": "Нет кошелька на телефоне?",
    "walletconnect.waits": "Подтвердите там и вернитесь. Эта страница вас подождёт.",
    "walletconnect.openIt": "Открыть",
    "walletconnect.expired": "Срок действия кода истёк",
    "walletconnect.refresh": "Получить новый код",
    "walletconnect.opened": "Приложение открыто. Подтвердите там и вернитесь на эту страницу.",
    "walletconnect.notYet": "Ещё нет на телефоне?",
    "walletconnect.getIt": "Получить",
    "walletconnect.openHint": "Подтвердите там и вернитесь.",
    "walletconnect.openWeb": "Откроется в новой вкладке. Эта страница вас подождёт.",
    "walletconnect.open": "Открыть {wallet}",
    "walletconnect.openAgain": "Открыть {wallet} ещё раз",
    "walletconnect.browse": "{wallet} открывает эту страницу в своём браузере. Подключитесь там.",
    "walletconnect.failedNext": "Проверьте соединение и попробуйте ещё раз.",
    "walletconnect.refused": "На этой странице QR-коды не настроены",
    "walletconnect.refusedNext": "Чтобы продолжить, выберите другой кошелёк.",
    "reach.qrcode": "QR-код",
    "reach.mobile": "Телефон",
    "reach.desktop": "Компьютер",
    "reach.web": "Веб",
    "reach.browser": "Браузер",
    "reach.extension": "Расширение",
    "email.label": "Эл. почта",
    "account.editEmail": "Изменить почту",
    "account.signIn": "Способ входа",
    "account.smart": "Смарт-аккаунт",
    "account.runs": "Смарт-аккаунт ({code}). Это можно отменить в кошельке.",
    "account.switchingType": "Смена аккаунта",
    "account.upgrade": "Перенести кошелёк",
    "account.buy": "Купить",
    "account.swap": "Обменять",
    "account.name": "Имя",
    "account.copy": "Скопировать адрес",
    "account.copyFailed": "Не удалось скопировать",
    "account.explorer": "Обозреватель",
    "account.disconnect": "Отключить",
    "account.network": "Сеть",
    "account.sessions": "Приложения, которые могут действовать за вас",
    "wallets.inUse": "Активен",
    "wallets.disconnect": "Отключить {wallet}",
    "wallets.forget": "Забыть {wallet}",
    "wallets.add": "Подключить другой кошелёк",
    "wallets.change": "Заменить другим кошельком",
    "wallets.changeNext": "{wallet} будет отключён",
    "wallets.reconnecting": "Переподключение",
    "wallets.earlier": "Использовались раньше",
    "wallets.connect": "Подключиться к {network}",
    "activeChain.lead": "Продолжить в {network}?",
    "activeChain.keep": "{wallet} останется подключён. Вы можете вернуться в любой момент.",
    "activeChain.connect":
      "Для {network} нужен отдельный кошелёк. Сейчас вы его выберете; {wallet} останется подключён.",
    "activeChain.switch": "Перейти в {network}",
    "activeChain.stay": "Остаться в {network}",
    "namespace.eip155": "Сети EVM",
    "namespace.polkadot": "Polkadot",
    "namespace.cosmos": "Cosmos",
    "account.balance": "Баланс",
    "account.balanceUnknown": "Баланс неизвестен",
    "account.balanceLoading": "Загрузка баланса",
    "account.tokens": "Токены",
    "account.nfts": "NFT",
    "account.activity": "История",
    "account.noTokens": "Токенов пока нет",
    "account.noTokensNext": "Здесь появится то, что вы получите.",
    "account.uncovered": "Эта сеть здесь не поддерживается",
    "account.uncoveredNext": "Ваши токены нельзя показать здесь. Они видны в кошельке.",
    "account.worthless": "Показать без стоимости: {count}",
    "account.hidden": "Скрыто: {count}, вероятно спам",
    "account.lure": "Вероятно, спам, не учтено",
    "account.unchecked": "Стоимость нельзя проверить, она не учтена",
    "account.tokensLoading": "Загрузка токенов",
    "account.away": "Балансы сейчас не загружаются.",
    "account.retryIn": "Повторить · {seconds} с",
    "account.asOf": "На {time}",
    "account.avatar": "Аккаунт",
    "account.reconnecting": "Переподключение",
    "network.current": "Текущая",
    "network.notServed": "Этот кошелёк не работает в этой сети",
    "network.notGranted": "Не разрешено в {wallet}",
    "network.switching": "Подтвердите в {wallet}",
    "network.switchingNext": "Он просит сменить сеть на {network}.",
    "network.unsupported": "Эта страница не использует {network}",
    "network.unsupportedNext": "Ваш кошелёк сейчас в этой сети. Чтобы продолжить, выберите сеть.",
    "network.unknown": "сеть {id}",
    "network.ownWallet": "Нужен кошелёк для {namespace}",
    "network.testnet": "Тестовая сеть",
    "network.failed": "Сеть не сменилась. Попробуйте ещё раз.",
    "network.search": "Поиск сетей",
    "network.none": "Нет сети с названием «{text}»",
    "network.count.one": "{count} сеть",
    "network.count.other": "{count} сети",
    "plain.chain.none-requested": "Этот кошелёк не работает в сетях этой страницы",
    "plain.chain.not-supported": "В вашем кошельке нет этой сети",
    "plain.chain.switch-failed": "Сеть не сменилась",
    "plain.chain.switch-rejected": "Вы отказались",
    "plain.chain.unsupported": "Эта сеть этого не поддерживает",
    "plain.connection.connector-not-found": "Этого кошелька нет на странице",
    "plain.connection.failed": "Кошелёк не подключился",
    "plain.connection.failed-to-find-connector": "Этого кошелька больше нет на странице",
    "plain.connection.network-not-in-wallet": "Кошелёк не открыл доступ к этой сети",
    "plain.connection.provider-not-found": "Кошелёк недоступен",
    "plain.connection.request-rejected": "Вы отказались",
    "plain.connection.session-expired": "Срок подключения истёк",
    "plain.connection.sign-client-missing": "WalletConnect ещё запускается",
    "plain.http.bad-shape": "Сервис сейчас не работает",
    "plain.http.too-large": "Сервис сейчас не работает",
    "plain.walletconnect.method-not-granted": "Кошелёк этого не разрешил",
    "plain.name.needs-account": "Для имени нужен аккаунт в сети EVM",
    "plain.name.not-registered": "Имя {label} не зарегистрировано",
    "plain.name.not-resolved": "Не удалось проверить это имя",
    "plain.name.suggestions-failed":
      "Сейчас имена нельзя проверить. Вы всё равно можете попробовать зарегистрировать имя.",
    "plain.onramp.host-unknown": "Этого провайдера нельзя открыть здесь",
    "plain.onramp.quote-failed": "Сейчас цены нет",
    "plain.onramp.url-failed": "Страница провайдера не открылась",
    "plain.session.revoke-failed": "Она не отозвана и всё ещё действует",
    "plain.siwx.not-started": "Вход не начался, и кошелёк отключён. Подключите его снова, чтобы войти.",
    "plain.siwx.signing-failed": "Сообщение не подписано",
    "plain.transaction.expired": "Срок действия запроса истёк",
    "plain.transaction.not-allowed": "Страница запросила то, что не разрешено",
    "plain.transaction.page-framed": "Эта страница открыта внутри {origin}",
    "plain.swap.not-supported": "В этой сети обмен недоступен",
    "network.count.few": "{count} сети",
    "network.count.many": "{count} сетей",
    "view.EmailLogin": "Войти по почте",
    "view.EmailVerifyOtp": "Подтверждение почты",
    "view.EmailVerifyDevice": "Регистрация устройства",
    "view.UpdateEmailWallet": "Смена почты",
    "view.UpdateEmailPrimaryOtp": "Текущая почта",
    "view.UpdateEmailSecondaryOtp": "Новая почта",
    "view.UpgradeEmailWallet": "Перенос кошелька",
    "change.now": "Сейчас: {email}",
    "change.label": "Новая почта",
    "change.how": "Код придёт на текущую почту, затем ещё один на новую. Ваш адрес останется прежним.",
    "change.save": "Сохранить",
    "change.enter": "Введите новую почту",
    "change.step": "Шаг {step} из 2",
    "change.toPrimary": "Код отправлен на текущую почту",
    "change.toSecondary": "Код отправлен на новую почту",
    "upgrade.title": "Храните ключи сами",
    "upgrade.how":
      "Ключ этого кошелька хранит защищённый сайт. Там его можно перенести в кошелёк, ключи которого храните вы.",
    "upgrade.open": "Открыть защищённый сайт",
    "upgrade.waits": "Ждём защищённый сайт",
    "email.title": "Какой у вас адрес почты?",
    "email.how": "Мы пришлём код из 6 цифр.\nБез пароля и без установки.",
    "email.send": "Отправить код",
    "email.go": "Продолжить",
    "email.or": "или с помощью кошелька",
    "email.sending": "Отправляем код на {email}",
    "email.wallet": "Подключить кошелёк",
    "code.title": "Введите код",
    "code.to": "Мы отправили его на",
    "code.label": "Код из 6 цифр",
    "code.good": "Действует 10 минут",
    "code.checking": "Проверяем код",
    "code.wrong": "Код неверный. Проверьте наше последнее письмо.",
    "code.newer": "Код неверный. Отправлен более новый код.",
    "code.again": "Отправить ещё раз",
    "code.wait": "Отправить ещё раз через {seconds} с",
    "device.title": "Подтвердите это устройство",
    "device.how": "Откройте ссылку, отправленную на {email}, нажмите «Подтвердить» и вернитесь сюда.",
    "device.again": "Отправить новую ссылку",
    "device.refused": "Ссылка отклонена",
    "device.old": "Срок действия ссылки истёк",
    "device.next": "Запросите новую ссылку и подтвердите вход в письме.",
    "ways.or": "или",
    "ways.wallet": "Подключить кошелёк",
    "view.ConnectSocials": "Все соцсети",
    "view.ConnectingSocial": "Вход",
    "view.ConnectingFarcaster": "Farcaster",
    "social.list": "Соцсети",
    "social.with": "Продолжить через {provider}",
    "social.more": "Другие способы входа",
    "social.none": "В этом браузере вход через соцсети не работает.",
    "social.others": "Выбрать другой способ",
    "social.title": "Войти через {provider}",
    "social.waits": "Продолжите в открывшемся окне. Эта страница никогда не видит ваш пароль.",
    "social.leaves": "Вы перейдёте в {provider} и сразу вернётесь.",
    "social.show": "Показать окно",
    "social.unseen": "Эта страница не видит окно {provider}. Завершите вход там и вернитесь.",
    "social.again": "Начать заново",
    "social.finishing": "Завершаем вход",
    "social.closed": "Окно закрыто",
    "social.closedNext": "Откройте его снова, чтобы продолжить. Если вы уже закончили там, подождите немного.",
    "social.blocked": "Браузер заблокировал окно",
    "social.blockedNext": "Откройте его ниже. Возможно, нужно разрешить всплывающие окна.",
    "social.open": "Открыть окно",
    "farcaster.code": "QR-код для Farcaster",
    "farcaster.making": "Готовим QR-код",
    "farcaster.scan": "Отсканируйте в Farcaster на телефоне",
    "farcaster.open": "Открыть Farcaster",
    "farcaster.approve": "Подтвердите в Farcaster и вернитесь сюда.",
    "farcaster.old": "Срок действия кода истёк",
    "farcaster.again": "Получить новый код",
    "plain.embedded.frame-load-failed": "Почта сейчас не работает",
    "plain.embedded.frame-load-timed-out": "Почта сейчас не работает",
    "plain.embedded.frame-request-timed-out": "Это заняло слишком много времени",
    "plain.embedded.social-timed-out": "Это заняло слишком много времени",
    "plain.embedded.social-not-started": "Вход не начался",
    "plain.embedded.social-uri-failed": "Вход не начался",
    "plain.embedded.farcaster-failed": "Farcaster не подтвердил вход",
    "plain.embedded.frame-answer-misfit": "Не получилось",
    "plain.embedded.frame-error-unknown": "Не получилось",
    "plain.embedded.untrusted-origin": "На этой странице почта недоступна",
    "plain.embedded.unverified-domain": "На этой странице почта недоступна",
    "view.ApproveTransaction": "Подтверждение",
    "view.SmartSessionCreated": "Умная сессия создана",
    "view.WalletSendSelectToken": "Выбор токена",
    "view.WalletSendPreview": "Проверка",
    "view.WalletSendConfirmed": "Отправить",
    "receive.code": "QR-код вашего адреса",
    "receive.copied": "Скопировано",
    "receive.noteEvm": "Отправляйте на этот адрес только активы в {network} и других сетях EVM.",
    "receive.note": "Отправляйте на этот адрес только активы в {network}.",
    "receive.noteOrdinal": "Отправляйте на этот адрес только инскрипции {network}. Для платежей используйте другой.",
    "receive.purposes": "Адреса",
    "receive.payment": "Платежи",
    "receive.ordinal": "Ordinals",
    "activity.sent": "Отправлено",
    "activity.sentNow": "Отправляется",
    "activity.sentFailed": "Не отправлено",
    "activity.received": "Получено",
    "activity.receivedNow": "Поступает",
    "activity.receivedFailed": "Не получено",
    "activity.swapped": "Обменяно",
    "activity.swappedNow": "Обменивается",
    "activity.swappedFailed": "Обмен не удался",
    "activity.minted": "Выпущено",
    "activity.mintedNow": "Выпускается",
    "activity.mintedFailed": "Выпуск не удался",
    "activity.allowed": "Разрешено",
    "activity.allowedNow": "Разрешается",
    "activity.allowedFailed": "Не разрешено",
    "activity.called": "Вызов контракта",
    "activity.calledNow": "Вызывается контракт",
    "activity.calledFailed": "Вызов не удался",
    "activity.loading": "Загрузка истории",
    "activity.none": "Пока нет операций",
    "activity.noneNext": "Здесь появится то, что вы отправите и получите.",
    "activity.away": "История сейчас не загружается",
    "activity.unmoved": "Ничего не переведено",
    "activity.waits": "Ожидает",
    "activity.for": "{given} на {gained}",
    "activity.to": "Кому: {who}",
    "activity.from": "От: {who}",
    "activity.with": "С кем: {who}",
    "activity.new": "Новый контракт",
    "activity.toSelf": "На ваш же аккаунт",
    "activity.batch": "Несколько шагов сразу",
    "activity.more": "и ещё {count}",
    "activity.moved": "Перемещено",
    "progress.sendFailed": "Не отправлено: {amount}",
    "progress.swapping": "Обмениваем {from} на {to}",
    "progress.swapped": "{from} обменяно на {to}",
    "progress.swapFailed": "Не обменяно: {from}",
    "activity.again": "Повторить",
    "activity.yesterday": "Вчера",
    "activity.today": "Сегодня, {time}",
    "activity.here": "Отправлено с этой страницы",
    "activity.notCovered": "История этой сети недоступна. Здесь видно то, что вы отправляете с этой страницы.",
    "activity.hidden": "Скрыто: {count}, вероятно спам",
    "activity.notYours": "Эту операцию выполнили не вы. Не копируйте этот адрес.",
    "activity.unproven": "Неизвестно, вы ли выполнили эту операцию. Не копируйте этот адрес.",
    "activity.foreign": "Сделано с другого адреса",
    "activity.when": "Когда",
    "activity.party": "С кем",
    "activity.hash": "Транзакция",
    "activity.copyHash": "Скопировать",
    "nfts.loading": "Загрузка коллекции",
    "nfts.none": "Пока нет коллекционных предметов",
    "nfts.noneNext": "В вашей недавней истории их нет.",
    "nfts.source": "Из вашей истории",
    "nfts.back": "Показать более ранние",
    "nfts.unnamed": "Без названия",
    "nfts.count": "×{count}",
    "send.amount": "Сумма",
    "send.have": "У вас {balance}",
    "send.unknown": "Баланс неизвестен",
    "send.to": "Кому",
    "send.receiver": "Адрес или имя",
    "send.paste": "Вставить",
    "send.clear": "Убрать получателя",
    "send.earlier": "Вы уже отправляли",
    "send.fee": "Комиссия сети",
    "send.feeAbout": "Около {fee}",
    "send.feeData": "Около {fee} и комиссия сети за данные",
    "send.feeMost": "Не более {fee}",
    "send.feeMargin": "Не более {fee}, с запасом на комиссию за данные",
    "send.feeUnknown": "Комиссия неизвестна",
    "send.keeps": "Оставляет {fee} на комиссию",
    "send.review": "Проверить",
    "money.checking": "Проверяем",
    "send.enterAmount": "Введите сумму",
    "send.chooseReceiver": "Укажите получателя",
    "money.addFunds": "Недостаточно {symbol} · Пополнить",
    "send.notEnough": "Недостаточно {symbol}",
    "send.misfit": "Введите сумму {symbol} больше 0, не более {decimals} знаков после точки",
    "send.none": "Пока нечего отправлять",
    "send.noneNext": "Всё, что вы получите, можно отправить отсюда.",
    "send.yours": "Ваши токены в {network}",
    "send.from": "От кого",
    "send.network": "Сеть",
    "send.rent": "Открытие счёта {symbol}",
    "send.total": "Итого",
    "send.final": "Транзакции нельзя отменить. Проверьте имя и последние четыре символа.",
    "send.tickFirst": "Отметьте флажок, чтобы отправить",
    "send.press": "Отправить {amount}",
    "send.approve": "Подтвердите в {wallet}",
    "screen.warns": "{site} предупреждает: {reason}",
    "screen.warnsOnly": "{site} предупреждает насчёт этого запроса",
    "send.cancel": "Отмена",
    "send.declined": "Отклонено в {wallet}. Ничего не отправлено.",
    "send.own": "Это ваш собственный адрес.",
    "send.contract": "Это контракт. Убедитесь, что он может хранить {symbol}.",
    "send.contractTick": "Понимаю",
    "send.alike": "Этот адрес похож на знакомый вам, но это другой адрес.",
    "send.alikeTick": "Проверено: это другой адрес",
    "send.moved": "При прошлой отправке у имени {name} был другой адрес.",
    "send.movedTick": "Новый адрес сверен с получателем",
    "send.thisOne": "Этот адрес",
    "send.knownOne": "Знакомый вам адрес",
    "send.sending": "Отправляем {amount}",
    "send.sent": "Отправлено {amount}",
    "send.failed": "Не удалось",
    "send.toWhom": "Кому: {who}.",
    "send.done": "Готово",
    "send.another": "Отправить ещё",
    "approve.asks": "{site} просит вас подтвердить это",
    "approve.asksYou": "просит вас подтвердить это",
    "approve.loading": "Читаем запрос",
    "decision.asked": "Сайт, где хранится ваш ключ, читает запрос",
    "decision.read": "Прочитайте запрос и подтвердите или отклоните его",
    "decision.decided": "Ожидаем сайт, где хранится ваш ключ",
    "approve.tickFirst": "Отметьте флажок, чтобы подтвердить",
    "approve.approve": "Подтвердить",
    "approve.reject": "Отклонить",
    "approve.none": "Подтверждать нечего",
    "approve.noneNext": "Запросы этой страницы сначала появятся здесь.",
    "approve.more.one": "ещё {count} ожидает",
    "approve.more.other": "ещё {count} ожидают",
    "approve.more.few": "ещё {count} ожидают",
    "approve.more.many": "ещё {count} ожидают",
    "approve.changes": "Что изменится в вашем аккаунте",
    "approve.noChanges": "Не удалось определить, что изменится в вашем аккаунте.",
    "approve.account": "От кого",
    "approve.network": "Сеть",
    "approve.details": "Подробности для экспертов",
    "approve.tick": "Я понимаю риск",
    "approve.tickUnread": "Я доверяю этому сайту, хотя это нельзя прочитать",
    "approve.unreadParts":
      "Несколько частей этого запроса нельзя прочитать ({count}). Продолжайте, только если доверяете этому сайту.",
    "approve.window": "Открыть в отдельном окне",
    "approve.ended": "Ничего не отправлено. Начните заново на странице.",
    "sessions.loading": "Загрузка умных сессий",
    "sessions.none": "Ни одно приложение не действует за вас",
    "sessions.noneNext":
      "Здесь появятся приложения, которым вы разрешите действовать самим. Их можно остановить в любой момент.",
    "sessions.away": "Не удалось загрузить умные сессии",
    "sessions.until": "До {date}",
    "sessions.expired": "Истекла {date}",
    "sessions.revoked": "Отозвана {date}",
    "sessions.end": "Отозвать",
    "sessions.ask": "Отозвать?",
    "sessions.keep": "Оставить",
    "sessions.ending": "Подтвердите в {wallet}",
    "sessions.created": "Теперь приложение может действовать за вас",
    "sessions.createdNext": "До {date} и в этих пределах. Вы можете остановить его в любой момент.",
    "sessions.unused": "Разрешение дано, но им нельзя воспользоваться",
    "sessions.unusedNext": "Кошелёк дал разрешение, но приложение не смогло начать. Отзовите его и попробуйте ещё раз.",
    "sessions.all": "Показать умные сессии",
    "money.token": "Токен",
    "money.chooseToken": "Выберите токен",
    "money.readFirst": "Сначала прочитайте предупреждение",
    "money.checkAmount": "Проверьте сумму",
    "money.max": "Макс.",
    "money.feePaid": "Платит этот сайт",
    "money.feePaidCheck": "Если {wallet} покажет комиссию, отклоните её там.",
    "money.feeUnsupported": "{wallet} не позволяет этому сайту заплатить комиссию: платите вы.",
    "money.feeIgnored": "{wallet} не использует предложение сайта заплатить комиссию: платите вы.",
    "money.feeRefused": "Этот сайт за это не платит: комиссию платите вы.",
    "money.feeUnavailable": "Платёжная служба этого сайта сейчас недоступна: комиссию платите вы.",
    "money.search": "Поиск токенов",
    "money.noToken": "Нет токена по запросу «{text}»",
    "money.noTokenNext": "Проверьте написание или вставьте адрес токена.",
    "money.explorer": "Обозреватель",
    "receipt.pending": "Ожидаем {network}",
    "receipt.sent": "Отправлено. Кошелёк сообщит о доставке.",
    "receipt.done": "Доставлено.",
    "receipt.arrived.one": "Доставлено за {count} секунду.",
    "receipt.arrived.few": "Доставлено за {count} секунды.",
    "receipt.arrived.many": "Доставлено за {count} секунд.",
    "receipt.arrived.other": "Доставлено за {count} секунды.",
    "receipt.fee": "Комиссия {fee}.",
    "receipt.failed": "Сеть отклонила транзакцию. Списана только комиссия.",
    "receipt.failedFor": "Сеть отклонила транзакцию: {reason}. Списана только комиссия.",
    "receipt.repriced": "Отправлено снова с другой комиссией.",
    "receipt.canceled": "Отменено",
    "receipt.canceledNext": "Вы заменили её в кошельке. Ничего не отправлено.",
    "receipt.replaced": "Заменено",
    "receipt.replacedBy": "Её место заняла другая транзакция.",
    "receipt.dropped": "Сеть больше не знает эту транзакцию. Она может снова появиться; повторно ничего не отправлено.",
    "receipt.partly": "Сработала часть шагов.",
    "receipt.details": "Подробности",
    "receipt.block": "Блок",
    "receipt.step": "Шаг {number} сработал",
    "receipt.stepFailed": "Шаг {number} не сработал",
    "view.Swap": "Обменять",
    "view.SwapSelectToken": "Выбор токена",
    "view.SwapPreview": "Проверка обмена",
    "swap.pay": "Вы платите",
    "swap.get": "Вы получаете",
    "swap.getAbout": "Вы получите около",
    "swap.have": "У вас {amount}",
    "swap.unknown": "Баланс неизвестен",
    "swap.turn": "Сменить направление",
    "swap.rate": "Курс",
    "swap.rateOf": "1 {from} = {to}",
    "swap.atLeast": "Не менее",
    "swap.impact": "Влияние на цену",
    "swap.impactUnknown": "Неизвестно",
    "swap.fee": "Комиссия сети",
    "swap.feeUnknown": "Неизвестно",
    "swap.slippage": "Макс. проскальзывание",
    "swap.slippageOwn": "Своё",
    "swap.slippageHigh": "Вы можете получить намного меньше предложенного",
    "swap.review": "Проверить обмен",
    "swap.enter": "Введите сумму",
    "swap.choose": "Выберите токен",
    "swap.checkSlippage": "Проверьте проскальзывание",
    "swap.noPrice": "Сейчас нет цены",
    "swap.quoting": "Получаем цену",
    "swap.paused": "Цены приостановлены",
    "swap.refresh": "Обновить",
    "swap.misfit": "Введите сумму {symbol} больше 0, не более {decimals} знаков после точки",
    "swap.tooMuch": "У вас {balance}",
    "swap.noFee": "Недостаточно {coin} для комиссии",
    "swap.works": "Обмен доступен в этих сетях",
    "swap.yours": "Ваши токены в {network}",
    "swap.suggested": "Рекомендуемые",
    "swap.popular": "Популярные",
    "swap.all": "Все",
    "swap.goodFor": "Этот курс действует {seconds} с",
    "swap.expired": "Получаем новый курс",
    "swap.allow": "Разрешение для {spender}",
    "swap.allowExact": "Только этот обмен: {amount}",
    "swap.allowAll": "Все ваши {symbol}, сейчас и потом",
    "swap.allowAllNext": "{spender} сможет взять все ваши {symbol} с этого момента.",
    "swap.spender": "Кто может взять",
    "swap.together": "Оба шага сразу",
    "swap.ready": "Оба шага сразу",
    "swap.readyNext": "Сначала кошелёк попросит сделать ваш аккаунт смарт-аккаунтом.",
    "swap.steps": "Шаги",
    "swap.stepBack": "Отозвать старое разрешение",
    "swap.stepAllow": "Разрешить",
    "swap.stepSwap": "Обменять",
    "swap.tick": "Всё равно обменять",
    "swap.impactHigh": "Вы теряете {impact} от того, что платите.",
    "swap.impactNone": "Потери неизвестны: не хватает одной из цен.",
    "swap.unproven": "Минимум этого сервиса не удалось проверить.",
    "swap.tickFirst": "Отметьте флажок, чтобы обменять",
    "swap.press": "Обменять",
    "swap.proving": "Проверяем, что вы получите",
    "swap.approve": "Подтвердите в {wallet}",
    "swap.twoSteps": "Сделать в два шага",
    "swap.left": "{spender} всё ещё может взять {amount}.",
    "swap.takeBack": "Отозвать разрешение",
    "swap.again": "Новая цена",
    "swap.following": "Обмениваем {from} на {to}",
    "swap.done": "{from} обменяно на {to}",
    "plain.swap.not-started": "Обмен сейчас не работает",
    "plain.swap.insufficient-liquidity": "Сейчас никто не продаёт столько",
    "plain.swap.not-built": "Не удалось подготовить обмен",
    "plain.swap.approval-not-built": "Не удалось подготовить обмен",
    "plain.swap.allowance-failed": "Не удалось подготовить обмен",
    "swap.failed": "Обмен не удался",
    "swap.close": "Готово",
    "view.OnRampProviders": "Купить",
    "view.OnRampTokenSelect": "Выбор токена",
    "view.OnRampFiatSelect": "Выбор валюты",
    "view.BuyInProgress": "Купить",
    "view.WhatIsABuy": "Как купить",
    "view.ChooseAccountName": "Выбор имени",
    "view.RegisterAccountName": "Выбор имени",
    "view.RegisterAccountNameSuccess": "Ваше имя",
    "funds.how": "Как вы хотите пополнить аккаунт?",
    "funds.need": "Вам нужно {amount}",
    "funds.to": "На {account} в {network}",
    "funds.elsewhere": "Сейчас вы в {current}. Перейдите в {network}, чтобы пополнить там.",
    "funds.buy": "Купить картой или через банк",
    "funds.buyNext": "Провайдер переводит на ваш аккаунт",
    "funds.receiveNext": "Из кошелька или с биржи",
    "view.FundsFromWallet": "Другой кошелёк",
    "view.FundsPreview": "Проверка перевода",
    "funds.wallet": "Из кошелька на этом устройстве",
    "funds.walletNext": "Платит один раз и не остаётся подключённым",
    "funds.once": "Кошелёк оплачивает только этот перевод. Он не заменяет тот, которым вы пользуетесь.",
    "funds.yours": "Ваш аккаунт",
    "funds.noWallet": "Другой кошелёк не найден",
    "funds.noWalletNext": "Установите его в этом браузере или выберите другой способ.",
    "funds.added": "Пополнено: {amount}",
    "funds.released": "Перевод из {wallet}; кошелёк больше не подключён.",
    "funds.opening": "Открываем {name}",
    "funds.none": "Здесь нельзя пополнить аккаунт",
    "funds.noneNext": "Обратитесь к владельцам этого сайта.",
    "buy.loading": "Загружаем, что можно купить",
    "buy.none": "В {network} покупка недоступна",
    "buy.noneNext": "Попробуйте в {networks}.",
    "buy.builtIn": "Полный список сейчас не загружается. Можно купить следующее.",
    "buy.currency": "Оплата в {currency}",
    "buy.amount": "Сумма в {currency}",
    "buy.about": "Около {amount}",
    "buy.quoting": "Получаем цену",
    "buy.estimate": "Это только оценка. Окончательная цена указана на странице провайдера.",
    "buy.quick": "Суммы",
    "buy.on": "В {network}",
    "buy.ways": "Способы оплаты",
    "buy.payWith": "Способ оплаты: {way}",
    "buy.way.card": "Карта",
    "buy.way.ach_bank_account": "Банковский счёт",
    "buy.limits": "от {min} до {max}",
    "buy.providers": "Провайдеры",
    "buy.fees": "Комиссии {range}",
    "buy.enter": "Введите сумму",
    "buy.continue": "Продолжить с {provider}",
    "buy.opens": "Провайдер откроется в новом окне и продаст вам токены. Эта страница никогда не видит вашу карту.",
    "buy.noProvider": "Здесь нет доступных провайдеров",
    "buy.search": "Поиск",
    "buy.noMatch": "По запросу «{text}» ничего не найдено",
    "buy.finish": "Завершите в окне {provider}",
    "buy.finishNext": "{provider} отправит {token} на {address}.",
    "buy.again": "Открыть ещё раз",
    "buy.arrived": "Поступило: {token}",
    "buy.late": "Это может занять несколько минут",
    "buy.lateNext": "Это можно закрыть. Баланс обновится.",
    "buy.done": "Готово",
    "lesson.buy": "Платите картой, получаете токены",
    "lesson.buyMore": "Вы платите своей валютой и получаете токены на аккаунт.",
    "lesson.pay": "Их продаёт провайдер",
    "lesson.payMore": "Вы платите на его странице картой или через банк. Эта страница никогда не видит вашу карту.",
    "lesson.check": "Проверьте до оплаты",
    "lesson.checkMore": "На странице провайдера указаны цена, комиссии и ваш адрес. Проверьте их там.",
    "name.lead": "Выберите имя для {address}",
    "name.leadNext": "Друзья смогут отправлять вам по этому имени. Не менее 4 букв, цифр или дефисов.",
    "name.field": "Имя",
    "name.checking": "Проверяем {name}",
    "name.free": "{name} доступно",
    "name.taken": "{name} занято",
    "name.alsoFree": "Тоже доступны",
    "name.short": "Не менее 4 символов",
    "name.characters": "Только латинские буквы, цифры и дефисы",
    "name.enter": "Выберите имя",
    "name.another": "Выберите другое имя",
    "name.register": "Зарегистрировать",
    "name.approve": "Подтвердите в {wallet}",
    "name.registering": "Регистрируем",
    "name.read": "Прочитать сообщение",
    "name.why": "Кошелёк подписывает имя и время. Это бесплатно, средства не переводятся.",
    "name.declined": "Вы отказались. Ничего не зарегистрировано.",
    "name.noEvm": "Имена — для аккаунтов в сетях EVM. Перейдите в одну из них, чтобы выбрать имя.",
    "name.yours": "Вы — {name}",
    "name.yoursNext": "Теперь друзья могут отправлять вам по этому имени."
  },
  failures: {
    "account.not-found": [
      "Аккаунт не найден",
      "Этот аккаунт не подключён. Подключите кошелёк, в котором он есть, и попробуйте ещё раз."
    ],
    "activity.failed": [
      "Не удалось получить транзакции",
      "Транзакции не загрузились. Попробуйте позже; они видны и в обозревателе сети."
    ],
    "chain.network-not-found": [
      "Сеть не найдена",
      "Эта сеть не настроена. Добавьте её в параметр `networks` или выберите сеть из него."
    ],
    "chain.none-requested": [
      "Кошелёк не поддерживает ни одну из нужных сетей",
      "Выберите другой кошелёк или другую сеть."
    ],
    "chain.not-supported": ["Сеть не поддерживается", "Добавьте сеть в настройках кошелька или выберите другую."],
    "chain.switch-failed": [
      "Не удалось сменить сеть",
      "Откройте кошелёк, проверьте, не показывает ли он запрос, и попробуйте ещё раз."
    ],
    "chain.switch-rejected": ["Смена сети отклонена", "Ничего не изменилось; попробуйте снова в любое время."],
    "chain.unsupported": ["Сеть не поддерживается", "Перейдите в другую сеть и попробуйте ещё раз."],
    "chain.unsupported-namespace": [
      "Тип сети не поддерживается: {namespace}",
      "Поддерживаются eip155, solana, polkadot, bip122 и cosmos. Используйте сеть одного из этих типов."
    ],
    "config.both-sign-ins": [
      "Нельзя задать siweConfig и siwx вместе",
      "Вход настроен дважды. Оставьте `siwx` и удалите `siweConfig`: это старая форма того же параметра."
    ],
    "config.invalid": [
      "Параметр `{field}`: {expected}",
      "Один или несколько параметров неверны, поэтому запуск не состоялся. Для каждого указано ожидаемое значение: исправьте и запустите снова."
    ],
    "config.invalid-project-id": [
      "Неверный идентификатор проекта",
      "Сервис не знает этот идентификатор проекта. Сравните его с указанным в настройках проекта."
    ],
    "config.multi-wallet-not-enabled": [
      "Несколько кошельков не включены",
      "Для нескольких кошельков сразу нужна функция multiWallet. Включите её в настройках проекта."
    ],
    "config.origin-not-allowed": [
      "Источник не разрешён",
      "Источника этой страницы нет в списке проекта. Добавьте его в настройках проекта, в разрешённых доменах."
    ],
    "config.rate-limited": [
      "Слишком много запросов",
      "Настройки проекта запрашивались слишком часто. Используются локальные настройки; попробуйте через несколько минут."
    ],
    "config.server-error": [
      "Ошибка сервера",
      "Настройки проекта не удалось получить из-за сбоя сервиса. Используются локальные настройки; попробуйте позже."
    ],
    "connection.connector-not-found": [
      "Кошелёк не найден",
      "Проверьте, что его расширение установлено и включено, обновите страницу и попробуйте ещё раз."
    ],
    "connection.failed": [
      "Не удалось подключиться",
      "Кошелёк не показал этой странице аккаунт. Откройте и разблокируйте кошелёк, затем попробуйте ещё раз."
    ],
    "connection.failed-to-disconnect-chains": [
      "Не удалось отключить сети: {reason}",
      "Один или несколько кошельков не отключились. Попробуйте ещё раз или удалите эту страницу в самих кошельках."
    ],
    "connection.network-not-in-wallet": [
      "Сеть не поддерживается",
      "Ничего не отправлено. Перейдите в неё в кошельке или подключитесь заново и разрешите её."
    ],
    "connection.not-connected": ["Сначала подключите кошелёк", "Для этого нужен аккаунт. Сначала подключите кошелёк."],
    "connection.rejected": [
      "Подключение отклонено",
      "Вы отклонили запрос в кошельке. Ничего не передано; попробуйте снова в любое время."
    ],
    "connection.request-failed": [
      "Кошелёк не смог это сделать",
      "Кошелёк ответил ошибкой. Откройте его, чтобы узнать причину, и попробуйте ещё раз."
    ],
    "connection.request-rejected": ["Запрос отклонён", "Ничего не отправлено. Попробуйте снова, когда будете готовы."],
    "connection.session-expired": ["Сессия истекла", "Проверьте часы на этом устройстве и подключитесь заново."],
    "connection.wallet-busy": [
      "Откройте кошелёк, чтобы продолжить",
      "Кошелёк заблокирован или уже показывает запрос. Откройте его, завершите или закройте этот запрос и попробуйте ещё раз."
    ],
    "connection.walletconnect-not-found": [
      "WalletConnect не найден",
      "WalletConnect не настроен. Укажите `projectId` и оставьте `enableWalletConnect` включённым."
    ],
    "embedded.aborted": [
      "Что-то пошло не так",
      "Встроенный кошелёк прервал текущий запрос. Ничего не отправлено; попробуйте ещё раз."
    ],
    "embedded.device-not-approved": [
      "Это устройство не подтверждено.",
      "Ссылка из письма отклонена или устарела. Запросите новую ссылку."
    ],
    "embedded.email-cooldown": [
      "Повторите через {seconds} с",
      "Код отправлен только что. Проверьте почту или дождитесь, когда можно будет запросить новый."
    ],
    "embedded.email-misfit": [
      "Введите правильный адрес почты",
      "Это не похоже на адрес почты. Напишите его в виде name@example.com."
    ],
    "embedded.email-taken": [
      "У этой почты другой кошелёк.",
      "Ничего не изменилось. Укажите почту, которая здесь не используется."
    ],
    "embedded.email-unchanged": ["Это ваша текущая почта.", "Ничего не изменилось. Укажите новую почту."],
    "embedded.farcaster-failed": [
      "Не удалось подключиться к Farcaster",
      "Откройте его приложение и попробуйте ещё раз."
    ],
    "embedded.frame-answer-misfit": ["Произошла ошибка", "Попробуйте ещё раз или войдите заново."],
    "embedded.frame-error": [
      "{reason}",
      "Встроенный кошелёк не смог это сделать. Попробуйте ещё раз или войдите заново."
    ],
    "embedded.frame-error-unknown": ["Произошла ошибка", "Попробуйте ещё раз или войдите заново."],
    "embedded.frame-load-failed": [
      "Не удалось загрузить вход по почте",
      "Проверьте сеть и блокировщики или подключите кошелёк."
    ],
    "embedded.frame-load-timed-out": [
      "Ошибка сети: встроенный кошелёк не загрузился",
      "Проверьте сеть и блокировщики и попробуйте позже."
    ],
    "embedded.frame-request-timed-out": ["Встроенный кошелёк не ответил вовремя", "Проверьте сеть и попробуйте позже."],
    "embedded.frame-storage-blocked": [
      "Браузер не сохраняет этот вход: он закончится, когда вы уйдёте со страницы.",
      "Браузер не даёт фрейму кошелька хранить данные на этой странице. Вход действует, пока вы не уйдёте со страницы; чтобы он действовал дольше, разрешите сайту кошелька хранить данные."
    ],
    "embedded.no-auth-connector": [
      "Вход не настроен",
      "Вход по почте и через соцсети не настроен. Укажите `projectId` и включите один из них, или подключите кошелёк."
    ],
    "embedded.not-email-or-social": [
      "Нет подключения через почту или соцсеть",
      "Это работает только для аккаунтов, созданных через почту или соцсеть. Войдите с одним из них."
    ],
    "embedded.otp-expired": ["Этот код устарел.", "Код действует десять минут. Запросите новый и введите его сразу."],
    "embedded.otp-rejected": [
      "Неверный код",
      "Код не совпадает с отправленным. Посмотрите последнее письмо или запросите другой код."
    ],
    "embedded.otp-tries-spent": [
      "Слишком много попыток. Запросите новый код.",
      "Код слишком много раз введён неверно и больше не действует. Запросите новый."
    ],
    "embedded.popup-blocked": [
      "Не удалось открыть окно входа",
      "Браузер не открыл окно входа. Разрешите всплывающие окна для этой страницы и нажмите кнопку ещё раз."
    ],
    "embedded.popup-closed": ["Окно закрыто", "Откройте его снова, чтобы продолжить."],
    "embedded.popup-not-created": [
      "Не удалось создать окно входа",
      "Окно входа не удалось создать. Закройте другие окна этой страницы и попробуйте ещё раз."
    ],
    "embedded.request-aborted": [
      "Запрос прерван",
      "Запрос отозван до ответа. Ничего не отправлено; попробуйте ещё раз."
    ],
    "embedded.rpc-not-allowed": [
      "Этот вызов RPC не разрешён",
      "Встроенный кошелёк не разрешает страницам этот метод. Используйте один из разрешённых методов."
    ],
    "embedded.social-not-started": ["Не удалось начать вход", "Попробуйте ещё раз или выберите другой способ входа."],
    "embedded.social-timed-out": [
      "Вход занял слишком много времени. Попробуйте ещё раз.",
      "Начните заново или выберите другой способ входа."
    ],
    "embedded.social-uri-failed": ["Не удалось получить страницу входа", "Проверьте сеть и попробуйте ещё раз."],
    "embedded.untrusted-origin": [
      "Ненадёжный источник",
      "Ответ на вход пришёл с ненадёжной страницы и отброшен. Начните вход заново отсюда."
    ],
    "embedded.unverified-domain": [
      "Домен не проверен",
      "Встроенный кошелёк не обслуживает этот домен. Добавьте его в настройках проекта, в разрешённых доменах."
    ],
    "ens.confusable": [
      "В этом имени есть буквы, похожие на другие",
      "Имя смешивает алфавиты, или все его буквы похожи на буквы другого алфавита. Такие имена выдают себя за чужие: вставьте адрес получателя."
    ],
    "ens.gateway-failed": [
      "Сервер имени {domain} ({host}) не ответил",
      "Записи этого имени хранятся на сервере, который выбрал его владелец. Он молчал, отказал или дал неверный ответ; его могут блокировать и правила страницы. Попробуйте позже или вставьте адрес получателя."
    ],
    "ens.gateway-forbidden": [
      "Имя {domain} хранится на сервере, к которому здесь нельзя обращаться",
      "Записи этого имени хранятся на сервере, который выбрал его владелец. Эта страница не обращается к таким серверам, или адрес сервера небезопасен. Вставьте адрес получателя."
    ],
    "ens.invalid": [
      "Это недопустимое имя ({rule})",
      "Имя нарушает правило ENS и поэтому не может существовать. Проверьте написание и скопируйте имя ещё раз из источника."
    ],
    "ens.no-record": [
      "У имени {domain} нет адреса в сети {network}",
      "Владелец имени не указал адрес для этой сети. Адрес другой сети вместо него не используется: средства могут пропасть. Попросите у получателя адрес в этой сети."
    ],
    "ens.not-found": [
      "Имени {domain} не существует",
      "Это имя не настроено. Проверьте написание или попросите у получателя адрес."
    ],
    "ens.resolver-failed": [
      "Не удалось прочитать записи имени {domain}",
      "Контракт с записями имени дал сбой или вернул то, что не является адресом. Попробуйте позже или вставьте адрес получателя."
    ],
    "http.bad-shape": [
      "Сервис ответил в неизвестном формате.",
      "Попробуйте позже; если это повторится, сообщите владельцу страницы."
    ],
    "http.bad-status": [
      "Сервис не смог ответить (код состояния HTTP: {status}).",
      "Сервис ответил, но не смог выполнить запрос. Попробуйте позже; если это повторится, сообщите владельцу страницы."
    ],
    "http.offline": [
      "Вы не в сети.",
      "На этом устройстве нет сети. Запрос продолжится автоматически, когда она появится."
    ],
    "http.rate-limited": [
      "Слишком много запросов. Попробуйте чуть позже.",
      "Сервис получил слишком много запросов. Подождите немного и попробуйте ещё раз."
    ],
    "http.timed-out": [
      "Сервис отвечал слишком долго.",
      "Сервис не ответил вовремя. Проверьте сеть и попробуйте ещё раз."
    ],
    "http.too-large": [
      "Сервис прислал слишком много данных.",
      "Повторная попытка не поможет: сообщите владельцу страницы."
    ],
    "http.unreachable": [
      "Не удалось связаться с сервисом.",
      "Нет связи с сервисом. Проверьте сеть и блокировщики и попробуйте ещё раз."
    ],
    "kit.missing": [
      "Не удалось загрузить окно кошелька",
      "Не удалось загрузить часть кода страницы. Проверьте сеть и попробуйте ещё раз; если это повторится, обновите страницу."
    ],
    "log.unforeseen": [
      "Неизвестная ошибка",
      "Произошёл непредвиденный сбой. Попробуйте ещё раз; если это повторится, сообщите об этом и опишите шаги."
    ],
    "name.misfit": [
      "Используйте буквы, цифры и дефисы, не менее 4 символов",
      "Имя состоит только из букв, цифр и дефисов, не менее четырёх. Выберите другое."
    ],
    "name.needs-account": [
      "Нет аккаунта для регистрации имени",
      "Подключите такой аккаунт или перейдите на него и попробуйте ещё раз."
    ],
    "name.not-registered": [
      "Не удалось зарегистрировать имя {label}",
      "Возможно, его уже заняли; попробуйте ещё раз или выберите другое."
    ],
    "name.not-resolved": ["Не удалось найти имя", "Проверьте написание и попробуйте ещё раз."],
    "name.refused": ["{reason}", "Измените имя и попробуйте ещё раз."],
    "name.reverse-failed": [
      "Не удалось получить имена адреса",
      "Имена этого адреса не удалось показать. Попробуйте позже."
    ],
    "name.suggestions-failed": [
      "Не удалось получить варианты имён",
      "Свободные имена не удалось показать. Введите имя сами или попробуйте позже."
    ],
    "onramp.amount-outside": [
      "Введите сумму от {min} до {max} {currency}",
      "Этот способ оплаты допускает суммы только в этих пределах. Измените сумму или способ оплаты."
    ],
    "onramp.host-unknown": [
      "Эта страница не принадлежит провайдеру",
      "Выберите другого провайдера; разработчики страницы могут разрешить узел в endpoints.onrampHosts."
    ],
    "onramp.not-offered": [
      "{value} не предлагается как {field}",
      "Провайдер принимает не все валюты и доставляет не все токены. Выберите из предложенных."
    ],
    "funding.same-account": [
      "В {wallet} выбран аккаунт, который вы пополняете",
      "Выберите там другой аккаунт и попробуйте ещё раз."
    ],
    "funding.option-failed": ["{way} не открывается", "Попробуйте ещё раз или выберите другой способ."],
    "funding.option-silent": [
      "{way} не отвечает",
      "Возможно, открыто другое окно. Попробуйте ещё раз или выберите другой способ."
    ],
    "onramp.quote-failed": ["Не удалось получить цену", "Показанные суммы приблизительны; попробуйте позже."],
    "onramp.url-failed": ["Не удалось открыть провайдера", "Попробуйте позже или выберите другого провайдера."],
    "receipt.not-kept": [
      "Эта страница не может запомнить отправленное",
      "Браузер ничего не хранит для этой страницы, поэтому отправленное видно, только пока вы на ней. Запишите хеш или разрешите хранение для этой страницы."
    ],
    "rpc.error": ["Сеть отклонила запрос.", "Узел сети отклонил запрос. Проверьте запрос или попробуйте другой узел."],
    "rpc.no-url": [
      "Нет известных узлов для {network}.",
      "Узлы этой сети неизвестны. Укажите узел в `customRpcUrls` или задайте `projectId`."
    ],
    "safe.signature-pending": [
      "Ваш Safe ждёт подписей других владельцев",
      "Подписало ещё недостаточно владельцев Safe. Попросите их подписать в Safe, затем войдите здесь снова: собранные подписи там сохраняются."
    ],
    "safe.silent": [
      "Ваш Safe не отвечает",
      "Страница с вашим Safe не ответила. Обновите её и снова откройте в ней это приложение."
    ],
    "send.amount": [
      "Введите сумму {symbol} больше 0, не более {decimals} знаков после точки",
      "Используйте цифры и не более одной точки; знаков после неё не больше, чем у токена."
    ],
    "send.failed": [
      "Не удалось отправить транзакцию. Попробуйте ещё раз.",
      "Отправка не подтверждена. Проверьте историю кошелька, прежде чем пробовать снова."
    ],
    "send.fee-not-covered": [
      "Недостаточно {coin} для комиссии (около {fee})",
      "Сеть берёт комиссию в своей монете. Оставьте её немного или отправьте меньше."
    ],
    "send.incomplete": ["Нужны сумма и адрес получателя", "Укажите сумму и адрес получателя."],
    "send.misfit": [
      "Введите правильные сумму и адрес получателя",
      "Сумма не должна превышать ваш баланс, а получатель должен быть адресом или именем этой сети. Исправьте ошибку."
    ],
    "send.needs-token": ["Нужен токен", "Выберите токен для отправки."],
    "send.not-covered": ["У вас {balance} {symbol}", "На аккаунте меньше. Отправьте меньше или нажмите «Макс.»."],
    "send.receiver-elsewhere": [
      "Этот адрес для сети {network}",
      "Его префикс указывает другую сеть. Переключитесь на неё или попросите у получателя адрес в этой сети."
    ],
    "send.receiver-lost": [
      "Никто не сможет вернуть то, что туда отправлено.",
      "Ни человек, ни программа не могут перевести средства с этого адреса. Попросите у получателя другой."
    ],
    "send.receiver-mistyped": [
      "В адресе неверный символ. Скопируйте его ещё раз.",
      "У адреса есть контрольная сумма, и она не сходится. Скопируйте адрес ещё раз из источника."
    ],
    "send.receiver-moved": [
      "{receiver} теперь указывает на другой адрес",
      "Имя теперь указывает не на тот адрес, который был показан. Перед отправкой уточните у получателя."
    ],
    "send.receiver-not-found": [
      "У {receiver} нет адреса в этой сети",
      "Проверьте написание или попросите у получателя адрес в этой сети."
    ],
    "send.would-fail": [
      "Сеть отклонила бы этот перевод: {detail}",
      "Симуляция перевода завершилась ошибкой. Проверьте, хватает ли средств с учётом комиссии и можно ли переводить этот токен."
    ],
    "session.grant-answer-misfit": [
      "{rule}",
      "Ответ кошелька нельзя использовать. Проверьте, есть ли в кошельке разрешение для этой страницы, и отзовите его там."
    ],
    "session.grant-not-activated": [
      "Кошелёк разрешил сессию, но она не начала работать",
      "Кошелёк разрешил её, но приложение не может ею пользоваться. Отзовите её в списке умных сессий и попробуйте ещё раз."
    ],
    "session.grant-not-begun": [
      "Не удалось начать умную сессию",
      "Сервис умных сессий не ответил. Ничего не разрешено. Попробуйте позже."
    ],
    "session.grant-wider": [
      "Кошелёк разрешил больше, чем просила эта страница",
      "Такое разрешение не используется. Отзовите в кошельке разрешение этой страницы, прежде чем пробовать снова."
    ],
    "session.list-failed": ["Ошибка загрузки умных сессий", "Умные сессии не удалось показать. Попробуйте позже."],
    "session.not-found": [
      "У этого аккаунта нет такой умной сессии",
      "Среди умных сессий этого аккаунта нет такой. Обновите список; возможно, её удалили."
    ],
    "session.revoke-failed": [
      "Ошибка отзыва умной сессии",
      "Приложение всё ещё может действовать за вас. Попробуйте ещё раз."
    ],
    "siwx.expired": ["Срок сообщения для входа истёк: {at}", "Срок сообщения для входа истёк. Войдите заново."],
    "siwx.misfit": [
      "Сообщение для входа неверно: {field} должно быть {rule}",
      "Сообщение для входа состоит из определённых строк в заданном порядке (EIP-4361), и ни в одном поле нет переноса строки. Исправьте указанное поле."
    ],
    "siwx.not-started": [
      "Не удалось начать вход",
      "Вход не начался, поэтому кошелёк отключён. Подключитесь заново и попробуйте ещё раз."
    ],
    "siwx.signature-invalid": [
      "Подпись недействительна",
      "Подпись не относится к этому сообщению и аккаунту. Подпишите заново подключённым аккаунтом."
    ],
    "siwx.signing-failed": ["Ошибка подписания сообщения", "Откройте кошелёк и попробуйте ещё раз."],
    "siwx.too-early": [
      "Сообщение для входа не действует до {at}",
      "Сообщение для входа ещё не действует. Дождитесь этого времени и проверьте часы на этом устройстве."
    ],
    "siwx.unchecked": [
      "Подпись не удалось проверить в {network}",
      "Аккаунт может быть контрактом, а узлы его сети не ответили. Укажите узел этой сети или попробуйте ещё раз: подпись пока не проверена."
    ],
    "swap.allowance-failed": ["Не удалось проверить разрешение", "Попробуйте чуть позже."],
    "swap.amount-misfit": [
      "Введите сумму {symbol} больше 0, не более {decimals} знаков после точки",
      "Напишите сумму обычным числом, например 1.5, знаков после точки не больше, чем у токена."
    ],
    "swap.approval-not-built": ["Не удалось создать транзакцию разрешения", "Попробуйте чуть позже."],
    "swap.gas-price-not-supported": [
      "Для этой сети нет цены газа",
      "Цена газа для этой сети неизвестна. Перейдите в другую сеть и попробуйте ещё раз."
    ],
    "swap.impact-high": [
      "Этот обмен может потерять значительную часть стоимости ({impact})",
      "Вы получите намного меньше, чем отдадите, или цена неизвестна. Ничего не отправлено. Попробуйте меньшую сумму или примите предупреждение high-impact."
    ],
    "swap.insufficient-liquidity": ["Недостаточно ликвидности", "Попробуйте меньшую сумму или другой токен."],
    "swap.misprepared": [
      "Сервис подготовил не этот обмен ({field})",
      "Транзакция, созданная сервисом, не соответствует вашему запросу, поэтому она отброшена, и ничего не отправлено. Запросите новую цену; если это повторится, не обменивайте здесь."
    ],
    "swap.network-price-failed": [
      "Не удалось получить цену монеты сети",
      "Цена монеты сети неизвестна, поэтому неизвестна и комиссия. Попробуйте чуть позже."
    ],
    "swap.not-built": ["Не удалось создать транзакцию", "Запросите новую цену и попробуйте ещё раз."],
    "swap.not-started": ["Не удалось начать обмен", "Попробуйте чуть позже."],
    "swap.not-supported": ["Эта сеть не поддерживает обмен", "Перейдите в другую сеть и попробуйте ещё раз."],
    "swap.price-moved": [
      "Цена изменилась: сейчас вы получите {now} {symbol}, а обещано было не меньше {minimum}",
      "После предложения рынок сдвинулся сильнее, чем допускает заданное проскальзывание. Ничего не обменяно. Перед обменом проверьте новую цену."
    ],
    "swap.slippage-misfit": [
      "Введите проскальзывание от 0.01 до 50 процентов",
      "Проскальзывание — насколько меньше предложенного может дать обмен, в процентах. Напишите обычное число, например 1 или 0.5."
    ],
    "swap.unproven": [
      "Минимум этого сервиса не удалось проверить",
      "Ни контракт обмена, ни сеть не подтвердили минимум, который вы получите, поэтому ничего не отправлено. Продолжайте, только если доверяете сервису: примите предупреждение unproven-minimum."
    ],
    "swap.would-fail": [
      "Сеть отклонила бы этот обмен: {reason}",
      "Симуляция транзакции завершилась ошибкой, поэтому ничего не отправлено. Проверьте, хватает ли токена, запросите новую цену и попробуйте ещё раз."
    ],
    "token.balance-unavailable": [
      "Баланс токенов недоступен",
      "Балансы нельзя показать: сеть не поддерживается или сервис не работает. Ваши токены не затронуты; попробуйте ещё раз через полминуты."
    ],
    "token.call-misfit": [
      'Поле {field} вызова токена должно быть {rule}, а не "{value}".',
      "Ничего не отправлено. Пишите адреса как 0x и 40 шестнадцатеричных цифр, а сумму — как bigint в наименьшей единице токена, например 1500000n для 1.5 USDC."
    ],
    "token.not-found": [
      "{token} не обозначает один токен в {network}",
      "Такого токена там нет, или название неоднозначно. Укажите адрес контракта или идентификатор CAIP-19, например eip155:1/slip44:60."
    ],
    "transaction.already-sent": [
      "Это уже передано вашему кошельку",
      "У кошелька уже есть этот запрос, повторно он не отправлялся. Откройте кошелёк, чтобы ответить."
    ],
    "transaction.answer-misfit": [
      "Ответ кошелька нельзя использовать",
      "Ответ кошелька не является ни подписью, ни транзакцией. Проверьте историю кошелька, прежде чем пробовать снова: он мог что-то сделать."
    ],
    "transaction.batch-failed": [
      "Выполнены не все вызовы",
      "Кошелёк отказался от части или от всех вызовов. Проверьте в кошельке, какие из них сработали, и отправьте остальные заново."
    ],
    "transaction.batch-needs-more": [
      "Кошелёк не поддерживает то, что нужно для этого запроса",
      "Он не может выполнить все шаги разом, или ему не хватает другой нужной возможности. Ничего не отправлено. Отправьте шаги по одному или используйте другой кошелёк."
    ],
    "transaction.batch-pending": [
      "Вызовы ещё не выполнены",
      "Вызовы отправлены и ждут выполнения. Не отправляйте их снова: проверьте состояние в кошельке."
    ],
    "transaction.batch-repeated": [
      "Эти вызовы уже отправлены",
      "У кошелька уже есть эти вызовы. Проверьте состояние в кошельке и не отправляйте их снова."
    ],
    "transaction.batch-too-large": [
      "Вызовов больше, чем кошелёк принимает за раз",
      "Кошелёк не принимает столько вызовов сразу, поэтому ничего не отправлено. Отправьте их меньшими группами."
    ],
    "transaction.batch-unknown": [
      "Кошелёк не знает этих вызовов",
      "В кошельке нет вызовов с таким идентификатором. Проверьте в самом кошельке, прежде чем отправлять их снова."
    ],
    "transaction.batches-unsupported": [
      "Кошелёк не принимает несколько вызовов сразу",
      "Этот кошелёк не поддерживает группы вызовов. Отправьте вызовы по одному или используйте другой кошелёк."
    ],
    "transaction.call-status-not-approved": [
      "Кошелёк не разрешил узнавать состояние вызовов.",
      "Кошелёк не разрешил этой странице спрашивать о состоянии вызовов. Проверьте в самом кошельке."
    ],
    "transaction.calls-misfit": [
      "Вызов {at}: {rule}",
      "Каждому вызову в группе нужен получатель, а если есть данные — шестнадцатеричные данные, начинающиеся с 0x. Исправьте вызов."
    ],
    "transaction.changed": [
      "Транзакция изменилась до отправки",
      "Запрос отличался от того, что вы видели, поэтому он остановлен. Не подтверждайте его в кошельке; обновите страницу."
    ],
    "transaction.connection-ended": [
      "Кошелёк отключён",
      "Подключение к кошельку завершилось до ответа на этот запрос. Подключитесь снова, чтобы продолжить."
    ],
    "transaction.context-changed": [
      "Ваш аккаунт или сеть изменились",
      "Пока вы принимали решение, аккаунт или сеть изменились, поэтому ничего не отправлено. Посмотрите запрос ещё раз и подтвердите."
    ],
    "transaction.expired": ["Показанный запрос устарел", "Ничего не отправлено. Проверьте суммы ещё раз и продолжите."],
    "transaction.not-allowed": [
      "Действие не разрешено",
      "Ничего не отправлено. Вернитесь на страницу или покиньте её, если вы этого не ожидали."
    ],
    "transaction.not-mined": [
      "Транзакция {hash} ещё не в блоке",
      "Транзакция отправлена и ждёт блока. Не отправляйте её снова: найдите её хеш в обозревателе сети."
    ],
    "transaction.other-chain": [
      "Это для другой сети, а не для сети вашего аккаунта",
      "В тексте для подписи указана не та сеть, в которой ваш аккаунт. Ничего не подписано. Смените сеть или покиньте эту страницу."
    ],
    "transaction.outcome-unknown": [
      "Кошелёк не ответил. Транзакция могла быть отправлена: проверьте в кошельке, прежде чем пробовать снова.",
      "Кошелёк получил запрос, и неизвестно, отправил ли он что-то. Проверьте его историю; пробуйте снова, только если там ничего нет."
    ],
    "transaction.page-framed": [
      "Эта страница показана внутри {origin}. Чтобы подписать, откройте её в отдельном окне.",
      "Страницу внутри другой можно перекрыть, и нажатие приведёт к другому действию. Откройте её в отдельном окне."
    ],
    "transaction.reverted": [
      "Сеть отклонила транзакцию {hash}",
      "Транзакция не прошла в сети. Списана только комиссия. Проверьте сумму и баланс и начните заново."
    ],
    "transaction.sponsor-refused": [
      "Кошелёк не отправил это за счёт этого сайта",
      "Кошелёк или платёжная служба сайта отказали. Посмотрите в кошельке и проверьте ещё раз: комиссию можно заплатить самостоятельно."
    ],
    "transaction.screen-blocked": [
      "{site} заблокировал этот запрос{detail}",
      "Этот сайт проверяет запросы до того, как их получит кошелёк, и отклонил этот. Ничего не отправлено."
    ],
    "transaction.screen-unanswered": [
      "{site} не смог проверить этот запрос",
      "Этот сайт проверяет запросы до того, как их получит кошелёк, но проверка не ответила. Ничего не отправлено. Попробуйте позже."
    ],
    "transaction.too-many-pending": [
      "Слишком много транзакций в ожидании",
      "Слишком много транзакций ждут подтверждения сети. Дождитесь некоторых из них и попробуйте ещё раз."
    ],
    "walletconnect.method-not-granted": [
      "Кошелёк не разрешает {method}",
      "Отключитесь, подключитесь снова и дайте разрешение или используйте другой кошелёк."
    ],
    "walletconnect.relay-unreachable": [
      "Не удалось связаться с WalletConnect",
      "Ретранслятор WalletConnect не ответил. Проверьте сеть и блокировщики и попробуйте ещё раз."
    ],
    "walletconnect.session-ended": [
      "Кошелёк завершил подключение",
      "Кошелёк завершил подключение, не ответив. Сведений об отправке нет; подключитесь снова, чтобы продолжить."
    ],
    "walletconnect.session-malformed": [
      "Кошелёк не передал аккаунт",
      "Кошелёк дал согласие без пригодного аккаунта. Выберите аккаунт в кошельке и подключитесь заново."
    ],
    "walletconnect.wallet-silent": [
      "Кошелёк не ответил",
      "Кошелёк не ответил в течение пяти минут. Прежде чем пробовать снова, откройте его и проверьте, не ждёт ли там запрос."
    ]
  },
  calls: {
    "coin.send": "Отправить {amount} на {to}",
    "coin.nothing": "Вызвать {to} без данных",
    "contract.create": "Развернуть в сети новый контракт (байт: {bytes})",
    "token.transfer": "Отправить {amount} на {to}",
    "token.transferFrom": "Взять {amount} у {from} и отправить на {to}",
    "token.approve": "Разрешить {spender} взять {amount}",
    "token.approveAll": "Разрешить {spender} взять все ваши {symbol}",
    "token.takeBack": "Отозвать разрешение {spender} брать ваши {symbol}",
    "token.increase": "Разрешить {spender} взять ещё {amount}",
    "token.decrease": "Разрешить {spender} взять на {amount} меньше",
    "nft.transfer": "Отправить {item} от {from} на {to}",
    "nft.transferMany": "Отправить виды {collection} от {from} на {to}: {count}",
    "nft.approveAll": "Разрешить {spender} взять все ваши {symbol}",
    "nft.takeBack": "Отозвать разрешение {spender} брать ваши {symbol}",
    "permit.batch": "Разрешить {spender} взять несколько ваших токенов",
    "permit.transfer": "Разрешить {spender} один раз взять {amount}",
    "permit.transferAll": "Разрешить {spender} один раз взять все ваши {symbol}",
    "permit.witness": "Разрешить {spender} один раз взять {amount}, только для заказа",
    "permit.batchTransfer": "Разрешить {spender} один раз взять несколько ваших токенов",
    wrap: "Обернуть {amount} в {wrapped}",
    unwrap: "Вернуть {amount} в {coin}",
    swap: "Обменять {pay} не менее чем на {get}",
    "swap.exactOut": "Обменять не более {pay} на {get}",
    batch: "{count} шага по порядку",
    "batch.one": "{count} шаг по порядку",
    "batch.many": "{count} шагов по порядку",
    "batch.packed": "Вызовы {contract} упакованы в один, который нельзя прочитать",
    "message.text": "Подписать сообщение",
    "message.hash": "Подписать код, по которому не видно, что он делает",
    "message.transaction": "Подписать транзакцию как сообщение",
    "message.signIn": "Войти на {domain}",
    grant: "Разрешить {grantee} действовать за вас до {until}",
    "grant.endless": "Разрешить {grantee} действовать за вас без срока",
    revoke: "Отозвать разрешение действовать от вашего имени",
    authorize: "Ваш аккаунт будет выполнять код с адреса {code}",
    "authorize.everywhere": "Ваш аккаунт будет выполнять код с адреса {code} во всех сетях",
    "authorize.end": "Ваш аккаунт больше не будет выполнять код",
    "solana.sol": "Отправить {amount} на {to}",
    "solana.several": "Инструкций: {count}",
    "solana.unread": "Инструкций: {count}, из них не удаётся прочитать: {unread}",
    "bitcoin.pay": "Отправить {amount} на {to}",
    "bitcoin.several": "Отправить {amount} на несколько адресов: {count}",
    "bitcoin.self": "Переместить ваши монеты; уходит только комиссия",
    "bitcoin.part": "Подписать свою часть общей транзакции: вы отдаёте {amount}",
    "bitcoin.partGet": "Подписать свою часть общей транзакции: вы получаете {amount}",
    "bitcoin.script": "скрипт {script}",
    "unread.short": "Вызвать функцию контракта {contract}",
    "unread.typed.short": "Подписать данные для {contract}",
    "unread.request.short": "Ответить на {method}",
    unread:
      "{app} просит вызвать {contract} с данными, которые нельзя прочитать ({selector}, байт: {bytes}). Продолжайте, только если доверяете.",
    "unread.typed":
      "{app} просит подписать для {contract} данные, которые нельзя прочитать ({type}). Продолжайте, только если доверяете.",
    "unread.request":
      "{app} запрашивает {method} с данными, которые нельзя прочитать. Продолжайте, только если доверяете.",
    more: "и другое, что нельзя прочитать",
    "label.account": "Аккаунт",
    "label.amount": "Сумма",
    "label.atLeast": "Не менее",
    "label.atMost": "Не более",
    "label.call": "Вызов",
    "label.calls": "Вызовы",
    "label.careful": "Осторожно",
    "label.change": "Сдача поступит на",
    "label.code": "Код",
    "label.collection": "Коллекция",
    "label.contract": "Контракт",
    "label.data": "Данные",
    "label.domain": "Страница",
    "label.fee": "Комиссия",
    "label.feePayer": "Комиссию платит",
    "label.from": "От кого",
    "label.get": "Вы получаете",
    "label.give": "Вы отдаёте",
    "label.item": "Предмет",
    "label.message": "Сообщение",
    "label.network": "Сеть",
    "label.networkFee": "Комиссия сети",
    "label.operator": "Кто может взять",
    "label.pay": "Вы платите",
    "label.permission": "Разрешение",
    "label.priorityFee": "Комиссия за приоритет",
    "label.spender": "Кто может взять",
    "label.statement": "Заявление",
    "label.to": "Кому",
    "label.token": "Токен",
    "label.total": "Всего",
    "label.until": "До",
    "label.usable": "Можно использовать до",
    "label.value": "Вы также отправляете",
    "amount.unknown": "единиц токена {token}: {digits}",
    "amount.unknownOrItem": "{digits} (единицы или номер предмета) {token}",
    "amount.another": "{digits} другого токена с именем {symbol}",
    "amount.unverified": "{amount} (здесь неизвестно, {token})",
    "amount.all": "все ваши {symbol}",
    "amount.allAnother": "все ваши единицы другого токена с именем {symbol}",
    "amount.withDigits": "{all} ({digits})",
    "symbol.unknown": "токены {token}",
    "symbol.items": "предметы {token}",
    "symbol.another": "другой токен с именем {symbol}",
    item: "предмет {id} из {collection}",
    items: "предмет {id} из {collection}, штук: {count}",
    "item.one": "предмет {id}",
    who: "{name} ({address})",
    "who.you": "ваш аккаунт ({address})",
    "who.any": "«кто угодно»",
    "name.byPage": "{name} (так это называет эта страница)",
    "network.unknown": "сеть {id}",
    "time.past": "{time}, уже прошло",
    "time.long": "{time}, больше чем через год",
    "time.endless": "без срока",
    "time.now": "только этот блок",
    "warn.all": "Забрать можно всё, сейчас и потом.",
    "warn.more": "Это больше, чем у вас есть.",
    "warn.unknownToken": "Этот токен здесь неизвестен.",
    "warn.namesake": "Его символ принадлежит другому токену.",
    "warn.value": "Этот вызов отправляет больше монет сети, чем ему нужно.",
    "warn.receiver": "То, что вы получите, придёт на другой адрес.",
    "warn.notOwner": "Это касается токенов другого аккаунта.",
    "warn.lookAlike": "Этот адрес похож на знакомый вам {address}, но это другой адрес.",
    "warn.otherNetwork": "Это для {network}, а не для текущей сети.",
    "warn.otherDomain": "Это вход на {domain}. Вы находитесь на {app}.",
    "warn.past": "Срок уже истёк.",
    "warn.endless": "Срок не ограничен.",
    "warn.adjustable": "Кошелёк может предложить другие ограничения. Действует то, что вы подтвердите там.",
    "warn.code": "Этот код здесь неизвестен. Он может делать с вашим аккаунтом что угодно.",
    "warn.everywhere": "Действует во всех сетях.",
    "warn.hash": "Эту подпись можно использовать для того, что здесь не показано.",
    "warn.invisible": "В тексте есть невидимые знаки; здесь они выписаны.",
    "warn.inner": "Нельзя прочитать, что делают упакованные вызовы.",
    "warn.tail": "После вызова есть ещё данные, которые здесь не показаны.",
    "warn.depth": "Внутри есть вызовы, которые здесь не показаны.",
    "warn.unlimited": "Ограничения нет.",
    "warn.noValueLimit": "Сумма отправляемых вместе с вызовом монет не ограничена.",
    "warn.delegate": "Чужой код действует от имени вашего аккаунта.",
    "warn.fee": "Комиссия больше отправляемой суммы.",
    "warn.priorityFee": "Эта страница задаёт высокую комиссию за приоритет: {amount}.",
    "warn.change": "Сдача уйдёт на адрес, который вам не принадлежит.",
    "warn.foreignInputs": "В ней тратятся и монеты других адресов.",
    "warn.sighashNone": "Ваша подпись не указывает получателя: эти монеты можно отправить куда угодно.",
    "warn.sighashSingle": "Ваша подпись покрывает только один выход: куда уйдёт остальное, можно изменить.",
    "warn.sighashAnyone": "После вашей подписи другие могут изменить, какие монеты тратятся вместе с вашими.",
    "warn.sighashUnknown": "Вид этой подписи здесь неизвестен.",
    "grant.any": "всё",
    "grant.spend": "Тратить до {amount}",
    "grant.each": "Тратить до {amount}, период: {period}",
    "grant.call": "Вызывать {functions} в {contract}",
    "grant.callAny": "Вызывать {functions} в {contract} с любыми значениями",
    "grant.anyFunction": "любая функция",
    "grant.other": "{type}: {data}",
    "fee.about": "Около {amount}",
    "fee.atMost": "Не более {amount}",
    "fee.byPage": "Не более {amount}, как просит эта страница",
    "fee.withData": "Около {amount} и комиссия сети за данные",
    "fee.unknown": "Неизвестно",
    "fee.paid": "Платит этот сайт",
    "fee.unknownBlobs": "Неизвестно; блобы стоят не более {amount}",
    "period.second": "секунда",
    "period.day": "день",
    "period.week": "неделя",
    "period.hour": "час",
    "period.seconds": "{count} с",
    "instruction.unread": "Инструкция программы {program}, которую нельзя прочитать",
    "instruction.fee": "Цена вычислений",
    "instruction.account": "Открыть счёт токена для {owner}",
    "instruction.memo": "Заметка",
    "instruction.approve": "Разрешить {spender} взять {amount}",
    "instruction.close": "Закрыть счёт токена и отправить остаток на {to}",
    "instruction.authority": "Передать управление счётом токена {token} адресу {to}",
    "instruction.giveUp": "Отказаться от управления {token}; его не получит никто",
    "instruction.nonce": "Использовать постоянный nonce {account}, без ограничения по времени",
    "instruction.assign": "Передать управление аккаунтом {account} программе {program}",
    "warn.field": "Эта страница также задаёт {field}; здесь это не описано.",
    "warn.limit": "Это больше, чем здесь можно прочитать (предел: {limit}).",
    "warn.feePrice": "Комиссия намного выше текущей цены сети.",
    "fee.byPageWithData": "Не более {amount} и комиссия сети за данные, как просит эта страница",
    "fee.byPageMaybe": "Не более {amount}, как просит эта страница; сеть может добавить комиссию за данные",
    "fee.inToken": "В токене {token}, как просит эта страница",
    "label.capability": "Также запрашивает у кошелька",
    "capability.optional": "{name}, если кошелёк это умеет",
    "capability.paymaster": "чтобы комиссию заплатил другой: {url}",
    "label.extra": "Дополнительные данные",
    bytes: "{bytes} байт",
    "authorization.send": "Разрешить любому, у кого есть эта подпись, отправить {amount} на {to}",
    "authorization.receive": "Разрешить {to} взять {amount} по этой подписи",
    "authorization.cancel": "Отменить неиспользованный подписанный перевод: {account}",
    "label.authorization": "Номер подписанного перевода",
    "label.allows": "Разрешает этой странице",
    "recap.actions": "{actions} для {resource}",
    "recap.proof": "использовать права другого разрешения: {proof}",
    "warn.recap": "Этот вход также даёт странице права. Подписывайте, только если вы этого ожидаете.",
    "warn.recapUnread": "Этот вход также даёт странице права, которые здесь нельзя прочитать.",
    "label.usableFrom": "Можно использовать с",
    "warn.atOnce": "Её можно использовать сразу.",
    "warn.noEffect": "Монеты уходят в вызов, который ничего не делает.",
    "warn.lost": "Отправленное туда будет потеряно.",
    "label.nonce": "Номер транзакции",
    "nonce.mayReplace": "{nonce}, задан этой страницей; эта транзакция может заменить ожидающую",
    "warn.nonce": "Номер вашей следующей транзакции — {next}. Эта транзакция может заменить ожидающую."
  },
  alerts: {
    SWITCH_NETWORK_NOT_FOUND: ["Сеть не найдена", "Сеть не настроена. Добавьте её в параметр `networks`: {detail}"],
    ORIGIN_NOT_ALLOWED: [
      "Источник не разрешён",
      "Источника {detail} нет в списке проекта. Добавьте его в настройках проекта, в разрешённых доменах."
    ],
    IFRAME_LOAD_FAILED: [
      "Ошибка сети: встроенный кошелёк не загрузился",
      "Встроенный кошелёк не загрузился. Проверьте сеть и блокировщики и попробуйте позже."
    ],
    IFRAME_REQUEST_TIMEOUT: [
      "Встроенный кошелёк не ответил вовремя",
      "Встроенный кошелёк не ответил вовремя. Попробуйте позже."
    ],
    UNVERIFIED_DOMAIN: [
      "Домен не проверен",
      "Встроенный кошелёк не обслуживает этот домен. Добавьте его в настройках проекта, в разрешённых доменах."
    ],
    JWT_TOKEN_NOT_VALID: [
      "Сессия истекла",
      "Ретранслятор отклонил токен сессии как ещё не действующий. Проверьте время на этом устройстве и подключитесь заново."
    ],
    INVALID_PROJECT_ID: [
      "Неверный идентификатор проекта",
      "Сервис не знает идентификатор проекта. Сравните `projectId` с указанным в настройках проекта."
    ],
    PROJECT_ID_NOT_CONFIGURED: [
      "Идентификатор проекта не задан",
      "`projectId` не указан. Он нужен для почты, соцсетей, каталога кошельков и WalletConnect; кошельки этой страницы работают без него."
    ],
    SERVER_ERROR_APP_CONFIGURATION: [
      "Ошибка сервера",
      "Настройки приложения не удалось получить; действуют локальные. {detail}"
    ],
    RATE_LIMITED_APP_CONFIGURATION: [
      "Слишком много запросов",
      "Настройки приложения запрашивались слишком часто; действуют локальные. Попробуйте через несколько минут."
    ],
    "MULTI_WALLET_NOT_ENABLED.DEFAULT": [
      "Несколько кошельков не включены",
      "Для нескольких кошельков сразу нужна функция multiWallet. Включите её в настройках проекта."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
      "Несколько кошельков не включены",
      "`useConnections` переключает кошельки только с функцией multiWallet. Включите её в настройках проекта."
    ],
    "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
      "Несколько кошельков не включены",
      "`useConnection` переключает кошельки только с функцией multiWallet. Включите её в настройках проекта."
    ],
    LOCAL_CONFIGURATION_IGNORED: [
      "Локальные настройки не учтены",
      "Настройки проекта важнее этих локальных: {detail}. Измените их там или удалите здесь."
    ],
    ANALYTICS_FORBIDDEN: [
      "Неверные настройки приложения",
      "События этого источника не принимаются: его нет в списке проекта. Добавьте его в настройках проекта."
    ]
  }
}
