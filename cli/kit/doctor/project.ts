import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { installSentence } from "../../../core/kit/package/install.ts"
import { cookieFindings } from "./cookie.ts"
import { type Finding, fits, none, wrong } from "./findings.ts"

type Manifest = Readonly<Record<string, unknown>>

const manifestIn = (folder: string): Manifest | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const versionOf = (manifest: Manifest | undefined): string | undefined => {
  const version = manifest?.["version"]
  return typeof version === "string" ? version : undefined
}

/** Whether a version is at least another one, by its first two numbers. */
const isAtLeast = (version: string, major: number, minor: number): boolean => {
  const [a = 0, b = 0] = version.replace(/^v/, "").split(".").map(Number)
  return a > major || (a === major && b >= minor)
}

const namesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder).flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(folder, name)).map((one) => join(name, one)) : [name]
    )
  } catch {
    return []
  }
}

/** The copies of a package below a project's packages, two levels deep: that is where installers put a second one. */
const copiesOf = (folder: string, name: string): ReadonlyArray<{ readonly at: string; readonly version: string }> => {
  const root = join(folder, "node_modules")
  const places = [root, ...namesIn(root).map((one) => join(root, one, "node_modules"))]
  return places.flatMap((place) => {
    const at = join(place, name)
    const version = existsSync(join(at, "package.json")) ? versionOf(manifestIn(at)) : undefined
    return version === undefined ? [] : [{ at: relative(folder, at), version }]
  })
}

const bundlers = ["next", "vite", "webpack", "@rspack/core", "rollup", "esbuild", "parcel"] as const

/** Looks at a project's packages. Nothing is run, and nobody is asked. */
export const projectFindings = (folder: string, node: string): ReadonlyArray<Finding> => {
  const manifest = manifestIn(folder)
  const own = isAtLeast(node, 20, 19)
    ? fits("Node", node)
    : wrong("Node", `${node} is too old.`, "Install Node 20.19 or newer.")
  if (manifest === undefined)
    return [own, none("Project", "There is no package.json here: --folder names the project's.")]
  const packages = isRecord(manifest["dependencies"]) ? manifest["dependencies"] : {}
  const later = isRecord(manifest["devDependencies"]) ? manifest["devDependencies"] : {}
  const has = (name: string): boolean =>
    name in packages || name in later || existsSync(join(folder, "node_modules", name))
  const copies = ["latchkey", "react", "react-dom", "effect", "viem"].flatMap((name): ReadonlyArray<Finding> => {
    const all = copiesOf(folder, name)
    const [first, ...others] = all
    if (first === undefined)
      return name === "latchkey" && manifest["name"] !== "latchkey"
        ? [wrong(name, "It is not installed.", installSentence)]
        : []
    return others.length === 0
      ? [fits(name, `${first.version}, one copy`)]
      : [
          wrong(
            name,
            `There are ${all.length} copies: ${all.map(({ at, version }) => `${version} in ${at}`).join(", ")}.`,
            `npm dedupe, or ask for one version; two of ${name} do not know each other's values.`
          )
        ]
  })
  const typescript = copiesOf(folder, "typescript")[0]?.version
  const types =
    typescript === undefined
      ? none("TypeScript", "not used")
      : isAtLeast(typescript, 5, 0)
        ? fits("TypeScript", typescript)
        : wrong("TypeScript", `${typescript} cannot read the kit's types.`, "npm i -D typescript@5 or newer")
  const bundler = bundlers.find(has)
  return [
    own,
    ...copies,
    types,
    bundler === undefined ? none("Bundler", "none is known here") : fits("Bundler", bundler),
    ...clientFindings(folder, has("next")),
    ...wagmiFindings(folder, has("wagmi") || has("@wagmi/core")),
    ...cookieFindings(sourceFiles(folder))
  ]
}

const sources = /\.(?:[cm]?[jt]s|[jt]sx)$/
const mostFiles = 4_000
const mostBytes = 500_000

/** A project's own sources, without its tests, and without what is installed or built. */
export const sourceFiles = (folder: string): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const found: Array<{ readonly file: string; readonly text: string }> = []
  const visit = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (found.length >= mostFiles) return
      const path = join(at, entry.name)
      if (entry.isDirectory()) {
        if (!/^(?:node_modules|dist|build|out|coverage|\..*)$/.test(entry.name)) visit(path)
      } else if (sources.test(entry.name) && !/\.(?:test|spec)\./.test(entry.name) && statSync(path).size <= mostBytes)
        found.push({ file: relative(folder, path), text: readFileSync(path, "utf8") })
    }
  }
  try {
    visit(folder)
  } catch {
    // A folder that may not be read has nothing to tell.
  }
  return found
}

type Source = ReturnType<typeof sourceFiles>[number]

const isClient = ({ text }: Source): boolean => /^\s*(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*["']use client["']/.test(text)
const hasHook = ({ text }: Source): boolean =>
  /from\s+["']latchkey\/react["']/.test(text) && /\buse[A-Z]\w*\(/.test(text)
const createsKit = ({ text }: Source): boolean =>
  /from\s+["']latchkey["']/.test(text) && /\bcreateLatchkey\s*\(/.test(text)
/** Files that Next renders on the server unless they have the directive: those that it finds by name. */
const isRoute = ({ file }: Source): boolean =>
  /(?:^|[\\/])app[\\/](?:.*[\\/])?(?:page|layout|template|default|loading|not-found)\.[jt]sx?$/.test(file)
const moduleName = (path: string): string => path.replace(/^.*[\\/]/, "").replace(/\.[cm]?[jt]sx?$/, "")

/**
 * Server components may use no hooks, and may not create a kit: it cannot be passed to a client component, and its
 * methods need a page. A route that creates one, or imports the module that does, needs the directive.
 */
const clientFindings = (folder: string, isNext: boolean): ReadonlyArray<Finding> => {
  if (!isNext) return []
  const files = sourceFiles(folder)
  const kits = new Set(files.filter((one) => createsKit(one) && !isClient(one)).map(({ file }) => moduleName(file)))
  const importsKit = ({ text }: Source): boolean =>
    [...text.matchAll(/^import\s+(?!type\b)[^;"']*["']([./@~][^"']*)["']/gm)].some(([, from = ""]) =>
      kits.has(moduleName(from))
    )
  const bare = files.filter(
    (one) => !isClient(one) && (hasHook(one) || (isRoute(one) && (createsKit(one) || importsKit(one))))
  )
  return [
    bare.length === 0
      ? fits('"use client"', "every file with a hook or a kit has it, or there is none")
      : wrong(
          '"use client"',
          `It is missing in ${bare.map(({ file }) => file).join(", ")}.`,
          'Make "use client" the first line of the file, or create the kit in a file that has it.'
        )
  ]
}

/** wagmi finds announced wallets by itself, too: after a disconnect it would stay connected by its own. */
const wagmiFindings = (folder: string, isUsed: boolean): ReadonlyArray<Finding> => {
  if (!isUsed) return []
  const using = sourceFiles(folder).filter(({ text }) => /from\s+["']latchkey\/wagmi["']/.test(text))
  if (using.length === 0) return [none("wagmi", "latchkey/wagmi is not used")]
  const still = using.filter(
    ({ text }) => /createConfig\s*\(/.test(text) && !/multiInjectedProviderDiscovery\s*:\s*false/.test(text)
  )
  return [
    still.length === 0
      ? fits("wagmi", "looks for no wallets beside the kit")
      : wrong(
          "wagmi",
          `It looks for wallets beside the kit in ${still.map(({ file }) => file).join(", ")}.`,
          "createConfig({ multiInjectedProviderDiscovery: false, … })"
        )
  ]
}
