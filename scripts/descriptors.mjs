// Writes the folder of descriptors that a host serves (`endpoints.descriptors`) from a checkout of the public registry
// (ERC-7730, version 2), and runs the registry's cases with the kit's reader. Downloads nothing. `npm run descriptors
// <folder>` prints how many cases are equal; `--out <folder>` writes the files and their index; `--verbose` prints the
// cases that are not equal.
import { createHash } from "node:crypto"
import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { parseArgs } from "node:util"
import { load } from "./load.mjs"

const {
  positionals: [folder],
  values: { out, verbose }
} = parseArgs({
  options: { out: { type: "string" }, verbose: { type: "boolean", default: false } },
  allowPositionals: true
})
if (folder === undefined || !existsSync(folder)) {
  console.error("Name the folder of a checkout of the registry: npm run descriptors <folder>")
  process.exit(2)
}

const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !/(^|\/)(node_modules|\.git|specs|schemas?)\//.test(file))
  .sort()
const json = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}
const isCases = (value) => Array.isArray(value?.tests) && typeof value.descriptor === "string"
const isDescriptor = (value) =>
  typeof value === "object" && value !== null && ("context" in value || "display" in value || "includes" in value)

const { close, module: cases } = await load("/fixtures/descriptors/cases.ts")

/** Returns a descriptor merged with its includes. */
const flatten = (file, depth = 0) => {
  const own = json(file)
  if (!isDescriptor(own) || depth > 8) return undefined
  if (typeof own.includes !== "string") return own
  const included = resolve(dirname(file), own.includes)
  return relative(resolve(folder), included).startsWith("..") || !existsSync(included)
    ? undefined
    : cases.mergeIncludes(flatten(included, depth + 1), own)
}

const all = files.map((file) => ({ file, value: json(join(folder, file)) })).filter(({ value }) => value !== undefined)
const descriptors = all
  .filter(({ value }) => !isCases(value) && isDescriptor(value))
  .map(({ file }) => ({ file, value: flatten(join(folder, file)) }))
  .filter(({ value }) => value?.context !== undefined)

const getDeployments = ({ context }) => [
  ...(context?.contract?.deployments ?? []),
  ...(context?.eip712?.deployments ?? [])
]

if (out !== undefined) {
  mkdirSync(out, { recursive: true })
  const contracts = {}
  for (const { value } of descriptors) {
    const text = JSON.stringify(value)
    const sha256 = createHash("sha256").update(text).digest("hex")
    const name = `${sha256.slice(0, 32)}.json`
    for (const { address, chainId } of getDeployments(value)) {
      if (typeof address !== "string") continue
      writeFileSync(join(out, name), text)
      const key = `eip155:${chainId}:${address.toLowerCase()}`
      contracts[key] = [...(contracts[key] ?? []), { file: name, sha256 }]
    }
  }
  const licence = ["LICENSE", "LICENSE.md", "LICENSE.txt"].find((name) => existsSync(join(folder, name)))
  let commit = null
  try {
    commit = execFileSync("git", ["-C", folder, "rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {}
  const first = licence === undefined ? null : readFileSync(join(folder, licence), "utf8").trim().split("\n")[0]
  const index = JSON.stringify({ version: 1, licence: first, commit, contracts })
  writeFileSync(join(out, "index.json"), index)
  console.log(`${Object.keys(contracts).length} contracts in ${out}`)
  console.log(`index ${createHash("sha256").update(index).digest("hex")}`)
}

const counts = { equal: 0, unread: 0, wrong: 0 }
const others = descriptors.map(({ value }) => value)
for (const { file, value } of all.filter((item) => isCases(item.value))) {
  const descriptor = flatten(resolve(folder, dirname(file), value.descriptor))
  const inner = /"format":\s*"calldata"/.test(JSON.stringify(descriptor)) ? others : []
  for (const outcome of cases.runCases(value, descriptor, inner)) {
    counts[outcome.result]++
    if (verbose && outcome.result !== "equal") {
      console.log(`${outcome.result} ${file}: ${outcome.description}`)
      if (outcome.result === "wrong")
        console.log(`  expected ${JSON.stringify(outcome.expected)}\n  rendered ${JSON.stringify(outcome.rendered)}`)
    }
  }
}
console.log(`${counts.equal} equal, ${counts.unread} unread, ${counts.wrong} wrong`)
await close()
process.exit(counts.wrong === 0 ? 0 : 1)
