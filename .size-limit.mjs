// The most that a visitor loads to see something, gzip above React. `npm run size` prints these and all other openings.
// The target of the catalogue is 112 kB: reading requests completely made it larger.
import { relative } from "node:path"
import { openings } from "./scripts/sizes/openings.mjs"

const limits = {
  shell: "7 kB",
  "Connect, first view": "48 kB",
  "Connect, without a project": "98 kB",
  "Connect, with the catalogue": "115 kB",
  "Connect, after 6 s": "122 kB",
  Account: "170 kB",
  "Send, reviewed": "225 kB",
  "Swap, reviewed": "220 kB",
  "email, connected": "167 kB",
  "request descriptions": "47 kB",
  "script tag, Connect open": "112 kB"
}
const files = await openings()
export default Object.entries(limits).map(([name, limit]) => ({
  name,
  limit,
  path: files[name].map((file) => relative(".", file)),
  gzip: true
}))
