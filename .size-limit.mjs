// The maximum that a visitor loads to see something, gzip above React. `npm run size` prints these and all other openings.
// Targets that are not met: shell 7.0, Connect 98 without a project and 112 with the catalogue, Account 170, Send 225,
// Swap 220, email 172.
// Requests are read completely, Effect ships unedited, long functions were split, and the first frame reserves the place
// of the sign-in methods and knows the account's name; Send resolves names of ENS and asks who pays the fee. After 6 s
// the target was 122.
import { relative } from "node:path"
import { openings } from "./scripts/sizes/openings.mjs"

const limits = {
  shell: "8.09 kB",
  "Connect, first view": "51.9 kB",
  "Connect, without a project": "103.9 kB",
  "Connect, with the catalogue": "124.6 kB",
  "Connect, after 6 s": "128.9 kB",
  Account: "173.1 kB",
  "Send, reviewed": "246.2 kB",
  "Swap, reviewed": "233.6 kB",
  "email, connected": "177.7 kB",
  "ApproveTransaction, described": "220.2 kB",
  "typed data, described": "220.4 kB",
  "script tag, Connect open": "116.6 kB"
}
const files = await openings()
export default Object.entries(limits).map(([name, limit]) => ({
  name,
  limit,
  path: files[name].map((file) => relative(".", file)),
  gzip: true
}))
