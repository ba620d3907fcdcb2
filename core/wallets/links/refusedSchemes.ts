/*
 * Schemes that no wallet has: whoever writes one into a catalogue wants a program of the device to run, read, fetch, call
 * or install something, or a browser to open any page at all.
 */
const schemes = [
  // Pages, code and files.
  "https?|javascript|vbscript|livescript|mocha|data|blob|file|filesystem|content|about|view-source|resource|jar|jnlp",
  "wss?|s?ftps?|tftp|smb|nfs|afp|cifs|dav|webdavs?|ldaps?|gopher|rsync|git|svn|imap|pop|nntp|news|irc[s6]?|magnet|ed2k",
  // Browsers, each of which opens the page that stands behind its scheme.
  ".*(https?|browser|chrome|firefox|safari|microsoft-edge|duckduckgo).*|edge|brave|opera.*|vivaldi.*|ddg.*|focus.*|arc",
  "x-web-search|dolphin|puffin.*|icab.*|ucweb.*|yandex.*|tor|orion.*|.*-extension|read|feed|webcal|epiphany|ipfs|ipns",
  // Shells, remote desktops and consoles.
  "shell|cmd|bash|zsh|wsl|powershell.*|pwsh|term|terminal|iterm.*|warp|ssh|sftp|scp|telnet|rlogin|tn3270|mosh|putty.*",
  "rdp|vnc|x-man-page|x-apple.*|apple-.*|prefs|app-prefs|app-settings|settings|shortcuts|workflow|applescript|help",
  "docker.*|vmrc|virtualbox|teamviewer.*|anydesk|citrix.*|parallels.*|automator|launchctl|osascript|dictionary|vmware.*",
  // Calls and messages.
  "mailto|tel|telprompt|sms|smsto|mms|mmsto|sip|sips|callto|facetime.*|imessage|skype.*|whatsapp|viber|sgnl|tg|msteams",
  "zoom.*|slack|discord|geo|maps|xmpp|im|wechat|weixin|line|lync|h323|ms-.*|gtalk|message|messages|contacts|addressbook",
  // Stores and games.
  "market|itms.*|intents?|android-app|android|samsungapps|appmarket|hiapplink|mimarket|steam.*|com\\.epicgames.*|macappstore.*",
  "snap|apt|flatpak.*|appstream|roblox.*|origin.*|uplay|battlenet|minecraft|itunes.*|music|podcasts?|zune|play",
  // Editors and tools of developers.
  "vscode.*|vscodium|code-oss|cursor.*|windsurf.*|zed|jetbrains.*|idea|webstorm|pycharm|goland|clion|rider|phpstorm|fleet",
  "txmt|subl|sublime|mvim|vim|emacs.*|org-protocol|atom|xcode.*|x-xcode.*|github-.*|sourcetree|gitkraken|postman|insomnia",
  "obsidian|notion|search-ms|search|windows.*|bingmaps|xbox.*|hcp|res|mk|mhtml|its|moz.*|wyciwyg|pcast|rtsp|rtmp|mms[ht]|odc.*"
]

const refused = new RegExp(`^(${schemes.join("|")}):$`)

/** Whether a parsed URL's scheme (`steam:`) is one that no wallet has. */
export const isRefusedScheme = (protocol: string): boolean => refused.test(protocol)
