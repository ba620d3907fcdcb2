import type { Alerts, Locale } from "../../text/words.ts"

/** The sentences of failures in simplified Chinese. */
export const errors: Locale["errors"] = {
  "account.not-found": ["未找到账户", "该账户未连接。请连接持有它的钱包，然后重试。"],
  "activity.failed": ["获取交易失败", "无法加载交易。请稍后重试；也可在区块浏览器中查看。"],
  "chain.network-not-found": [
    "未找到网络",
    "此网络不在本页面的设置中。请将其加入选项 `networks`，或请求其中已有的网络。"
  ],
  "chain.none-requested": ["钱包不支持所请求的任何网络", "此钱包无法用于本页面请求的网络。请选择其他钱包或其他网络。"],
  "chain.not-supported": ["不支持此网络", "你的钱包不认识此网络，也未添加它。请在钱包设置中添加，或选择其他网络。"],
  "chain.switch-failed": ["切换网络失败", "你的钱包没有切换到该网络。请打开钱包，看看它是否在等待操作，然后重试。"],
  "chain.switch-rejected": ["已拒绝切换", "你在钱包中拒绝了切换。没有任何变化；你可以随时重试。"],
  "chain.unsupported": ["不支持的网络", "在当前网络上无法进行。请切换到其他网络，然后重试。"],
  "chain.unsupported-namespace": [
    "不支持的网络类型：{namespace}",
    "支持 eip155、solana、polkadot、bip122 和 cosmos。请使用其中之一的网络。"
  ],
  "config.both-sign-ins": [
    "不能同时设置 siweConfig 和 siwx",
    "登录被设置了两次。请保留 `siwx`，移除旧形式的 `siweConfig`。"
  ],
  "config.invalid": [
    "选项 `{field}`：{expected}",
    "套件有一个或多个选项错误，因此未启动。每个选项都标明了应有的值：请更正后重新启动。"
  ],
  "config.invalid-project-id": ["项目 ID 无效", "服务不认识此项目 ID。请与项目设置中的 ID 对照。"],
  "config.multi-wallet-not-enabled": ["未启用多钱包", "同时使用多个钱包需要 multiWallet 功能。请在项目设置中开启。"],
  "config.origin-not-allowed": ["不允许的来源", "此页面的来源不在项目列表中。请在项目设置的允许域名中添加。"],
  "config.rate-limited": ["请求过多", "对项目配置的请求过于频繁。套件会使用本地设置继续；请几分钟后重试。"],
  "config.server-error": ["服务器错误", "服务出错，无法获取项目配置。套件会使用本地设置继续；请稍后重试。"],
  "connection.connector-not-found": [
    "未找到钱包",
    "此页面上没有该名称的钱包。请确认其扩展程序已安装并启用，刷新页面，然后重试。"
  ],
  "connection.failed": ["连接失败", "钱包没有让此页面看到账户。请打开并解锁钱包，然后重试。"],
  "connection.network-not-in-wallet": [
    "不支持此网络",
    "当前连接不包含此网络，因此未发送任何内容。请在钱包中切换，或重新连接并允许它。"
  ],
  "connection.not-connected": ["请先连接钱包", "此操作需要账户。请先连接钱包。"],
  "connection.rejected": ["已拒绝连接", "你在钱包中拒绝了请求。未分享任何内容；你可以随时重试。"],
  "connection.request-failed": ["钱包无法执行", "钱包返回了错误。请打开钱包查看说明，然后重试。"],
  "connection.request-rejected": ["已拒绝请求", "你在钱包中拒绝了请求。未发送任何内容。"],
  "connection.session-expired": ["会话已过期", "中继服务不接受此会话的令牌。请确认此设备的时间正确，然后重新连接。"],
  "connection.wallet-busy": [
    "请打开钱包继续",
    "你的钱包已锁定，或正在显示另一个请求。请打开它，完成或关闭该请求，然后重试。"
  ],
  "connection.walletconnect-not-found": [
    "未找到 WalletConnect",
    "此处未设置 WalletConnect。请为套件提供 `projectId`，并保持 `enableWalletConnect` 开启。"
  ],
  "embedded.aborted": ["出了点问题", "内置钱包中止了操作。未发送任何内容；请重试。"],
  "embedded.device-not-approved": ["此设备未获批准。", "邮件中的链接被拒绝或已失效。请获取新链接。"],
  "embedded.email-cooldown": ["请在 {seconds} 秒后重试", "刚刚已发送验证码。请查看收件箱，或等待时间结束后再获取。"],
  "embedded.email-misfit": ["请输入有效的邮箱", "这不像邮箱地址。请按 name@example.com 的格式填写。"],
  "embedded.email-taken": ["该邮箱已有另一个钱包。", "未作任何更改。请提供一个没有人在此登录的邮箱。"],
  "embedded.email-unchanged": ["这是你当前的邮箱。", "未作任何更改。请提供用来替换它的邮箱。"],
  "embedded.farcaster-failed": ["连接 Farcaster 失败", "Farcaster 未确认登录。请打开其应用，然后重试。"],
  "embedded.frame-answer-misfit": ["发生错误", "内置钱包以此页面不认识的格式响应。请重试，或重新登录。"],
  "embedded.frame-error": ["{reason}", "内置钱包无法执行。请重试，或重新登录。"],
  "embedded.frame-error-unknown": ["发生错误", "内置钱包无法执行，且未说明原因。请重试，或重新登录。"],
  "embedded.frame-load-failed": [
    "无法加载邮箱登录",
    "页面的邮箱登录部分未能加载。请检查网络和拦截程序，或改为连接钱包。"
  ],
  "embedded.frame-load-timed-out": [
    "网络错误：无法加载内置钱包",
    "内置钱包在 20 秒内未能加载。请检查网络和拦截程序，稍后重试。"
  ],
  "embedded.frame-request-timed-out": ["内置钱包请求超时", "内置钱包未及时响应。请稍后重试。"],
  "embedded.frame-storage-blocked": [
    "浏览器不会保存此次登录：离开页面后即失效。",
    "要更久地保持登录，请允许钱包的网站保存数据。"
  ],
  "connection.failed-to-disconnect-chains": [
    "无法断开这些链：{reason}",
    "一个或多个钱包没有结束连接。请重试，或在钱包中移除此页面。"
  ],
  "embedded.no-auth-connector": [
    "未设置登录方式",
    "此处未设置邮箱和社交登录。请为套件提供已启用其中之一的 `projectId`，或连接钱包。"
  ],
  "embedded.not-email-or-social": [
    "未通过邮箱或社交账号连接",
    "仅适用于通过邮箱或社交账号创建的账户。请用其中之一登录。"
  ],
  "embedded.otp-expired": ["验证码已失效。", "验证码十分钟内有效。请重新获取并立即输入。"],
  "embedded.otp-rejected": ["验证码无效", "与发送的验证码不符。请查看最新邮件，或重新获取。"],
  "embedded.otp-tries-spent": ["尝试次数过多。请获取新的验证码。", "验证码多次输入错误，已失效。请重新获取。"],
  "embedded.popup-blocked": ["无法打开登录窗口", "浏览器没有打开登录窗口。请允许此页面弹出窗口，然后再次点击按钮。"],
  "embedded.popup-closed": ["窗口已关闭", "登录窗口在完成前被关闭。请重新打开以继续。"],
  "embedded.popup-not-created": ["无法创建登录窗口", "无法创建登录窗口。请关闭此页面的其他窗口，然后重试。"],
  "embedded.request-aborted": ["请求已中止", "请求在响应前被撤回。未发送任何内容；请重试。"],
  "embedded.rpc-not-allowed": ["不允许此 RPC 调用", "内置钱包不会应页面请求执行此操作。请使用允许的方法。"],
  "embedded.social-not-started": ["无法开始登录", "登录未能开始。请重试，或选择其他登录方式。"],
  "embedded.social-timed-out": ["登录超时。请重试。", "登录耗时过长，已终止。请重新开始。"],
  "embedded.social-uri-failed": ["无法获取登录页面", "无法获取登录页面的地址。请检查网络，然后重试。"],
  "embedded.untrusted-origin": ["来源不受信任", "登录响应来自不受信任的页面，已被丢弃。请从这里重新登录。"],
  "embedded.unverified-domain": ["域名未验证", "内置钱包不支持此域名。请在项目设置的允许域名中添加。"],
  "http.bad-shape": ["服务返回了未知格式。", "服务的返回内容无法使用。请稍后重试；若持续出现，套件可能需要更新。"],
  "http.bad-status": [
    "服务无法响应（HTTP 状态码：{status}）。",
    "服务有响应，但无法完成请求。请稍后重试；若持续出现，请告知此页面的所有者。"
  ],
  "http.offline": ["你已离线。", "此设备没有网络。恢复后会自动继续。"],
  "http.rate-limited": ["请求过多。请稍后再试。", "对服务的请求过于频繁。请稍等片刻再重试。"],
  "http.timed-out": ["服务响应时间过长。", "服务未及时响应。请检查网络，然后重试。"],
  "http.too-large": [
    "服务返回的内容过大。",
    "返回内容超出套件可读取的大小，因此未读取。你无法自行解决，请告知此页面的所有者。"
  ],
  "http.unreachable": ["无法连接到服务。", "无法连接到服务。请检查网络以及可能的拦截程序，然后重试。"],
  "kit.missing": ["无法加载钱包窗口", "此页面的部分代码未能送达。请检查网络后重试；若持续出现，请刷新页面。"],
  "log.unforeseen": ["未知错误", "发生了套件未预料到的情况。请重试；若持续出现，请附上操作步骤进行反馈。"],
  "name.misfit": [
    "请使用字母、数字和连字符，至少 4 个字符",
    "名称只能包含字母、数字和连字符，且至少四个字符。请另选一个。"
  ],
  "name.needs-account": ["没有可注册名称的账户", "名称需注册给 EVM 网络上的账户。请连接或切换到该网络，然后重试。"],
  "name.not-registered": ["注册名称 {label} 失败", "名称未注册。它可能刚被占用；请重试或另选一个。"],
  "name.not-resolved": ["查询名称失败", "无法查询该名称。请检查拼写，然后重试。"],
  "name.refused": ["{reason}", "名称服务未接受并说明了原因。请修改名称，然后重试。"],
  "name.reverse-failed": ["获取地址的名称失败", "无法列出此地址的名称。请稍后重试。"],
  "name.suggestions-failed": ["获取名称建议失败", "无法列出可用名称。请自行输入，或稍后重试。"],
  "onramp.amount-outside": [
    "请输入 {min} 至 {max} {currency} 的金额",
    "此支付方式仅允许该范围内的金额。请更改金额，或换一种支付方式。"
  ],
  "onramp.host-unknown": [
    "此页面不属于服务商",
    "服务给出的页面不属于已知的服务商，因此未打开。请选择其他服务商；页面开发者可用 endpoints.onrampHosts 允许主机。"
  ],
  "onramp.not-offered": ["{value} 不能作为 {field}", "服务商只支持部分货币和代币。请从选项中选择。"],
  "onramp.quote-failed": ["无法获取报价", "目前没有报价。显示的是估算；请稍后重试。"],
  "onramp.url-failed": ["无法打开服务商", "无法获取服务商的页面。请稍后重试，或选择其他服务商。"],
  "receipt.not-kept": [
    "此页面无法记住你发送的内容",
    "浏览器不为此页面保存数据，因此发送记录只显示到你离开为止。请记下哈希，或允许此页面存储数据。"
  ],
  "rpc.error": ["网络拒绝了请求。", "网络的节点拒绝了请求。请检查请求，或尝试其他节点。"],
  "rpc.no-url": [
    "没有 {network} 的已知节点。",
    "套件不知道此网络的任何节点。请用 `customRpcUrls` 或 `projectId` 提供。"
  ],
  "safe.signature-pending": [
    "你的 Safe 正在等待其他所有者签名",
    "签名的所有者还不够。请他们在 Safe 中签名，然后在这里重新登录：已收集的签名会保留。"
  ],
  "safe.silent": ["你的 Safe 没有响应", "承载 Safe 的页面没有响应。请刷新它，然后在其中重新打开此应用。"],
  "send.amount": [
    "请输入大于 0 的 {symbol} 金额，最多 {decimals} 位小数",
    "请输入数字和最多一个点号，小数位数不超过该代币的位数。"
  ],
  "send.failed": ["发送交易失败。请重试。", "没有确认已发送任何内容。重试前请查看钱包的动态。"],
  "send.fee-not-covered": ["{coin} 不足以支付费用（约 {fee}）", "网络以自己的币收取费用。请留一些，或减少发送金额。"],
  "send.incomplete": ["需要金额和收款地址", "请填写金额和收款地址。"],
  "send.misfit": ["请输入有效的金额和收款地址", "金额须为你持有的数量，收款方须为此网络的地址或名称。请更正错误之处。"],
  "send.needs-token": ["需要选择代币", "请选择要发送的代币。"],
  "send.not-covered": ["你有 {balance} {symbol}", "账户余额不足。请减少金额，或选择“最大”。"],
  "send.receiver-elsewhere": [
    "此地址属于 {network}",
    "其前缀指向另一个网络。请切换到该网络，或向收款人索取此网络的地址。"
  ],
  "send.receiver-lost": ["发到那里后无人能取回。", "没有任何人或程序能转移此地址中的资产。请向收款方索取其他地址。"],
  "send.receiver-mistyped": ["地址有一个字符错误。请重新复制。", "地址带有校验和，而此地址不匹配。请从来源重新复制。"],
  "send.receiver-moved": ["{receiver} 现在对应另一个地址", "自显示以来，该名称的地址已改变。发送前请与收款方确认。"],
  "send.receiver-name": ["此处只支持以 {suffix} 结尾的名称", "不会查询其他名称服务。请粘贴收款方的地址。"],
  "send.receiver-not-found": ["{receiver} 在此网络上没有地址", "请检查拼写，或向收款方索取此网络上的地址。"],
  "send.would-fail": [
    "网络会拒绝此转账：{detail}",
    "已在不发送的情况下试运行，网络拒绝了。请检查账户余额（含费用）是否足够，以及代币是否可以转移。"
  ],
  "session.grant-answer-misfit": ["{rule}", "钱包的响应无法使用。请查看钱包中是否有此页面的会话，并在那里结束它。"],
  "session.grant-not-activated": [
    "你的钱包已授予会话，但未启用",
    "会话在你的钱包中，但应用无法使用。请在智能会话列表中撤销，然后重试。"
  ],
  "session.grant-not-begun": ["无法开始智能会话", "保管智能会话的服务没有响应。未授予任何权限。请稍后重试。"],
  "session.grant-wider": [
    "你的钱包授予的权限超出了此页面的请求",
    "套件不会使用这样的授权。重试前请打开钱包，在那里结束此页面的会话。"
  ],
  "session.list-failed": ["加载智能会话出错", "无法列出智能会话。请稍后重试。"],
  "session.not-found": ["此账户没有该智能会话", "此账户的智能会话中没有该 ID。请重新加载列表；它可能已被移除。"],
  "session.revoke-failed": ["撤销智能会话出错", "智能会话未结束，仍然有效。请重试。"],
  "siwx.expired": ["登录消息已于 {at} 过期", "登录消息自身设定的时间已过。请重新登录。"],
  "siwx.misfit": [
    "登录消息不正确：{field} 必须为 {rule}",
    "登录消息由固定的行依次组成（EIP-4361），任何字段都不能含有换行。请更正所指之处。"
  ],
  "siwx.not-started": ["开始登录时出现问题", "登录未能开始，因此已断开钱包。请重新连接后再试。"],
  "siwx.signature-invalid": ["签名无效", "签名不属于此消息和账户。请用已连接的账户重新签名。"],
  "siwx.signing-failed": ["签署消息出错", "消息未签署。请打开钱包，然后重试。"],
  "siwx.too-early": ["登录消息在 {at} 之前无效", "登录消息尚未生效。请等到那时，并检查此设备的时间是否正确。"],
  "siwx.unchecked": [
    "无法在 {network} 上验证签名",
    "该账户可能是合约，而其网络的节点没有响应。请提供该网络的节点或重试：签名目前无法判断对错。"
  ],
  "swap.allowance-failed": ["检查授权失败", "无法读取此兑换可使用的额度。请稍后重试。"],
  "swap.amount-misfit": [
    "请输入大于 0 的 {symbol} 金额，最多 {decimals} 位小数",
    "请将金额写成普通数字，例如 1.5，不超过该代币的小数位数。"
  ],
  "swap.approval-not-built": ["创建授权交易失败", "无法准备授权。请稍后重试。"],
  "swap.gas-price-not-supported": ["此网络没有 Gas 价格", "无法获取此网络的 Gas 价格。请切换到其他网络，然后重试。"],
  "swap.impact-high": [
    "此兑换可能损失大量价值（{impact}）",
    "你得到的价值远低于你付出的，或缺少价格。未发送任何内容。请减少金额，或接受警告 high-impact。"
  ],
  "swap.insufficient-liquidity": ["流动性不足", "目前没有人出售这么多该代币。请减少金额。"],
  "swap.misprepared": [
    "服务准备的内容与此兑换不符（{field}）",
    "返回的待签内容与你的请求不符，因此已丢弃，未发送任何内容。请获取新报价；若持续出现，请勿在此兑换。"
  ],
  "swap.network-price-failed": ["获取网络币价格失败", "无法获取网络币的价格，因此费用未知。请稍后重试。"],
  "swap.not-built": ["创建交易失败", "无法准备兑换。请获取新报价，然后重试。"],
  "swap.not-started": ["开始兑换失败", "无法列出可兑换的代币。请稍后重试。"],
  "swap.not-supported": ["此网络不支持兑换", "此网络上无法兑换代币。请切换到其他网络，然后重试。"],
  "swap.price-moved": [
    "价格已变动：现在可得 {now} {symbol}，而承诺至少为 {minimum}",
    "报价后市场变动超过了你允许的滑点。未进行兑换。请查看新报价，满意再兑换。"
  ],
  "swap.slippage-misfit": [
    "请输入 0.01 至 50% 的滑点",
    "滑点是兑换所得可比报价少多少的百分比。请写成普通数字，例如 1 或 0.5。"
  ],
  "swap.unproven": [
    "无法核实此服务的最低数量",
    "兑换合约和网络都没有说明你至少能得到多少，因此未发送任何内容。仅在信任此服务时继续：接受警告 unproven-minimum。"
  ],
  "swap.would-fail": [
    "网络会拒绝此兑换：{reason}",
    "已在网络上试运行但未发送，结果失败，因此未发送任何内容。请确认代币足够，获取新报价，然后重试。"
  ],
  "token.balance-unavailable": [
    "代币余额不可用",
    "无法显示余额，可能是不支持此网络，或服务出错。你的代币未受影响；请半分钟后重试。"
  ],
  "token.call-misfit": [
    '代币调用的 {field} 必须为 {rule}，而它是 "{value}"。',
    "未发送任何内容。地址请写为 0x 加 40 位十六进制数字，金额请写为代币最小单位的 bigint，例如 1.5 USDC 为 1500000n。"
  ],
  "token.not-found": [
    "{token} 无法在 {network} 上确定唯一的代币",
    "那里没有该名称的代币，或有多个。请用合约地址或 CAIP-19 ID 指定，例如 eip155:1/slip44:60。"
  ],
  "transaction.already-sent": ["已交给你的钱包", "钱包已有此请求，没有再次询问。请打开钱包作答。"],
  "transaction.answer-misfit": [
    "钱包的响应无法使用",
    "钱包的响应既不是签名也不是交易。它可能已执行，重试前请查看钱包的历史记录。"
  ],
  "transaction.batch-failed": [
    "并非所有调用都已执行",
    "钱包放弃了部分或全部调用。请在钱包中查看哪些已生效，再重新发送其余的。"
  ],
  "transaction.batch-needs-more": [
    "钱包无法按要求发送这些调用",
    "钱包无法以全部执行或全不执行的方式处理，或缺少所需功能。未发送任何内容。请逐个发送，或使用其他钱包。"
  ],
  "transaction.batch-pending": ["调用尚未执行", "调用已发送，正在等待执行。请勿重复发送，在钱包中查看状态。"],
  "transaction.batch-repeated": ["这些调用之前已发送", "钱包已有这些调用。请在钱包中查看状态，勿重复发送。"],
  "transaction.batch-too-large": [
    "调用数量超过钱包一次可接受的上限",
    "钱包一次不接受这么多调用，因此未发送任何内容。请分成小批发送。"
  ],
  "transaction.batch-unknown": ["钱包不认识这些调用", "钱包中没有此 ID 的调用。重新发送前请在钱包中查看。"],
  "transaction.batches-unsupported": ["钱包不能一次接受多个调用", "此钱包不支持批量调用。请逐个发送，或使用其他钱包。"],
  "transaction.call-status-not-approved": [
    "钱包未批准查询调用状态。",
    "钱包不允许此页面查询调用状态。请直接在钱包中查看。"
  ],
  "transaction.calls-misfit": [
    "调用 {at}：{rule}",
    "批量中的每个调用都需要接收方；如有数据，须为以 0x 开头的十六进制。请更正该调用。"
  ],
  "transaction.changed": [
    "交易在发送前发生了变化",
    "即将发送的内容与你看到的不同，因此已停止。请勿在钱包中批准；请刷新页面。"
  ],
  "transaction.context-changed": [
    "你的账户或网络已改变",
    "在你决定期间账户或网络发生了变化，因此未发送任何内容。请重新查看请求再批准。"
  ],
  "transaction.expired": ["显示的内容已过时", "价格和费用会变，显示的内容已失效。未发送任何内容。请重新查看后继续。"],
  "transaction.not-allowed": ["不允许的操作", "此页面请求了套件不会转发的操作。未发送任何内容。"],
  "transaction.not-mined": [
    "交易 {hash} 尚未进入区块",
    "交易已发送，正在等待区块。请勿重复发送，可在区块浏览器中查找其哈希。"
  ],
  "transaction.other-chain": [
    "此请求针对的网络与你的账户不同",
    "待签内容指向与账户不同的网络。未签署任何内容。请切换网络，或离开请求的页面。"
  ],
  "transaction.outcome-unknown": [
    "你的钱包没有响应。交易可能已发送：重试前请先查看钱包。",
    "询问之后钱包失去连接，因此不知道它是否已发送。请查看其历史记录，确认没有时再重试。"
  ],
  "transaction.page-framed": [
    "此页面显示在 {origin} 内。请在单独的窗口中打开以签名。",
    "嵌在其他页面中的页面可能被遮盖，使点击变成别的意思。请在单独的窗口中打开。"
  ],
  "transaction.reverted": [
    "网络拒绝了交易 {hash}",
    "网络接收了交易但拒绝执行。仅支付了费用。请检查金额和余额，然后重新开始。"
  ],
  "transaction.too-many-pending": ["等待中的交易过多", "等待确认的交易过多。请等部分完成后重试。"],
  "walletconnect.method-not-granted": [
    "钱包不允许 {method}",
    "钱包在连接时未允许此操作。请断开后重新连接并允许，或使用其他钱包。"
  ],
  "walletconnect.relay-unreachable": [
    "无法连接到 WalletConnect",
    "WalletConnect 的中继服务没有响应。请检查网络以及可能的拦截程序，然后重试。"
  ],
  "walletconnect.session-ended": [
    "钱包结束了连接",
    "钱包在响应之前结束了连接。没有迹象表明已发送任何内容；请重新连接以继续。"
  ],
  "walletconnect.session-malformed": [
    "钱包没有分享账户",
    "钱包已批准，但没有可用的账户。请在钱包中选择账户，然后重新连接。"
  ],
  "walletconnect.wallet-silent": ["钱包没有响应", "钱包在五分钟内没有响应。重试前请打开钱包，看看请求是否仍在等待。"]
}

/** The sentences of alerts in simplified Chinese. */
export const alerts: Alerts = {
  SWITCH_NETWORK_NOT_FOUND: ["未找到网络", "该网络未配置。请将其加入选项 `networks`：{detail}"],
  ORIGIN_NOT_ALLOWED: ["不允许的来源", "来源 {detail} 不在项目列表中。请在项目设置的允许域名中添加。"],
  IFRAME_LOAD_FAILED: ["网络错误：无法加载内置钱包", "内置钱包未能加载。请检查网络和拦截程序，稍后重试。"],
  IFRAME_REQUEST_TIMEOUT: ["内置钱包请求超时", "内置钱包未及时响应。请稍后重试。"],
  UNVERIFIED_DOMAIN: ["域名未验证", "内置钱包不支持此域名。请在项目设置的允许域名中添加。"],
  JWT_TOKEN_NOT_VALID: ["会话已过期", "中继服务以尚未生效为由拒绝了会话令牌。请检查此设备的时间设置，然后重新连接。"],
  INVALID_PROJECT_ID: ["项目 ID 无效", "服务不认识该项目 ID。请将 `projectId` 与项目设置中的 ID 对照。"],
  PROJECT_ID_NOT_CONFIGURED: [
    "未配置项目 ID",
    "未提供 `projectId`。邮箱、社交登录、钱包目录和 WalletConnect 需要它；此页面上的钱包无需它即可使用。"
  ],
  SERVER_ERROR_APP_CONFIGURATION: ["服务器错误", "无法获取应用配置；沿用本地设置。{detail}"],
  RATE_LIMITED_APP_CONFIGURATION: ["请求过多", "对应用配置的请求过于频繁；沿用本地设置。请几分钟后重试。"],
  "MULTI_WALLET_NOT_ENABLED.DEFAULT": ["未启用多钱包", "同时使用多个钱包需要 multiWallet 功能。请在项目配置中启用。"],
  "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": [
    "未启用多钱包",
    "`useConnections` 只有在启用 multiWallet 功能时才能切换钱包。请在项目配置中启用。"
  ],
  "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": [
    "未启用多钱包",
    "`useConnection` 只有在启用 multiWallet 功能时才能切换钱包。请在项目配置中启用。"
  ],
  LOCAL_CONFIGURATION_IGNORED: [
    "本地配置已被忽略",
    "项目配置优先于这些本地设置：{detail}。请在项目中修改，或在此处移除。"
  ],
  ANALYTICS_FORBIDDEN: ["应用配置无效", "不接受此来源的事件：它不在项目列表中。请在项目设置中添加。"]
}
