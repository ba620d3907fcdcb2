import * as Effect from "effect/Effect"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import type { WalletQuery } from "../../../services/wallets/catalogue/calls.ts"
import { Catalogue } from "../../../services/wallets/catalogue/Catalogue.ts"
import { createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"

/** `wallets`: lists one page of the catalogue, 40 wallets. docs/spec/wallets.md#catalogue-paging. */
export const wallets = (pageText: string) =>
  Effect.gen(function* () {
    const page = Number(pageText)
    if (!Number.isSafeInteger(page) || page < 1) {
      return yield* createValueError("--page", "a whole number from 1", pageText)
    }
    return yield* listWallets({ page, entries: limits.walletPage })
  })

/** `wallets search <text>`: lists at most 100 wallets; the text is trimmed. docs/spec/wallets.md#catalogue-search. */
export const searchWallets = (text: string) =>
  text.trim() === ""
    ? createUsageError(`The text to search for must not be empty; it is "${text}".`)
    : listWallets({ page: 1, entries: limits.walletSearch, search: text.trim() })

const listWallets = (query: WalletQuery) =>
  Effect.gen(function* () {
    const { count, dropped, wallets } = yield* (yield* Catalogue).list(query)
    const report: Report = {
      data: {
        count,
        dropped,
        page: query.page,
        ...(query.search === undefined ? {} : { search: query.search }),
        wallets: wallets.map(getWalletData)
      },
      lines:
        wallets.length === 0
          ? ["No wallet was found."]
          : [
              ...withIds(
                formatTable(
                  [{ title: "Wallet" }, { title: "Chains" }],
                  wallets.map((wallet) => [wallet.name, formatKinds(wallet)])
                ),
                wallets
              ),
              "",
              `${wallets.length} of ${count}`
            ]
    }
    return report
  }).pipe(provideWorld(Catalogue.layer))

/** An id has 64 characters and is useful only as a whole, so it gets its own line. */
const withIds = (
  [head = "", ...lines]: ReadonlyArray<string>,
  wallets: ReadonlyArray<Wallet>
): ReadonlyArray<string> => [head, ...lines.flatMap((line, i) => [line, `  ${wallets[i]?.id ?? ""}`])]

const formatKinds = ({ chains }: Wallet): string =>
  [...new Set(chains.map((chain) => chain.split(":")[0] ?? ""))].join(" ")

const getWalletData = ({ chains, homepage, id, name, rdns }: Wallet) => ({
  id,
  name,
  chains,
  rdns: rdns ?? null,
  homepage: homepage ?? null
})
