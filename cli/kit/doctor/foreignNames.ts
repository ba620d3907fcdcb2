/*
 * Names that a page imports from another kit, and their counterparts here: the tables of `docs/migrate`, as far as they
 * are imported names. A name that is missing here is reported with a link to the page that explains the migration.
 */

const modal = "is `useModal()` of latchkey/react here"
const siwx = "is option `siwx` here, e.g. signIn() of latchkey/siwx"
const theme = "is `themeMode` and `themeTokens` here"
const provider = "is `<LatchkeyProvider kit={kit}>` of latchkey/react here"
const same = "has the same name in latchkey/react"
const found = "is not needed: wallets are found automatically"

/** Counterparts by the name of the other kit, as passed to `doctor --from`. */
export const foreignNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rainbowkit: {
    getDefaultConfig: "is `createLatchkey({ metadata, projectId, networks })` here",
    RainbowKitProvider: provider,
    ConnectButton: same,
    useConnectModal: modal,
    useAccountModal: modal,
    useChainModal: modal,
    connectorsForWallets: found,
    getDefaultWallets: found,
    darkTheme: theme,
    lightTheme: theme,
    midnightTheme: theme,
    useAddRecentTransaction: "is not needed: the kit follows its transactions automatically, `useTransactions()`",
    createAuthenticationAdapter: siwx,
    RainbowKitAuthenticationProvider: siwx
  },
  appkit: {
    createAppKit: "is `createLatchkey(options)` here",
    createWeb3Modal: "is `createLatchkey(options)` here",
    useAppKit: modal,
    useWeb3Modal: modal,
    useAppKitAccount: "is `useAccount()` of latchkey/react here",
    useWeb3ModalAccount: "is `useAccount()` of latchkey/react here",
    useAppKitNetwork: "is `useNetwork()` of latchkey/react here",
    useAppKitProvider: "is `useProvider(namespace)` of latchkey/react here",
    useWeb3ModalProvider: "is `useProvider(namespace)` of latchkey/react here",
    useAppKitState: "is `useSnapshot()` of latchkey/react here",
    useAppKitTheme: "is `useTheme()` of latchkey/react here",
    useAppKitEvents: "is `useEvents(listener)` of latchkey/react here",
    useWalletInfo: "is `useAccount().wallet` here",
    useDisconnect: same
  },
  connectkit: {
    getDefaultConfig: "is `createLatchkey({ metadata, projectId, networks })` here",
    ConnectKitProvider: provider,
    ConnectKitButton: "is `<ConnectButton>` of latchkey/react here",
    useModal: same,
    SIWEProvider: siwx,
    useSIWE: "is `useSignIn()` of latchkey/react here"
  },
  onchainkit: {
    OnchainKitProvider: provider,
    ConnectWallet: "is `<ConnectButton>` of latchkey/react here",
    Wallet: "is `<ConnectButton>` of latchkey/react here",
    WalletDropdown: "is not needed: the button opens the account",
    WalletDropdownDisconnect: "is `useDisconnect()` of latchkey/react here; the account has it",
    WalletModal: modal,
    Name: "is `useIdentity()` of latchkey/react here",
    Avatar: "is `useIdentity()` of latchkey/react here",
    Identity: "is `useIdentity()` of latchkey/react here",
    useName: "is `useIdentity()` of latchkey/react here",
    useAvatar: "is `useIdentity()` of latchkey/react here",
    getAddress: "is `kit.resolveName({ name })` here",
    Transaction: "is `useSendCalls()` and `useTransactions()` of latchkey/react here",
    Swap: 'is `open({ view: "Swap" })` here, `useSwap()` for your own form',
    FundButton: 'is `open({ view: "OnRampProviders" })` here',
    Buy: 'is `open({ view: "OnRampProviders" })` here',
    Signature: "is `useSignMessage()` and `useSignTypedData()` of latchkey/react here"
  },
  "web3-onboard": {
    init: "is `createLatchkey({ networks, metadata })` here",
    Web3OnboardProvider: provider,
    useConnectWallet: "is `useModal()` here, `useWallets()` for your own screen",
    useSetChain: "is `useNetwork()` of latchkey/react here",
    useWallets: "is `useConnections()` of latchkey/react here"
  },
  wagmi: {
    useAccount: 'is `useAccount("eip155")` of latchkey/react here',
    useConnection: 'is `useAccount("eip155")` of latchkey/react here',
    useConnect: "is `useModal()` here, `useWallets()` for your own screen",
    useConnectors: "is `useWallets()` of latchkey/react here",
    useSwitchChain: "is `useNetwork()` of latchkey/react here",
    useChainId: "is `useNetwork()` of latchkey/react here",
    useDisconnect: same,
    useConnectorClient: "is `walletClient(kit, chain, address)` of latchkey/viem here",
    useWalletClient: "is `walletClient(kit, chain, address)` of latchkey/viem here",
    useBalance: same,
    useEnsName: "is `useIdentity()` of latchkey/react here",
    useSignMessage: same,
    useSignTypedData: same,
    useSendTransaction: "is `useSend()` of latchkey/react here",
    useWaitForTransactionReceipt: "is `useReceipt()` of latchkey/react here",
    useSendCalls: same,
    useCallsStatus: same
  },
  privy: {
    PrivyProvider: provider,
    usePrivy: "is `useAccount()` and `useSignIn()` of latchkey/react here",
    useLogin: modal,
    useLogout: "is `useDisconnect()` and `useSignIn().signOut` here",
    useWallets: "is `useConnections()` of latchkey/react here"
  },
  dynamic: {
    DynamicContextProvider: provider,
    DynamicWidget: "is `<ConnectButton>` of latchkey/react here",
    useDynamicContext: "is `useAccount()`, `useModal()` and `useDisconnect()` here",
    useUserWallets: "is `useConnections()` of latchkey/react here",
    useSwitchWallet: "is `useConnections()` of latchkey/react here",
    useIsLoggedIn: "is `useSignIn().session !== null` here"
  }
}

/** A name that a file imports, and its line. */
interface Imported {
  readonly line: number
  readonly name: string
}

/** Returns the names, including types, that a file imports from packages that match `from`, before any renaming. */
export const findImports = (text: string, from: RegExp): ReadonlyArray<Imported> =>
  [...text.matchAll(/\bimport\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*("[^"\n]*"|'[^'\n]*')/g)].flatMap(
    (found) => {
      const [whole, inside = "", source = ""] = found
      if (!from.test(source)) return []
      const start = (found.index ?? 0) + whole.indexOf("{") + 1
      return [...inside.matchAll(/(?:^|,)\s*(?:type\s+)?([A-Za-z_$][\w$]*)/g)].map((item) => {
        const [match, name = ""] = item
        const end = start + (item.index ?? 0) + match.length
        return { line: text.slice(0, end).split("\n").length, name }
      })
    }
  )
