// The most that a visitor loads to see something, gzip above React. `npm run size` prints these and all other openings.
// The targets of the catalogue and of Send are 112 and 225 kB: requests are read completely, and Effect ships unedited.
import { relative } from "node:path"
import { openings } from "./scripts/sizes/openings.mjs"

const limits = {
  shell: "7 kB",
  "Connect, first view": "48.5 kB",
  "Connect, without a project": "98 kB",
  "Connect, with the catalogue": "118 kB",
  "Connect, after 6 s": "122 kB",
  Account: "170 kB",
  "Send, reviewed": "228 kB",
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
