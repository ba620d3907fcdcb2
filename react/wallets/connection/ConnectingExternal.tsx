import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import {
  chainRx,
  chunksRx,
  connectionRx,
  loadedViewsRx,
  useDispatch,
  useSentence,
  useText,
  viewRx
} from "../../foundation/state/atoms.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Promises } from "../catalogue/Promises.tsx"
import { getPicture } from "../catalogue/pictureOf.ts"
import { useShownWallet } from "../catalogue/useWalletOf.ts"

/**
 * Waits for a wallet on this page, and lists what its owner agrees to by approving. Help with a wallet that does not
 * answer, help after a failure, and the view of a missing wallet load with their own chunk. Until then a failed attempt
 * looks like a waiting one; if the chunk cannot load, the failure has only its sentence.
 */
export function ConnectingExternal() {
  const displayed = useShownWallet(useRxValue(viewRx))
  const { attempt, connections } = useRxValue(connectionRx)
  const { networks } = useRxValue(chainRx)
  const dispatch = useDispatch()
  const getSentence = useSentence()
  const text = useText()
  const { "part.waiting": Below = Promises } = useRxValue(loadedViewsRx)
  const { ConnectingExternal: chunk } = useRxValue(chunksRx)
  if (displayed === undefined) return null
  const { connector, name } = displayed
  const subject = { name, ...(connector && getPicture(connector)) }
  if (attempt?._tag === "Failed" && chunk === "failed") {
    const { connectorId, error } = attempt
    return (
      <Page
        bare
        still
        foot={
          <button type="button" className="btn fill" onClick={() => dispatch({ _tag: "ConnectStarted", connectorId })}>
            {text("modal.retry")}
          </button>
        }
      >
        <Moment {...subject} title={getSentence(error)} state="failed" />
      </Page>
    )
  }
  const connection = attempt === null ? connections.find(({ connectorId }) => connectorId === connector?.id) : undefined
  return (
    <Page
      bare
      still
      foot={
        <button
          type="button"
          className="btn plain"
          style={connection && { visibility: "hidden" }}
          onClick={() => dispatch({ _tag: "WentBack" })}
        >
          {text("modal.cancel")}
        </button>
      }
    >
      <Moment {...subject} {...getWords(text, name, networks, connection)}>
        <Below />
      </Moment>
    </Page>
  )
}

/** Returns the words for a wallet that is asked, or for the connection that it has made. */
const getWords = (
  text: ReturnType<typeof useText>,
  wallet: string,
  networks: ReadonlyArray<Network>,
  connection: Connection | undefined
) =>
  connection === undefined
    ? { title: text("connecting.approve", { wallet }), more: text("connecting.open"), state: "busy" as const }
    : {
        title: text("connected.title"),
        more: text("connected.more", {
          address: truncateAddress(connection.accounts[0].address),
          network: findNetwork(networks, connection.network).name
        }),
        state: "done" as const,
        badge: ["good", doneIcon] as const
      }
