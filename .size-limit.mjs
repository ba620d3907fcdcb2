// The most that a visitor loads to see something, gzip above React. `npm run size` prints these and all other openings.
// The targets of the catalogue, Send and Swap are 112, 225 and 220 kB: reading requests completely made them larger.
import { relative } from "node:path"
import { openings } from "./scripts/sizes/openings.mjs"

const limits = {
  shell: "7 kB",
  "Connect, first view": "48 kB",
  "Connect, without a project": "98 kB",
  "Connect, with the catalogue": "115 kB",
  Account: "170 kB",
  "Send, reviewed": "227 kB",
  "Swap, reviewed": "221 kB",
  "email, connected": "167 kB",
  "request descriptions": "47 kB",
  "script tag, Connect open": "112 kB"
}
const files = openings()
export default Object.entries(limits).map(([name, limit]) => ({
  name,
  limit,
  path: files[name].map((file) => relative(".", file)),
  gzip: true
}))
