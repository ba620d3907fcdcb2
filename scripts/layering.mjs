// Imports run downhill: core <- services <- react | cli; fixtures/pages are apps. Packages have owners. Files keep their size.
// And the first chunk of a host's page holds no Effect, rx or viem: its static imports are walked.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { root } from "./ready.mjs"

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "core", "services", "react", "cli", "fixtures"], { cwd: root, encoding: "utf8" })
  .split("\n").filter((file) => /\.(ts|tsx)$/.test(file) && !file.endsWith(".d.ts") && existsSync(join(root, file)))
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith("fixtures/browser/")

/** Which of our folders a file may import statically. */
const reach = (file) => {
  if (file.startsWith("fixtures/pages/")) return ["core", "services", "react", "fixtures"]
  if (file.startsWith("fixtures/")) return ["core", "services", "fixtures"]
  return { core: ["core"], services: ["core", "services"], react: ["core", "services", "react"], cli: ["core", "services", "cli"] }[file.split("/")[0]]
}
/** Packages that only some places may name. */
const owners = [
  [/^@effect\/platform(\/|$)/, /^(services\/http\/|fixtures\/)/],
  [/^effect\/(Schema|SchemaAST|ParseResult|JSONSchema|Arbitrary)$/, /^core\/schema\.ts$/],
  [/^effect\/(RateLimiter|Schedule)$/, /^services\/http\//],
  [/^effect\/Cache$/, /^services\/kept\.ts$/],
  [/^effect$/, /^$/],
  [/^@effect-rx\//, /^react\//],
  [/^react(-dom)?(\/|$)/, /^(react|fixtures\/pages)\//],
  [/^@walletconnect\//, /^(services\/walletconnect|fixtures)\//],
  [/^@solana(-program)?\//, /^(services\/(solana|testing)|fixtures)\//],
  [/^uqr$/, /^(core\/walletconnect|react\/walletconnect|cli)\//],
  [/^qr(\/|$)/, /^fixtures\/pages\/wallet\//],
  [/^commander$/, /^cli\//],
  [/^(picocolors|yocto-spinner)$/, /^cli\//],
  [/^node:/, /^(cli|fixtures)\//]
]
const statics = (text) => [...text.matchAll(/^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm)].map((m) => m[1])
const dynamics = (text) => [...text.matchAll(/import\(\s*"([^"]+)"\s*\)/g)].map((m) => m[1])
const home = (file, target) => relative(root, join(root, dirname(file), target))

const problems = []
for (const file of files) {
  const text = readFileSync(join(root, file), "utf8")
  const lines = text.split("\n").length
  if (lines > 300) problems.push(`${file} has ${lines} lines: 300 is the stop`)
  if (isTest(file)) continue
  for (const [targets, late] of [[statics(text), false], [dynamics(text), true]]) for (const target of targets) {
    if (target.startsWith(".")) {
      const folder = home(file, target).split("/")[0]
      const may = [...reach(file), ...(late && file.startsWith("cli/") ? ["fixtures"] : [])]
      if (!may.includes(folder)) problems.push(`${file} may not import ${folder}/ (${target})`)
    } else for (const [name, owner] of owners) {
      if (name.test(target) && !owner.test(file)) problems.push(`${file} may not name ${target}`)
    }
  }
}

/** All that a file brings along by static imports that leave something at run time. */
const walk = (file, seen = new Map()) => {
  if (seen.has(file) || !existsSync(join(root, file))) return seen
  seen.set(file, statics(readFileSync(join(root, file), "utf8")))
  for (const target of seen.get(file)) if (target.startsWith(".") && /\.tsx?$/.test(target)) walk(home(file, target), seen)
  return seen
}
const forbid = (entry, pattern, what) => {
  for (const [file, targets] of walk(entry)) for (const target of targets) {
    if (pattern.test(target)) problems.push(`${what} must not hold ${target}: ${file} brings it in`)
  }
}
forbid("react/kit/shell/public.ts", /^(effect|@effect|@effect-rx|viem|react)(\/|$)/, "the headless entry")
forbid("react/public.ts", /^(effect|@effect|@effect-rx|viem)(\/|$)/, "the React entry")
forbid("react/kit/start/startKit.tsx", /^(effect\/(Schema|ParseResult|SchemaAST)|@effect\/platform|viem)(\/|$)/, "the kit chunk")

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
