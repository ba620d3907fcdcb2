// Functions that the bundler is told have no side effects, and what keeps their names from ours.

/** Functions of Effect's Schema without side effects, by their bare names, which is all that the bundler can be told. */
export const pureFunctions = [
  "declare",
  "transformOrFail",
  "finite",
  "int",
  "pattern",
  "greaterThanOrEqualTo",
  "between",
  "maxLength",
  "parseNumber"
]

const called = new RegExp(`(?<!Schema\\.)\\b(${pureFunctions.join("|")})(?:<[^;(){}]*>)?(?:\\?\\.)?\\(`)

/** Refuses a call of ours by such a name: the bundler would drop it where its result is not used. */
export const pureNames = {
  name: "pure-names",
  enforce: "pre",
  transform: (code, id) => {
    if (id.includes("node_modules") || !/\.tsx?$/.test(id)) return null
    const [, name] = called.exec(code) ?? []
    if (name) throw new Error(`${id} calls ${name}, a name that the build takes for Effect's: choose another.`)
    return null
  }
}
