// The types that ship. The compiler's declarations are joined to one file by api-extractor, and that is cut again: each
// entry has a file of its own, and what several entries name stands once, so that a class is one class everywhere. Only
// entries for who writes Effect may import it: types that others take of a schema are written out as they are.
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
/** The compiler of api-extractor: ours has no interface for programs. */
const ts = toExtractor("typescript")
const emitted = join(root, ".cache/declarations")
const rolled = join(root, ".cache/declarations.d.ts")

/** Writes a declaration file of each module, and one that names them by entry. */
const emit = () => {
  rmSync(emitted, { recursive: true, force: true })
  bin("tsc", "-p", "tsconfig.build.json", "--emitDeclarationOnly", "--noCheck", "--outDir", emitted)
  // The form that api-extractor follows.
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

/** Joins the declarations that the entries reach to one file. */
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

/** The text of the joined file, in which a type that is taken of a schema is written out. */
const writtenOut = () => {
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
  const written = (type, at) =>
    printer.printNode(ts.EmitHint.Unspecified, checker.typeToTypeNode(type, at, flags), source)
  let text = source.text
  for (const statement of [...source.statements].reverse()) {
    const [parent] = statement.heritageClauses?.[0]?.types ?? []
    const replace = (node, by) => {
      text = text.slice(0, node.getStart()) + by + text.slice(node.getEnd())
    }
    if (ts.isTypeAliasDeclaration(statement) && isTaken(statement.type))
      replace(statement.type, written(checker.getTypeAtLocation(statement.type), statement))
    else if (ts.isInterfaceDeclaration(statement) && isTaken(parent)) {
      const [name, shape] = [statement.name.text, written(checker.getTypeAtLocation(parent), statement)]
      const own = statement.members.length === 0 ? "" : ` & {${statement.members.map((one) => one.getText()).join("")}}`
      replace(statement, `declare type ${name} = ${shape}${own};`)
    }
  }
  return text
}

/**
 * What an entry adds to the platform's own types and to those of frameworks, which api-extractor leaves out: as it stands
 * in its source.
 */
const globalTypes = ({ source }) => {
  const text = readFileSync(join(root, source), "utf8")
  // The compiler has no other word for "where it is installed".
  const added = [...text.matchAll(/^declare (global|module "[^"]+") \{[\s\S]*?^\}/gm)].map(([one, of]) =>
    of === "global" ? one : `// @ts-ignore\n${one}`
  )
  return added.join("\n")
}

/** Writes the types of all entries into a folder. */
export const writeDeclarations = (into) => {
  emit()
  rollUp()
  rmSync(into, { recursive: true, force: true })
  const global = new Map(entries.map((entry) => [`${entry.file}.d.ts`, globalTypes(entry)]))
  for (const [name, text] of cutDeclarations(ts, nameTypes(ts, writtenOut())))
    writeFileSync(join(folder(into), name), text + (global.get(name) || ""))
  writeFileSync(join(into, "locale.d.ts"), localeTypes)
}
