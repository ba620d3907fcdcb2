// Runs in a project with the tarball installed: imports the named entries and asks each for a wallet's account. Prints
// a line for each that fails; output of the entries is printed, too.
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const answers = { eth_accounts: [me], eth_requestAccounts: [me], eth_chainId: "0x1", net_version: "1" }
const provider = { request: async ({ method }) => answers[method], on: () => provider, removeListener: () => provider }
const kit = { provider: () => provider, disconnect: async () => {}, switchNetwork: async () => {} }
const chain = {
  id: 1,
  name: "Ethereum",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:9"] } }
}

const account = {
  core: () => me,
  services: () => me,
  react: ({ ConnectButton, LatchkeyProvider }) => (ConnectButton && LatchkeyProvider ? me : undefined),
  testing: ({ mockWallet }) => (mockWallet ? me : undefined),
  devtools: ({ mountDevtools }) => (mountDevtools ? me : undefined),
  playwright: ({ test }) => (test.extend ? me : undefined),
  viem: async ({ walletClient }) => (await walletClient(kit, chain, me).getAddresses())[0],
  ethers: async ({ signer }) => (await signer(kit)).getAddress(),
  ethers5: ({ signer5 }) => signer5(kit).getAddress(),
  wagmi: async ({ latchkeyConnector }) => {
    const wagmi = await import("@wagmi/core").catch(() => import("wagmi"))
    const { connect } = await import("@wagmi/core").catch(() => import("wagmi/actions"))
    const config = wagmi.createConfig({
      chains: [chain],
      transports: { 1: wagmi.http() },
      connectors: [latchkeyConnector(kit)]
    })
    const { accounts } = await connect(config, { connector: config.connectors[0] })
    return accounts[0]
  }
}
const places = { playwright: "testing/playwright" }

/** Entries that need no package. */
for (const entry of ["", "/siwx", "/siwx/server", "/server", "/themes", "/element"])
  await import(`latchkey${entry}`).catch((error) => console.log(`latchkey${entry}: ${error}`))
for (const entry of process.argv.slice(2)) {
  const name = `latchkey/${places[entry] ?? entry}`
  try {
    const found = await account[entry](await import(name))
    if (found !== me) console.log(`${name}: no account, but ${found}`)
  } catch (error) {
    console.log(`${name}: ${error}`)
  }
}
process.exit(0)
