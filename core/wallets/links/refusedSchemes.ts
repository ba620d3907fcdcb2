/*
 * Schemes that no wallet has. A catalogue entry with one of them would make the device run, read, fetch, call or
 * install something, or a browser open an arbitrary page.
 */
const schemes = [
  // Pages, code and files.
  ".*script|data|blob|file.*|content|about|view-source|resource|jar|jnlp|wss?|ftps?|smb|nfs|ldaps?|git|magnet",
  // Browsers, each of which opens the page after its scheme.
  ".*(https?|browser|chrome|firefox|safari|microsoft-edge).*|edge|brave|opera.*|vivaldi|ddg.*|x-web-search|ucweb",
  ".*-extension|feed|webcal",
  // Shells, remote desktops and the system.
  ".*shell|cmd|ssh|telnet|rdp|vnc|docker.*|iterm.*|x-apple.*|apple-.*|(app-)?prefs|shortcuts|help|ms-.*|search-ms",
  // Calls and messages.
  "mailto|tel|sms(to)?|sips?|callto|facetime.*|imessage|skype|whatsapp|tg|zoommtg",
  // Stores, games and editors.
  "market|itms.*|intents?|android-app|samsungapps|steam|com.epicgames.*",
  "vscode.*|cursor|zed|jetbrains|idea|txmt|subl|x-xcode.*|github-.*"
]

const refused = new RegExp(`^(${schemes.join("|")}):$`)

/** Returns whether a parsed URL's scheme (`steam:`) is one that no wallet has. */
export const isRefusedScheme = (protocol: string): boolean => refused.test(protocol)
