/**
 * Projects that have other versions of the libraries: what is installed before the tarball, the entries that are imported
 * there, and how the lines begin that this prints. Every project also imports the entries that need no package.
 * `runs`: instead, the files that a document shows are written there, and Node runs these words.
 */
const react = ["react", "react-dom"]
const query = "@tanstack/react-query@5"
const compiler = ["typescript@5.9", "@types/react@19"]
const compile = (document, file) => ({
  document,
  args: [
    ...["node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--skipLibCheck", "--jsx", "react-jsx", "--module"],
    ...[
      "esnext",
      "--moduleResolution",
      "bundler",
      "--lib",
      "es2022,dom",
      "--noUncheckedSideEffectImports",
      "false",
      file
    ]
  ]
})
export const projects = {
  empty: { installed: [], entries: [] },
  "effect-4": {
    installed: ["effect@4"],
    entries: ["core"],
    says: ["latchkey/core: EffectVersionError: latchkey/core supports effect >=3.22 <4, and this project has effect 4."]
  },
  "effect-3": { installed: ["effect@3", "@effect/platform@0.90.10"], entries: ["core", "services"] },
  "effect-3-older": {
    installed: ["effect@3.10.0"],
    entries: ["core"],
    says: [
      "latchkey/core: EffectVersionError: latchkey/core supports effect >=3.22 <4, and this project has effect 3.10.0"
    ]
  },
  "platform-0.97": {
    installed: ["effect@3", "@effect/platform@0.97"],
    entries: ["core", "services"],
    says: [
      "[latchkey] latchkey/services supports @effect/platform >=0.90.10 <0.91, and this project has @effect/platform 0.97."
    ]
  },
  "solana-1": { installed: ["@solana/web3.js@1"], entries: [] },
  "solana-1-services": {
    installed: ["@solana/web3.js@1", "effect@3", "@effect/platform@0.90.10"],
    entries: ["core", "services"]
  },
  "solana-wallet-adapter": {
    installed: ["@solana/wallet-adapter-react", "@solana/web3.js@1", ...react],
    entries: ["react", "testing", "devtools"]
  },
  "viem-lower": { installed: ["viem@2.21.0"], entries: ["viem"] },
  "viem-lowest": {
    installed: ["viem@2.9.0"],
    entries: ["viem"],
    says: [
      "[latchkey] latchkey/viem supports viem >=2.21 <3, and this project has viem 2.9.0: install a version in that range."
    ]
  },
  "viem-1": {
    installed: ["viem@1.21.4"],
    entries: ["viem"],
    says: ["[latchkey] latchkey/viem supports viem >=2.21 <3, and this project has viem 1.21."]
  },
  "wagmi-core-lower": { installed: ["@wagmi/core@2.14.0", "viem@2.21.0"], entries: ["viem", "wagmi"] },
  "wagmi-2": { installed: ["wagmi@2", "viem@2", query, ...react], entries: ["viem", "wagmi", "react"] },
  "wagmi-3": { installed: ["wagmi@3", "viem@2", query, ...react], entries: ["viem", "wagmi", "react"] },
  rainbowkit: {
    installed: ["@rainbow-me/rainbowkit@2", "wagmi@2", "viem@2", query, "react@18", "react-dom@18"],
    entries: ["viem", "wagmi", "react"]
  },
  "sign-client-newer": { installed: ["@walletconnect/sign-client@2.25"], entries: [] },
  "sign-client-older": { installed: ["@walletconnect/sign-client@2.21.0"], entries: [] },
  "playwright-1.44": {
    installed: ["@playwright/test@1.44"],
    entries: ["playwright"],
    says: [
      "[latchkey] latchkey/testing/playwright supports @playwright/test >=1.45 <2, and this project has @playwright/test 1.44."
    ]
  },
  playwright: { installed: ["@playwright/test@1"], entries: ["playwright"] },
  "ethers-5": {
    installed: ["ethers@5"],
    entries: ["ethers5", "ethers"],
    says: [
      "[latchkey] latchkey/ethers supports ethers >=6.0 <7, and this project has ethers 5.",
      "latchkey/ethers: TypeError: latchkey/ethers supports ethers >=6.0 <7"
    ]
  },
  "ethers-6": {
    installed: ["ethers@6"],
    entries: ["ethers", "ethers5"],
    says: [
      "[latchkey] latchkey/ethers5 supports ethers >=5.7 <6, and this project has ethers 6.",
      "latchkey/ethers5: TypeError: latchkey/ethers5 supports ethers >=5.7 <6"
    ]
  },
  "react-18": { installed: ["react@18", "react-dom@18"], entries: ["react", "testing", "devtools"] },
  "react-19": { installed: ["react@19", "react-dom@19"], entries: ["react", "testing", "devtools"] },
  "react-17": { installed: ["react@17", "react-dom@17"], entries: [] },
  "react-native": { installed: ["react-native@0.76"], entries: [] },
  next: { installed: ["next@15", "react@19", "react-dom@19"], entries: ["react", "testing", "devtools"] },
  jest: {
    installed: [
      "jest@30",
      "jest-environment-jsdom@30",
      "@testing-library/react@16",
      "@testing-library/dom@10",
      ...react
    ],
    runs: {
      document: "docs/testing.md",
      args: ["--experimental-vm-modules", "node_modules/jest/bin/jest.js"]
    }
  },
  lifi: {
    installed: [
      ...["@lifi/widget@4", "@lifi/widget-provider-ethereum@4", "wagmi@3", "@wagmi/core@3", "viem@2", query],
      ...["react@19", "react-dom@19", ...compiler]
    ],
    runs: compile("docs/guide/lifi.md", "lifi.tsx")
  },
  relay: {
    installed: [
      ...["@relayprotocol/relay-kit-ui", "@relayprotocol/relay-sdk", "wagmi@2", "viem@2", query],
      ...["react@19", "react-dom@19", ...compiler]
    ],
    runs: compile("docs/guide/relay.md", "relay.tsx")
  },
  "typescript-4.9": { installed: ["typescript@4.9"], entries: [] }
}
