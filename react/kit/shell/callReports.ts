import { findSimilar } from "../../../core/foundation/text/findSimilar.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../host/contract.ts"

const print = (line: string): void => console.error(`[latchkey] ${line}`)

const isSameId = (id: unknown, other: unknown): boolean => String(id).toLowerCase() === String(other).toLowerCase()

/** Lists the connectors of the page after a call with an unknown one, or the namespaces of a known one. */
export const reportConnectors = (request: unknown, connectors: Awaited<ReturnType<Latchkey["connectors"]>>): void => {
  const { connectorId, namespace } = Object(request)
  const found = connectors.filter(({ id }) => isSameId(id, connectorId))
  if (found.length > 0) {
    print(
      `kit.connect: connector "${connectorId}" has no accounts of ${namespace}. It has those of: ${[...new Set(found.flatMap(({ namespaces }) => namespaces))].join(", ")}.`
    )
    return
  }
  const ids = connectors.map(({ id }) => id).join(", ")
  print(
    `kit.connect: there is no connector "${connectorId}" on this page. ${ids === "" ? "There are no connectors." : `There are: ${ids}.`}`
  )
}

/** Lists the connected wallets before a call that disconnects another one, which does nothing. */
export const reportDisconnect = (request: unknown, { connections, status }: Snapshot): void => {
  const { connectorId } = Object(request)
  if (typeof connectorId !== "string" || status === "reconnecting" || status === "connecting") return
  const ids = connections.map((connection) => connection.connectorId)
  if (ids.some((id) => isSameId(id, connectorId))) return
  print(
    `kit.disconnect: there is no connection of "${connectorId}". ${ids.length === 0 ? "There are no connections." : `There are: ${[...new Set(ids)].join(", ")}.`}`
  )
}

const providerEvents = ["accountsChanged", "chainChanged", "connect", "disconnect", "message"]

/** Reports a listener that is never called: for an unknown event, or not a function. */
export const reportListener = (event: unknown, listener: unknown): void => {
  const name = String(event)
  const nearest = findSimilar(name, providerEvents)
  if (!providerEvents.includes(name))
    print(
      `kit.provider().on: there is no event ${JSON.stringify(name.slice(0, 64))}. There are: ${providerEvents.join(", ")}.${nearest === undefined ? "" : ` Did you mean "${nearest}"?`}`
    )
  if (typeof listener !== "function")
    print(`kit.provider().on: the listener of "${name.slice(0, 64)}" is not a function.`)
}

/** Lists the networks of option `networks` after a call with another network. */
export const reportNetworks = (requested: unknown, networks: unknown): void => {
  const ids = Array.isArray(networks) ? networks.map((item) => String(Object(item).id)).join(", ") : ""
  const network = Object(requested).network ?? requested
  print(`kit.switchNetwork: network ${String(Object(network).id ?? network)} is not in option \`networks\`: ${ids}`)
}
