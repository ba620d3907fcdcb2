import * as Effect from "effect/Effect"
import type { AccountId } from "../../../../core/chain/ids.ts"
import { SupportedChains } from "../../../chain/SupportedChains.ts"
import { Activity } from "../../../activity/Activity.ts"
import { Identities } from "../../../identity/Identities.ts"
import { Names } from "../../../name/Names.ts"
import { SmartSessions } from "../../../session/SmartSessions.ts"
import { TokenBalances } from "../../../token/TokenBalances.ts"
import { asking, pathEnds, type Subject, subject, withItems } from "../subject.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const account: AccountId = `eip155:1:${address}`
const ether = { name: "Ether", symbol: "ETH", chainId: "eip155:1", price: 2500, value: 2500, quantity: { decimals: "18", numeric: "1" }, iconUrl: "" }
const metadata = { operationType: "send", hash: "0x1", chain: "eip155:1", minedAt: "2026-01-01T00:00:00.000Z", sentFrom: address, sentTo: address, status: "confirmed" }
const transfer = { fungible_info: { name: "Ether", symbol: "ETH" }, direction: "out", quantity: { numeric: "1.5" } }
const transaction = { id: "t1", metadata, transfers: [transfer] }
const session = { project: { id: "p", name: "App" }, pci: "c1", expiry: 2000, createdAt: 1000, permissions: [{ type: "contract-call" }] }
const profile = { name: "anna.reown.id", registered_at: "2026-01-01T00:00:00.000Z", addresses: { 60: { address } }, attributes: [{ bio: "hello" }] }

const balances = (item: string) => `{"balances":[${JSON.stringify(ether)},${item}]}`
const history = (item: string) => `{"data":[${JSON.stringify(transaction)},${item}],"next":null}`
const several = (one: unknown) => (item: string) => `[${JSON.stringify(one)},${item}]`
const moved = (quantity: string) => JSON.stringify({ ...transaction, id: "t2", transfers: [{ ...transfer, quantity: { numeric: "Q" } }] }).replace('"Q"', quantity)
const at = (more: Record<string, unknown>) => JSON.stringify({ ...transaction, id: "t2", metadata: { ...metadata, ...more } })
/** A holding with one of its fields as that JSON. */
const holding = (field: string, json: string) => JSON.stringify({ ...ether, [field]: "@" }).replace('"@"', json)

const names = <A, E>(ask: (names: Names["Type"]) => Effect.Effect<A, E>) => Effect.flatMap(Names, ask)
const sign = () => Effect.succeed("0x51")

/** What the chain service says of accounts. */
export const accountSubjects: ReadonlyArray<Subject> = [
  subject({
    row: "chain.supported", calls: ["chain.supported"], strikes: pathEnds("/supported-chains"), answer: () => ({ http: ["eip155:137"] }),
    keeps: true, blockedMillis: 30_000,
    absurd: withItems((item) => `{"http":["eip155:137",${item}]}`, { "a number": "1e400", "nothing": "null" }),
    // The network that is asked about is not on the list: only a list that could not be had knows it.
    said: (value) => (value === true ? "default" : ""),
    open: asking(SupportedChains.layer, Effect.flatMap(SupportedChains, (chains) => chains.has("eip155:1")))
  }),
  subject({
    row: "balance.list", calls: ["balance.list"], strikes: pathEnds("/balance"), answer: () => ({ balances: [ether] }),
    keeps: true, blockedMillis: 30_000,
    absurd: withItems(balances, {
      "a negative amount": holding("quantity", '{"decimals":"18","numeric":"-1"}'), "500 decimals": holding("quantity", '{"decimals":"500","numeric":"1"}'),
      "1e400 of it": holding("quantity", '{"decimals":"18","numeric":1e400}'), "a price of 1e400": holding("price", "1e400"),
      "a negative price": holding("price", "-1"), "chain 0": holding("chainId", '"eip155:0"'), "nothing": "null"
    }),
    open: asking(TokenBalances.layer, Effect.flatMap(TokenBalances, (all) => all.list(account)))
  }),
  subject({
    row: "history.page", calls: ["history.page"], strikes: pathEnds("/history"), answer: () => ({ data: [transaction], next: null }),
    absurd: withItems(history, {
      "a negative amount": moved('"-1"'), "an amount of 1e400": moved("1e400"), "500 digits": moved(`"${"9".repeat(500)}"`),
      "no such day": at({ minedAt: "2026-13-45" }), "chain 0": at({ chain: "eip155:0" }), "another status": at({ status: "maybe" }), "nothing": "null"
    }),
    open: asking(Activity.layer, Effect.flatMap(Activity, (activity) => activity.page(account, null)))
  }),
  subject({
    row: "identity.of", calls: ["identity.of"], strikes: (url) => url.pathname.includes("/identity/"), answer: () => ({ name: "ann.eth", avatar: "https://one.example/a.png" }),
    keeps: true, wrong: [[], { name: 7 }, { avatar: {} }],
    absurd: { "a number as name": '{"name":1e400,"avatar":null}' },
    open: asking(Identities.layer, Effect.flatMap(Identities, (identities) => identities.of(account)))
  }),
  subject({
    row: "name.lookup", calls: ["name.lookup"], strikes: (url) => url.pathname.endsWith("/account/anna.reown.id"), answer: () => profile,
    keeps: true, wrong: [{}, [], { name: "", addresses: {} }, { ...profile, addresses: [] , name: 7 }],
    absurd: {
      "a chain of 1e400": `{"name":"anna.reown.id","registered_at":"2026-01-01T00:00:00.000Z","attributes":[{"bio":"hello"}],"addresses":{"60":{"address":"${address}"},"1e400":{"address":"${address}"},"-1":{"address":"${address}"}}}`,
      "no address": `{"name":"anna.reown.id","registered_at":"2026-01-01T00:00:00.000Z","attributes":[null,{"bio":"hello"}],"addresses":{"60":{"address":"${address}"},"61":{"address":7},"62":null}}`
    },
    said: (value) => (typeof value === "object" && value !== null && Reflect.get(value, "registered") === false ? "default" : ""),
    open: asking(Names.layer, names((all) => all.lookup("anna", "eip155:1")))
  }),
  subject({
    row: "name.reverse", calls: ["name.reverse"], strikes: (url) => url.pathname.includes("/reverse/"), answer: () => [profile],
    keeps: true, wrong: [{}, { names: [] }],
    absurd: withItems(several(profile), { "no name": '{"addresses":{}}', "a number as name": '{"name":1e400,"addresses":{}}', "nothing": "null" }),
    open: asking(Names.layer, names((all) => all.reverse(account)))
  }),
  subject({
    row: "name.suggestions", calls: ["name.suggestions"], strikes: (url) => url.pathname.includes("/suggestions/"),
    answer: () => ({ suggestions: [{ name: "anna.reown.id", registered: true }] }),
    absurd: withItems((item) => `{"suggestions":[{"name":"anna.reown.id","registered":true},${item}]}`, { "no name": '{"registered":false}', "a number": "1e400", "taken 1e400": '{"name":"b","registered":1e400}' }),
    open: asking(Names.layer, names((all) => all.suggestions("anna", "eip155:1")))
  }),
  subject({
    row: "name.register", calls: ["name.register"], strikes: (url, { body }) => body !== undefined && url.pathname.endsWith("/profile/account"),
    answer: () => ({ success: true }), absurd: { "1e400 times": '{"success":1e400}', "yes": '{"success":"yes"}' },
    open: asking(Names.layer, names((all) => all.register("anna", account, sign)))
  }),
  subject({
    row: "session.list", calls: ["session.list"], strikes: (url) => url.pathname.includes("/sessions/"), answer: () => [session], wrong: [{}, { sessions: [] }],
    absurd: withItems(several(session), {
      "an end at 1e400": JSON.stringify({ ...session, pci: "c2", expiry: "@" }).replace('"@"', "1e400"), "an end before all time": JSON.stringify({ ...session, pci: "c2", expiry: -1 }),
      "no name": '{"pci":"c2"}', "nothing": "null"
    }),
    open: asking(SmartSessions.layer, Effect.flatMap(SmartSessions, (sessions) => sessions.list(account)))
  }),
  subject({
    row: "session.revoke", calls: ["session.revoke"], strikes: pathEnds("/revoke"),
    answer: (url) => (url.pathname.endsWith("/revoke") ? { success: true } : [session]), absurd: { "1e400 times": '{"success":1e400}', "yes": '{"success":"yes"}' },
    open: asking(SmartSessions.layer, Effect.flatMap(SmartSessions, (sessions) => sessions.revoke(account, "c1", sign)))
  })
]
