import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Files that take longer than their size suggests, slowest first. Add files of ten seconds or more. */
const long = [
  "fixtures/faults/edge/cells/CM.cells.test.ts",
  "fixtures/faults/edge/cells/CQ.cells.test.ts",
  "fixtures/faults/wallets/pageWallets.test.ts",
  "cli/run/sent.test.ts",
  "fixtures/faults/wallets/farWallets.test.ts",
  "fixtures/house/additions.test.ts",
  "fixtures/faults/edge/cells/relay.cells.test.ts",
  "fixtures/faults/edge/cells/services.cells.test.ts",
  "fixtures/faults/edge/cells/money.cells.test.ts",
  "cli/wallets/connection/walletConnect.test.ts",
  "fixtures/faults/network/faults.test.ts",
  "fixtures/faults/edge/cells/asking.cells.test.ts",
  "fixtures/faults/edge/cells/frame.cells.test.ts",
  "fixtures/faults/edge/cells/SO.cells.test.ts",
  "fixtures/faults/edge/cells/EM.cells.test.ts",
  "fixtures/house/addView.test.ts",
  "fixtures/faults/edge/cells/drops.cells.test.ts",
  "fixtures/faults/edge/chunks/chunks.cells.browser.test.ts",
  "fixtures/browser/look/gallery.browser.test.ts",
  "fixtures/browser/hosts/package.browser.test.ts",
  "fixtures/browser/onchain/money.browser.test.ts",
  "fixtures/browser/look/access.browser.test.ts",
  "fixtures/browser/embedded/social.browser.test.ts",
  "fixtures/browser/onchain/buying.browser.test.ts",
  "fixtures/browser/look/robust.browser.test.ts",
  "fixtures/browser/embedded/decisions.browser.test.ts",
  "fixtures/browser/look/motion.browser.test.ts",
  "fixtures/browser/connecting/walletConnect.browser.test.ts",
  "fixtures/browser/connecting/walletConnectTrouble.browser.test.ts",
  "fixtures/browser/connecting/scan.browser.test.ts",
  "fixtures/browser/connecting/bitcoinWallet.browser.test.ts",
  "fixtures/browser/connecting/restore.browser.test.ts",
  "fixtures/browser/connecting/failing.browser.test.ts",
  "fixtures/browser/flows/readmePage.browser.test.ts"
]

const getRank = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((file) => moduleId.endsWith(file))
  return rank < 0 ? long.length : rank
}

/** Sorts known slow files first and the others as Vitest does, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    return (await super.sort(files)).sort((a, b) => getRank(a) - getRank(b))
  }
}
