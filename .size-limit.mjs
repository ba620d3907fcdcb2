// The most that a visitor loads to see something, gzip above React. `npm run size` prints these and all other openings.
import { relative } from "node:path"
import { openings } from "./scripts/sizes/openings.mjs"

const limits = {
  shell: "7 kB",
  "Connect, without a project": "98 kB",
  "Connect, with the catalogue": "112 kB",
  Account: "170 kB",
  "Send, reviewed": "225 kB",
  "Swap, reviewed": "220 kB",
  "email, connected": "172 kB",
  "request descriptions": "48 kB",
  "script tag, Connect open": "112 kB"
}
const files = openings()
export default Object.entries(limits).map(([name, limit]) => ({
  name,
  limit,
  path: files[name].map((file) => relative(".", file)),
  gzip: true
}))
