import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { getKnownNetworkName } from "../../../core/wallets/activeNetwork/knownNames.ts"
import type { ShownAccount, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { buttonTexts } from "../../foundation/locales/en/button.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"

/** The account that a button shows, and its status. */
export interface ButtonSubject {
  readonly kit: Latchkey & Linked
  readonly account: ShownAccount | null
  readonly status: Snapshot["status"]
  readonly snapshot: Snapshot
}

/** Returns whether the account's wallet is on a network that is not configured. */
export const isUnsupported = ({ account, snapshot, status }: ButtonSubject): boolean =>
  status === "connected" && account?.network === snapshot.network?.id && snapshot.network?.supported === false

/** Returns the name of the account's network, or its chain number if the name is unknown. */
export const getNetworkName = ({ network: id }: ShownAccount, snapshot: Snapshot): string =>
  snapshot.network?.id === id && snapshot.network.supported
    ? snapshot.network.name
    : (getKnownNetworkName(id) ?? splitNetworkId(id).reference)

/** Returns the texts of a button in the kit's language. */
export const getTexts = (
  snapshot: Snapshot
): Readonly<Record<keyof typeof buttonTexts | keyof typeof shellTexts, string>> => ({
  ...shellTexts,
  ...buttonTexts,
  ...snapshot.words
})

/** Returns whether the snapshot's balance and name belong to the shown account. */
const isOfSnapshot = ({ account, snapshot }: ButtonSubject): boolean =>
  snapshot.account?.address === account?.address && snapshot.account?.network === account?.network

/** Returns the balance of the shown account, if known. */
export const getBalance = (subject: ButtonSubject): Snapshot["balance"] =>
  isOfSnapshot(subject) ? subject.snapshot.balance : undefined

/** Returns the name of the shown account, if known. */
export const getAccountName = (subject: ButtonSubject): string | undefined =>
  isOfSnapshot(subject) ? subject.snapshot.name : undefined

/** Returns the accessible name of a button, if it differs from its text. */
export const getName = (subject: ButtonSubject): string | undefined => {
  const { account, snapshot, status } = subject
  const texts = getTexts(snapshot)
  if (account === null) return undefined
  const detail =
    status === "reconnecting"
      ? texts["button.reconnecting"]
      : isUnsupported(subject)
        ? texts["button.unsupported"]
        : getNetworkName(account, snapshot)
  const name = getAccountName(subject) ?? truncateAddress(account.address)
  return texts["button.account"].replace("{name}", () => name).replace("{network}", () => detail)
}

/** Returns whether something that the account sent is pending, unless the host turned the progress off. */
const isSending = ({ account, kit, snapshot }: ButtonSubject): boolean =>
  account !== null &&
  kit[buttonLink]?.options.enableProgress !== false &&
  snapshot.transactions?.some(
    ({ account: sender, status }) => status === "pending" && sender === accountId(account.network, account.address)
  ) === true

/** Returns the attributes of a button that depend on its account. */
export const getAttributes = (subject: ButtonSubject) => ({
  ...(isSending(subject) && { "data-pending": "" }),
  ...(isUnsupported(subject) && { "data-state": "unsupported" as const }),
  ...(subject.account && { "aria-label": getName(subject) })
})
