import type { Namespace } from "../../chain/network/ids.ts"

/** How a wallet opens a page in its own browser, on the namespaces on which it wants it so. */
interface Browse {
  /** The name under which the wallet stands on a page: there it needs no link. */
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
 * By the catalogue's ids. On Android too Phantom is opened by its https link: the other way is an `intent:` link, which
 * can name any program, and is refused like all of its scheme. Binance's page link needs an id of its own program,
 * which is nobody's to know: it is reached by pairing.
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

/** The names that `browseLink` looks for on a page. */
export const browserGlobals: ReadonlyArray<string> = [
  ...new Set(Object.values(browsers).flatMap((all) => all.map(({ global }) => global)))
]

/**
 * The link that opens this page inside a wallet's own browser, for the wallets that want it so in place of pairing.
 * Undefined where the wallet has none, works another way on the namespace, stands on the page already (`globals`), or
 * the page is no web page.
 */
export const browseLink = (
  walletId: string,
  namespace: Namespace,
  page: string,
  globals: ReadonlySet<string>
): string | undefined => {
  const ways = Object.hasOwn(browsers, walletId) ? (browsers[walletId] ?? []) : []
  const way = ways.find(({ namespaces }) => namespaces.includes(namespace))
  if (way === undefined || globals.has(way.global)) return undefined
  try {
    const url = new URL(page)
    return url.protocol === "https:" || url.protocol === "http:" ? way.link(url) : undefined
  } catch {
    return undefined
  }
}
