// Checks that each failure has one maker: `new X` stands once in what ships, in the lowest room that knows the case, and
// nowhere for those of core/kit/catalogue/coming.ts and never.ts. `npm run check` runs it.
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./ready.mjs"

/** What is still made in several places, and in how many. It may only shrink. */
const still = {
  ChainNotSupported: 7,
  SwitchRejected: 2,
  SwitchFailed: 6,
  NetworkNotFound: 6,
  UnsupportedChain: 2,
  NoRequestedChain: 6,
  RpcNotAllowed: 3,
  ConnectionRejected: 2,
  FailedToConnect: 4,
  ConnectorNotFound: 2,
  ModalClosed: 5,
  NotConnected: 16,
  WalletRequestFailed: 3,
  RequestRejected: 4,
  RequestBeforeConnect: 4,
  ContextChanged: 10,
  WalletAnswerMisfit: 11,
  RequestMisfit: 5,
  KitMissing: 4,
  AccountNotInWallet: 2,
  MethodNotGranted: 4,
  SessionEnded: 5
}

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "core", "services", "react", "cli"], {
  cwd: root,
  encoding: "utf8"
})
  .split("\n")
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
const texts = files.flatMap((file) => {
  try {
    return [{ file, text: readFileSync(join(root, file), "utf8") }]
  } catch {
    return [] // deleted, and not yet committed
  }
})

/** Made by `Failure`, or in its form: what loads before Effect writes it out. */
const tags = texts.flatMap(({ text }) =>
  [...text.matchAll(/extends Failure\("(\w+)"|static readonly tag = "(\w+)"/g)].map(([, tag, own]) => tag ?? own)
)
const listed = (name) =>
  [...readFileSync(join(root, `core/kit/catalogue/${name}.ts`), "utf8").matchAll(/^ {2}(\w+):/gm)].map(([, tag]) => tag)
const unmade = new Set([...listed("coming"), ...listed("never")])

const problems = []
const left = {}
for (const tag of tags) {
  const made = new RegExp(`\\bnew ${tag}\\b`, "g")
  const places = texts.flatMap(({ file, text }) => [...text.matchAll(made)].map(() => file))
  const most = unmade.has(tag) ? 0 : (still[tag] ?? 1)
  if (places.length > 1) left[tag] = places.length
  if (places.length === most) continue
  const where = places.length === 0 ? "" : `: ${[...new Set(places)].join(", ")}`
  problems.push(
    places.length > most
      ? `${tag} is made ${places.length} times, and may be ${most}${where}. Call the one maker.`
      : tag in still
        ? `${tag} is made ${places.length} times only: lower it in the list of scripts/failures.mjs.`
        : `${tag} is made nowhere: name it in core/kit/catalogue/coming.ts or never.ts.`
  )
}
for (const tag of unmade) if (!tags.includes(tag)) problems.push(`${tag} is listed, and there is no such failure.`)
for (const problem of problems) console.error(problem)
const several = Object.entries(left)
if (several.length > 0)
  console.log(`still made in several places: ${several.map(([tag, count]) => `${tag} ${count}`).join(", ")}`)
process.exit(problems.length === 0 ? 0 : 1)
