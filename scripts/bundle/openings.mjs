// Lists the openings: the views that a visitor opens, and the modules that each loads by `import()`.
// `scripts/build.mjs` joins chunks by them, and `npm run size` measures them. The flows come from the kit's tables
// (`react/kit/flows`).
import { readFlows } from "./readFlows.mjs"

const firstView = ["react/kit/start/startKit.tsx"]
const connect = [...firstView, "react/kit/start/startServices.ts"]
const catalogue = [...connect, "services/kit/start/network.ts"]
/** Modules that load after the catalogue without a press. */
const tables = [...catalogue, "react/kit/flows/startFlows.ts"]
/** Modules that every flow loads before its own. */
const beforeFlows = [...tables, "react/foundation/locales/en/views.ts"]

/** Modules that the review of a request loads. */
const approval = ["services/wallets/requests/askingLayer.ts", "services/onchain/approval/approvalLayer.ts"]
/** Modules that a press in an open flow loads, before the wallet is asked or the account is shown. */
const presses = {
  "Send, reviewed": ["Send", 0.3, "services/onchain/send/transferWords.ts", "core/onchain/wording/describeCall.ts"],
  "Swap, reviewed": ["Swap", 0.3, "services/onchain/receipt/receiptLayer.ts"],
  "email, connected": [
    "EmailLogin",
    0.3,
    "services/embedded/login/createEmbeddedPart.ts",
    "react/kit/button/buttonFace.tsx"
  ],
  "WalletConnect, connected": [
    "ConnectingWalletConnect",
    0.3,
    "services/wallets/walletconnect/createPageWalletConnect.ts"
  ],
  "ApproveTransaction, described": ["ApproveTransaction", 0.3, ...approval, "core/onchain/wording/describeCall.ts"],
  "typed data, described": ["ApproveTransaction", 0.1, ...approval, "core/onchain/wording/describeTypedData.ts"],
  "Solana, described": ["ApproveTransaction", 0.1, ...approval, "core/onchain/wording/describeSolana.ts"],
  "Bitcoin, described": ["ApproveTransaction", 0.1, ...approval, "core/onchain/wording/describeBitcoin.ts"],
  "a grant, described": ["ApproveTransaction", 0.1, ...approval, "core/onchain/wording/describeOther.ts"]
}
const hostRequest = ["services/kit/host/hostRequests.ts", "services/wallets/requests/askingLayer.ts"]

/** Returns the openings, each with its weight: how much its size counts against the others' sizes. */
export const readOpenings = async () => {
  const { flows, methods } = await readFlows()
  const ofFlows = flows.map(({ name, parts, texts, views, weight }) => ({
    name,
    weight,
    modules: [...beforeFlows, ...views, ...texts, ...parts]
  }))
  const getFlow = (name) => ofFlows.find((flow) => flow.name === name)
  return [
    { name: "shell", weight: 1, modules: [] },
    { name: "Connect, first view", weight: 1, modules: firstView },
    { name: "Connect, without a project", weight: 1, modules: connect },
    { name: "Connect, with the catalogue", weight: 1, modules: catalogue },
    { name: "Connect, after 6 s", weight: 1, modules: tables },
    // A page in another language loads its texts before the visitor acts, and nothing else.
    { name: "a page in another language", weight: 0.5, modules: ["react/kit/locale/switchLocale.ts"] },
    // Two openings: the face of a button must not delay the code that starts a kit.
    { name: "a kit that starts", weight: 1, modules: ["react/kit/start/shellTasks.ts"] },
    { name: "the button of an account", weight: 0.8, modules: ["react/kit/button/buttonFace.tsx"] },
    ...ofFlows,
    ...Object.entries(presses).map(([name, [flow, weight, ...modules]]) => ({
      name,
      weight,
      modules: [...getFlow(flow).modules, ...modules]
    })),
    { name: "a host's request", weight: 0.3, modules: [...tables, ...hostRequest] },
    // The entry `latchkey/siwx` loads what a kit calls after it has started. The measured page does not import it.
    ...["storedSessions", "cloudSessions"].map((name) => ({
      name: `a host's ${name}`,
      weight: 0.05,
      modules: [...tables, `services/onchain/siwx/${name}.ts`],
      isMeasured: false
    })),
    ...methods.map(({ name, parts }) => ({
      name: `a host's ${name}`,
      weight: 0.1,
      modules: [...tables, ...parts]
    }))
  ]
}
