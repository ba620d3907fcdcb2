import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { installSentence } from "../../../core/kit/package/install.ts"
import { getCookieFindings } from "./cookie.ts"
import { type Finding, fits, createNone, createWrong } from "./findings.ts"

type Manifest = Readonly<Record<string, unknown>>

const findManifest = (folder: string): Manifest | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const getVersion = (manifest: Manifest | undefined): string | undefined => {
  const version = manifest?.["version"]
  return typeof version === "string" ? version : undefined
}

/** Compares two versions by their first two numbers. */
const isAtLeast = (version: string, major: number, minor: number): boolean => {
  const [a = 0, b = 0] = version.replace(/^v/, "").split(".").map(Number)
  return a > major || (a === major && b >= minor)
}

const findNames = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder).flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(folder, name)).map((child) => join(name, child)) : [name]
    )
  } catch {
    return []
  }
}

/** Lists the copies of a package below a project's packages, two levels deep, where installers put a second copy. */
const getCopies = (
  folder: string,
  name: string
): ReadonlyArray<{ readonly path: string; readonly version: string }> => {
  const root = join(folder, "node_modules")
  const places = [root, ...findNames(root).map((owner) => join(root, owner, "node_modules"))]
  return places.flatMap((place) => {
    const path = join(place, name)
    const version = existsSync(join(path, "package.json")) ? getVersion(findManifest(path)) : undefined
    return version === undefined ? [] : [{ path: relative(folder, path), version }]
  })
}

const bundlers = ["next", "vite", "webpack", "@rspack/core", "rollup", "esbuild", "parcel"] as const

/** Checks a project's packages. Runs nothing, and sends no request. */
export const getProjectFindings = (folder: string, node: string): ReadonlyArray<Finding> => {
  const manifest = findManifest(folder)
  const own = isAtLeast(node, 20, 19)
    ? fits("Node", node)
    : createWrong("Node", `${node} is too old.`, "Install Node 20.19 or newer.")
  if (manifest === undefined)
    return [own, createNone("Project", "There is no package.json here; pass the project's folder with --folder.")]
  const packages = isRecord(manifest["dependencies"]) ? manifest["dependencies"] : {}
  const devPackages = isRecord(manifest["devDependencies"]) ? manifest["devDependencies"] : {}
  const has = (name: string): boolean =>
    name in packages || name in devPackages || existsSync(join(folder, "node_modules", name))
  const copies = ["latchkey", "react", "react-dom", "effect", "viem"].flatMap((name): ReadonlyArray<Finding> => {
    const all = getCopies(folder, name)
    const [first, ...others] = all
    if (first === undefined)
      return name === "latchkey" && manifest["name"] !== "latchkey"
        ? [createWrong(name, "It is not installed.", installSentence)]
        : []
    return others.length === 0
      ? [fits(name, `${first.version}, one copy`)]
      : [
          createWrong(
            name,
            `There are ${all.length} copies: ${all.map(({ path, version }) => `${version} in ${path}`).join(", ")}.`,
            `Run npm dedupe, or require one version; two copies of ${name} do not share values.`
          )
        ]
  })
  const typescript = getCopies(folder, "typescript")[0]?.version
  const types =
    typescript === undefined
      ? createNone("TypeScript", "not used")
      : isAtLeast(typescript, 5, 0)
        ? fits("TypeScript", typescript)
        : createWrong("TypeScript", `${typescript} cannot read the kit's types.`, "Run npm i -D typescript@5 or newer.")
  const bundler = bundlers.find(has)
  return [
    own,
    ...copies,
    types,
    bundler === undefined ? createNone("Bundler", "no known bundler") : fits("Bundler", bundler),
    ...getClientFindings(folder, has("next")),
    ...getWagmiFindings(folder, has("wagmi") || has("@wagmi/core")),
    ...getCookieFindings(getSourceFiles(folder))
  ]
}

const sources = /\.(?:[cm]?[jt]s|[jt]sx)$/
const maxFiles = 4_000
const maxBytes = 500_000

/** Reads a project's own sources, without tests, installed packages and build output. */
export const getSourceFiles = (folder: string): ReadonlyArray<{ readonly file: string; readonly text: string }> => {
  const found: Array<{ readonly file: string; readonly text: string }> = []
  const visit = (current: string): void => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (found.length >= maxFiles) return
      const path = join(current, entry.name)
      if (entry.isDirectory()) {
        if (!/^(?:node_modules|dist|build|out|coverage|\..*)$/.test(entry.name)) visit(path)
      } else if (sources.test(entry.name) && !/\.(?:test|spec)\./.test(entry.name) && statSync(path).size <= maxBytes)
        found.push({ file: relative(folder, path), text: readFileSync(path, "utf8") })
    }
  }
  try {
    visit(folder)
  } catch {
    // An unreadable folder has no findings.
  }
  return found
}

type Source = ReturnType<typeof getSourceFiles>[number]

const isClient = ({ text }: Source): boolean => /^\s*(?:\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|\s)*["']use client["']/.test(text)
const hasHook = ({ text }: Source): boolean =>
  /from\s+["']latchkey\/react["']/.test(text) && /\buse[A-Z]\w*\(/.test(text)
const isKitCode = ({ text }: Source): boolean =>
  /from\s+["']latchkey["']/.test(text) && /\bcreateLatchkey\s*\(/.test(text)
/** Returns true for files that Next renders on the server unless they have the directive; it finds them by name. */
const isRoute = ({ file }: Source): boolean =>
  /(?:^|[\\/])app[\\/](?:.*[\\/])?(?:page|layout|template|default|loading|not-found)\.[jt]sx?$/.test(file)
const getModuleName = (path: string): string => path.replace(/^.*[\\/]/, "").replace(/\.[cm]?[jt]sx?$/, "")

/**
 * Checks server components: they may not use hooks or create a kit, because a kit cannot be passed to a client
 * component, and its methods need a page. A route that creates a kit, or imports the module that does, needs the
 * directive.
 */
const getClientFindings = (folder: string, isNext: boolean): ReadonlyArray<Finding> => {
  if (!isNext) return []
  const files = getSourceFiles(folder)
  const kits = new Set(
    files.filter((source) => isKitCode(source) && !isClient(source)).map(({ file }) => getModuleName(file))
  )
  const hasKitImport = ({ text }: Source): boolean =>
    [...text.matchAll(/^import\s+(?!type\b)[^;"']*["']([./@~][^"']*)["']/gm)].some(([, from = ""]) =>
      kits.has(getModuleName(from))
    )
  const bare = files.filter(
    (source) =>
      !isClient(source) && (hasHook(source) || (isRoute(source) && (isKitCode(source) || hasKitImport(source))))
  )
  return [
    bare.length === 0
      ? fits('"use client"', "every file with a hook or a kit has it")
      : createWrong(
          '"use client"',
          `It is missing in ${bare.map(({ file }) => file).join(", ")}.`,
          'Make "use client" the first line of the file, or create the kit in a file that has it.'
        )
  ]
}

/**
 * Checks that wagmi does not look for announced wallets itself: after a disconnect it would stay connected with its own
 * connector.
 */
const getWagmiFindings = (folder: string, isUsed: boolean): ReadonlyArray<Finding> => {
  if (!isUsed) return []
  const using = getSourceFiles(folder).filter(({ text }) => /from\s+["']latchkey\/wagmi["']/.test(text))
  if (using.length === 0) return [createNone("wagmi", "latchkey/wagmi is not used")]
  const searching = using.filter(
    ({ text }) => /createConfig\s*\(/.test(text) && !/multiInjectedProviderDiscovery\s*:\s*false/.test(text)
  )
  return [
    searching.length === 0
      ? fits("wagmi", "leaves the search for wallets to the kit")
      : createWrong(
          "wagmi",
          `It looks for wallets itself in ${searching.map(({ file }) => file).join(", ")}.`,
          "createConfig({ multiInjectedProviderDiscovery: false, … })"
        )
  ]
}
