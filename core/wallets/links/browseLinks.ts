import type { Namespace } from "../../chain/network/ids.ts"

/**
 * The link that opens a page in a wallet's own browser, and the namespaces on which the wallet prefers this to pairing.
 */
interface Browse {
  /** The global under which the wallet injects itself; a page that has it needs no link. */
  readonly global: string
  readonly namespaces: ReadonlyArray<Namespace>
  readonly link: (page: URL) => string
}

const text = encodeURIComponent
const coinbase: ReadonlyArray<Browse> = [
  {
    global: "coinbaseSolana",
    namespaces: ["solana"],
    link: (page) => `https://go.cb-w.com/dapp?cb_url=${text(page.href)}`
  },
  {
    global: "coinbaseWalletExtension",
    namespaces: ["eip155"],
    link: (page) => `cbwallet://miniapp?url=${text(page.href)}`
  }
]

/**
 * Browse links by the catalogue's ids. Phantom is opened by its https link on Android too: the alternative, an
 * `intent:` link, is refused because it can name any program. Binance's page link needs an app id that is not public,
 * so Binance is reached by pairing.
 */
const browsers: Readonly<Record<string, ReadonlyArray<Browse>>> = {
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: [
    {
      global: "phantom",
      namespaces: ["solana", "eip155", "bip122"],
      link: (page) => `https://phantom.app/ul/browse/${text(page.href)}?ref=${text(page.origin)}`
    }
  ],
  "1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79": [
    {
      global: "solflare",
      namespaces: ["solana"],
      link: (page) => `https://solflare.com/ul/v1/browse/${text(page.href)}?ref=${text(page.href)}`
    }
  ],
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: coinbase,
  d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8: coinbase
}

/** The globals that `browseLink` checks a page for. */
export const browserGlobals: ReadonlyArray<string> = [
  ...new Set(Object.values(browsers).flatMap((all) => all.map(({ global }) => global)))
]

/**
 * Returns the link that opens this page inside a wallet's own browser, for wallets that prefer this to pairing.
 * Undefined if the wallet has no such link, works differently on the namespace, is already on the page (`globals`), or
 * if the page is not a web page.
 */
export const browseLink = (
  walletId: string,
  namespace: Namespace,
  page: string,
  globals: ReadonlySet<string>
): string | undefined => {
  const ways = Object.hasOwn(browsers, walletId) ? browsers[walletId] : undefined
  const way = ways?.find(({ namespaces }) => namespaces.includes(namespace))
  if (way === undefined || globals.has(way.global)) return undefined
  try {
    const url = new URL(page)
    return url.protocol === "https:" || url.protocol === "http:" ? way.link(url) : undefined
  } catch {
    return undefined
  }
}
