// Writes the shipped types. api-extractor joins the compiler's declarations into one file, which is then cut: each
// entry has its own file, and declarations shared by several entries appear once, so that a class is the same class
// everywhere. Only the entries for hosts with Effect may import it: types derived from a schema are written out.
import { createRequire } from "node:module"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Extractor, ExtractorConfig } from "@microsoft/api-extractor"
import { cutDeclarations } from "../libraries/cutDeclarations.mjs"
import { localeTypes } from "../bundle/localeFiles.mjs"
import { nameTypes } from "../bundle/nameTypes.mjs"
import { entries } from "../entries.mjs"
import { bin, folder, give, root } from "../ready.mjs"

const toExtractor = createRequire(import.meta.resolve("@microsoft/api-extractor"))
/** The compiler of api-extractor, as ours has no API. */
const ts = toExtractor("typescript")
const emitted = join(root, ".cache/declarations")
const rolled = join(root, ".cache/declarations.d.ts")

/** Writes a declaration file per module, and one that lists the modules by entry. */
const emit = () => {
  rmSync(emitted, { recursive: true, force: true })
  bin("tsc", "-p", "tsconfig.build.json", "--emitDeclarationOnly", "--noCheck", "--outDir", emitted)
  // Rewritten to a form that api-extractor supports.
  const schema = join(emitted, "core/foundation/data/schema.d.ts")
  const text = readFileSync(schema, "utf8")
  writeFileSync(
    schema,
    text.replace(/^export \* as (\w+) from ("[^"]+");?$/m, "import * as $1 from $2;\nexport { $1 };")
  )
  const lines = entries.map(({ source }, index) => `export * as entry${index} from "./${source}"`)
  writeFileSync(join(emitted, "entries.d.ts"), lines.join("\n"))
}

const compilerOptions = {
  target: "ES2022",
  module: "NodeNext",
  moduleResolution: "NodeNext",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: "react-jsx",
  types: []
}

/** Joins the declarations that the entries reach into one file. */
const rollUp = () => {
  const off = { default: { logLevel: "none" } }
  const main = join(emitted, "entries.d.ts")
  const { succeeded } = Extractor.invoke(
    ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(root, "package.json"),
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: main,
        bundledPackages: [],
        compiler: { overrideTsconfig: { compilerOptions, files: [main] } },
        apiReport: { enabled: false },
        docModel: { enabled: false },
        tsdocMetadata: { enabled: false },
        newlineKind: "lf",
        dtsRollup: { enabled: true, untrimmedFilePath: rolled },
        messages: {
          compilerMessageReporting: { default: { logLevel: "error" } },
          extractorMessageReporting: off,
          tsdocMessageReporting: off
        }
      }
    }),
    { localBuild: true, messageCallback: (message) => (message.handled = message.logLevel !== "error") }
  )
  if (!succeeded) give("api-extractor could not join the declarations: see above.")
}

/** Returns the text of the joined file with types derived from a schema written out. */
const writeOutTypes = () => {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root)
  const program = ts.createProgram([rolled], options)
  const [checker, source] = [program.getTypeChecker(), program.getSourceFile(rolled)]
  const printer = ts.createPrinter()
  const flags =
    ts.NodeBuilderFlags.NoTruncation |
    ts.NodeBuilderFlags.InTypeAlias |
    ts.NodeBuilderFlags.UseStructuralFallback |
    ts.NodeBuilderFlags.MultilineObjectLiterals
  const isTaken = (node) => /^Schema\.Schema\.(Type|Encoded)<typeof \w+>$/.test(node?.getText() ?? "")
  const printType = (type, node) =>
    printer.printNode(ts.EmitHint.Unspecified, checker.typeToTypeNode(type, node, flags), source)
  let text = source.text
  for (const statement of [...source.statements].reverse()) {
    const [parent] = statement.heritageClauses?.[0]?.types ?? []
    const replace = (node, by) => {
      text = text.slice(0, node.getStart()) + by + text.slice(node.getEnd())
    }
    if (ts.isTypeAliasDeclaration(statement) && isTaken(statement.type))
      replace(statement.type, printType(checker.getTypeAtLocation(statement.type), statement))
    else if (ts.isInterfaceDeclaration(statement) && isTaken(parent)) {
      const [name, shape] = [statement.name.text, printType(checker.getTypeAtLocation(parent), statement)]
      const own =
        statement.members.length === 0 ? "" : ` & {${statement.members.map((member) => member.getText()).join("")}}`
      replace(statement, `declare type ${name} = ${shape}${own};`)
    }
  }
  return text
}

/**
 * Returns an entry's additions to global types and to those of frameworks, which api-extractor leaves out, from its
 * source.
 */
const findGlobalTypes = ({ source }) => {
  const text = readFileSync(join(root, source), "utf8")
  // TypeScript has no directive for a module that may not be installed.
  const added = [...text.matchAll(/^declare (global|module "[^"]+") \{[\s\S]*?^\}/gm)].map(([text, target]) =>
    target === "global" ? text : `// @ts-ignore\n${text}`
  )
  return added.join("\n")
}

/** Writes the types of all entries to a folder. */
export const writeDeclarations = (into) => {
  emit()
  rollUp()
  rmSync(into, { recursive: true, force: true })
  const global = new Map(entries.map((entry) => [`${entry.file}.d.ts`, findGlobalTypes(entry)]))
  for (const [name, text] of cutDeclarations(ts, nameTypes(ts, writeOutTypes())))
    writeFileSync(join(folder(into), name), text + (global.get(name) || ""))
  writeFileSync(join(into, "locale.d.ts"), localeTypes)
}
