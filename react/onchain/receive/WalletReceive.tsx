import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { copyIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Tabs } from "../../foundation/parts/Tabs.tsx"
import { chainRx, connectionRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"
import letters from "../money/address.css?inline"
import { WholeAddress } from "../money/WholeAddress.tsx"
import { Qr } from "../../wallets/walletconnect/Qr.tsx"
import tile from "../../wallets/walletconnect/walletconnect.css?inline"
import own from "./receive.css?inline"

const css = parts + tile + letters + own

/** The address to receive at: its code, its full text, and which assets it accepts. */
export function WalletReceive() {
  const { active, networks } = useRxValue(chainRx)
  const connection = displayedConnection(useRxValue(connectionRx), splitNetworkId(active).namespace)
  const [purpose, setPurpose] = useState<Purpose>("payment")
  const text = useText()
  // A Bitcoin wallet has an address for each purpose; in other namespaces the current account receives.
  const getAddress = (requested: Purpose): string =>
    (connection?.accounts.find(({ type }) => type === requested) ?? connection?.accounts[0])?.address ?? ""
  const [copied, copy] = useCopied(getAddress(purpose), "toast.addressCopied")
  if (connection === undefined) return null
  const network = findNetwork(networks, connection.network)
  const has = purposes.filter((kind) => connection.accounts.some(({ type }) => type === kind))
  return (
    <Page
      css={css}
      bare
      still
      foot={
        <button type="button" className="btn ink" onClick={copy}>
          <Icon path={copied === "yes" ? doneIcon : copyIcon} />
          {text(copied === "yes" ? "receive.copied" : "account.copy")}
        </button>
      }
    >
      <Tabs
        label={text("receive.purposes")}
        names={has.length > 1 ? has : ["payment"]}
        title={(kind) => text(`receive.${kind}`)}
        choose={setPurpose}
        part={(kind) => <Address address={getAddress(kind)} network={network} isOrdinal={kind === "ordinal"} />}
      />
      <CopyFailed copied={copied} />
    </Page>
  )
}

const purposes = ["payment", "ordinal"] as const
type Purpose = (typeof purposes)[number]

function Address({
  address,
  isOrdinal,
  network
}: {
  readonly address: string
  readonly network: Network
  /** True if it holds inscriptions, which a payment could spend. */
  readonly isOrdinal: boolean
}) {
  const text = useText()
  const note = isOrdinal ? "receive.noteOrdinal" : network.namespace === "eip155" ? "receive.noteEvm" : "receive.note"
  return (
    <>
      <Qr text={address} level="M" label={text("receive.code")} logo={<Avatar address={address} />} />
      <p className="groups">
        <WholeAddress address={address} />
      </p>
      <p className="tip">
        <ChainMark network={network} size="s24 round" />
        <span>{text(note, { network: network.name })}</span>
      </p>
    </>
  )
}
