import * as Effect from "effect/Effect"
import { printed } from "./printed.ts"
import { requestTable } from "../requests/counted.ts"
import { table } from "./table.ts"

/** What `npm run faults` prints: the table, and beneath it how many requests each flow may send, and whether every cell is as stated. */
export const run = (): Promise<{ readonly text: string; readonly isRight: boolean }> =>
  Effect.runPromise(Effect.map(table, (lines) => ({
    text: `${printed(lines)}\n\n${requestTable()}`, isRight: lines.every(({ cells }) => cells.every(({ wrong }) => wrong.length === 0))
  })))
