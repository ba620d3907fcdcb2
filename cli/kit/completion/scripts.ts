import type { CommandModel, FlagModel } from "./model.ts"

/** Returns true for a word that a shell accepts unquoted; other words are not offered. */
const isPlain = (text: string): boolean => /^[\w.:@/+-]+$/.test(text)
const joinWords = (all: ReadonlyArray<string>): string => [...new Set(all)].filter(isPlain).join(" ")
/** Returns a description in single quotes. */
const quote = (text: string): string => `'${text.replaceAll("'", "’").replaceAll("\\", "")}'`

const formatCases = (
  all: ReadonlyArray<CommandModel>,
  line: (command: CommandModel) => ReadonlyArray<string>
): ReadonlyArray<string> =>
  all.flatMap((command) => [`    ${quote(command.path)})`, ...line(command).map((text) => `      ${text}`), "      ;;"])

const withValue = (flags: ReadonlyArray<FlagModel>): ReadonlyArray<FlagModel> => flags.filter(({ takes }) => takes)

/** Lists the flags with a value of all commands, each once. */
const getValueFlags = (all: ReadonlyArray<CommandModel>): ReadonlyArray<FlagModel> => [
  ...new Map(all.flatMap(({ flags }) => withValue(flags)).map((flag) => [flag.long, flag])).values()
]

/** Long lists that several commands offer; each is written once, as a variable. */
const findLongLists = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => [
  ...new Set(all.map(({ values }) => joinWords(values)).filter((text) => text.length > 80))
]

/** Returns the function that finds the command of a line. */
const writePathFunction = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => [
  "_latchkey_path() { # the command that the words reach",
  '  local path="" word next',
  '  for word in "$@"; do',
  '    next="${path:+$path }$word"',
  '    case "$next" in',
  `      ${all.flatMap(({ path }) => (path === "" ? [] : [quote(path)])).join("|")}) path="$next" ;;`,
  "    esac",
  "  done",
  '  printf %s "$path"',
  "}"
]

/** Returns the functions for the values of flags. */
const writeValueFunctions = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => {
  const every = getValueFlags(all)
  const joinNames = (isFile: boolean): string =>
    every
      .filter((flag) => flag.isFile === isFile)
      .map(({ long }) => long)
      .join("|")
  return [
    "_latchkey_values() { # the values of a flag: $1 the command, $2 the flag",
    '  case "$1 $2" in',
    ...all.flatMap(({ flags, path }) =>
      withValue(flags).flatMap(({ long, values }) =>
        values.length === 0 || every.find((flag) => flag.long === long)?.values === values
          ? []
          : [`    ${quote(`${path} ${long}`)}) printf %s "${joinWords(values)}"; return ;;`]
      )
    ),
    "  esac",
    '  case "$2" in',
    ...every.flatMap(({ long, values }) =>
      values.length === 0 ? [] : [`    ${long}) printf %s "${joinWords(values)}" ;;`]
    ),
    "  esac",
    "}",
    "_latchkey_takes() { # whether a value follows the flag, and whether it is a file",
    '  case "$1" in',
    `    ${joinNames(true)}) printf file ;;`,
    `    ${joinNames(false)}) printf value ;;`,
    "  esac",
    "}"
  ]
}

/** Returns the functions for the words that may follow a command. */
const writeWordFunctions = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => {
  const [root] = all
  const common = new Set(root?.flags.map(({ long }) => long))
  const lists = findLongLists(all)
  const joinValues = (values: ReadonlyArray<string>): string => {
    const text = joinWords(values)
    const index = lists.indexOf(text)
    return index < 0 ? text : `$_latchkey_list_${index}`
  }
  return [
    "_latchkey_words() { # the words that may follow a command",
    '  case "$1" in',
    ...formatCases(all, ({ below, flags, values }) => [
      `printf %s "${[
        joinWords(below.map(({ name }) => name)),
        joinValues(values),
        joinWords(flags.flatMap(({ long }) => (common.has(long) ? [] : [long]))),
        "$_latchkey_common"
      ]
        .filter((text) => text !== "")
        .join(" ")}"`
    ]),
    "  esac",
    "}",
    "_latchkey_files() { # whether a command takes files",
    '  case "$1" in',
    `    ${all
      .filter(({ takesFiles }) => takesFiles)
      .map(({ path }) => quote(path))
      .join("|")}) printf yes ;;`,
    "  esac",
    "}"
  ]
}

/** Returns the functions that bash and zsh share. */
const writeSharedFunctions = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => [
  `_latchkey_common="${joinWords(all[0]?.flags.map(({ long }) => long) ?? [])}"`,
  ...findLongLists(all).map((text, index) => `_latchkey_list_${index}="${text}"`),
  ...writePathFunction(all),
  ...writeValueFunctions(all),
  ...writeWordFunctions(all)
]

/** Returns the completion script for bash 3.2 and newer. */
export const writeBashScript = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => [
  "# latchkey completion bash",
  ...writeSharedFunctions(all),
  "_latchkey() {",
  '  local line="${COMP_LINE:0:COMP_POINT}" typed; read -r -a typed <<< "$line"',
  '  local current=""; [[ "$line" == *[[:space:]] ]] || { current="${typed[${#typed[@]}-1]}"; unset "typed[${#typed[@]}-1]"; }',
  '  local before="${typed[${#typed[@]}-1]}" path offered kind',
  '  path="$(_latchkey_path "${typed[@]:1}")"',
  '  kind="$(_latchkey_takes "$before")"',
  '  if [[ "$current" == --*=* ]]; then before="${current%%=*}"; current="${current#*=}"; kind="$(_latchkey_takes "$before")"; fi',
  '  if [[ -n "$kind" ]]; then offered="$(_latchkey_values "$path" "$before")"; else offered="$(_latchkey_words "$path")"; fi',
  '  [[ "$current" == -* || -n "$kind" ]] || offered="$(printf "%s\\n" $offered | grep -v "^-")"',
  '  COMPREPLY=($(compgen -W "$offered" -- "$current"))',
  '  if [[ "$kind" == file || ( -z "$kind" && -n "$(_latchkey_files "$path")" && "$current" != -* ) ]]; then',
  '    COMPREPLY+=($(compgen -f -- "$current"))',
  "  fi",
  "  # bash splits words at colons: the text before the last colon is already typed.",
  '  if [[ "$current" == *:* && "$COMP_WORDBREAKS" == *:* ]]; then',
  '    local i prefix="${current%"${current##*:}"}"',
  '    for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]="${COMPREPLY[i]#"$prefix"}"; done',
  "  fi",
  "}",
  "complete -o default -F _latchkey latchkey"
]

/** Returns the completion script for zsh, with the descriptions of commands and flags. */
export const writeZshScript = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => [
  "#compdef latchkey",
  "# latchkey completion zsh",
  ...writeSharedFunctions(all),
  "_latchkey_texts() { # names with their texts, one a line",
  '  case "$1" in',
  ...formatCases(all, ({ below, flags }) => [
    `print -rl -- ${[
      ...below.map(({ name, text }) => ({ name, text })),
      ...flags.map(({ long, text }) => ({ name: long, text }))
    ]
      .map(({ name, text }) => quote(`${name}:${text}`))
      .join(" ")}`
  ]),
  "  esac",
  "}",
  "_latchkey() {",
  '  local current="${words[CURRENT]}" before="${words[CURRENT-1]}" path kind offered',
  "  local -a found texts",
  '  path="$(_latchkey_path "${(@)words[2,CURRENT-1]}")"',
  '  kind="$(_latchkey_takes "$before")"',
  '  if [[ -n "$kind" ]]; then',
  '    found=(${=$(_latchkey_values "$path" "$before")}); compadd -- $found',
  '    [[ "$kind" == file ]] && _files',
  "    return",
  "  fi",
  '  texts=("${(@f)$(_latchkey_texts "$path")}")',
  '  [[ "$current" == -* ]] || texts=(${texts:#-*})',
  "  _describe latchkey texts",
  '  found=(${${=$(_latchkey_words "$path")}:#-*}); compadd -- $found',
  '  [[ -n "$(_latchkey_files "$path")" ]] && _files',
  "}",
  'if [[ "$funcstack[1]" == _latchkey ]]; then _latchkey "$@"; else compdef _latchkey latchkey; fi'
]

/** Returns the completion script for fish 3.0 and newer. */
export const writeFishScript = (all: ReadonlyArray<CommandModel>): ReadonlyArray<string> => {
  const [root] = all
  const formatCondition = (path: string): string =>
    path === "" ? "__fish_use_subcommand" : `__latchkey_is ${quote(path)}`
  const flagLine = (where: string, { isFile, long, takes, text, values }: FlagModel): string =>
    [
      "complete -c latchkey",
      ...(where === "" ? [] : [`-n ${quoteDouble(where)}`]),
      `-l ${long.slice(2)}`,
      ...(takes ? [isFile ? "-r -F" : "-x"] : []),
      ...(values.length === 0 ? [] : [`-a "${joinWords(values)}"`]),
      `-d ${quote(text)}`
    ].join(" ")
  return [
    "# latchkey completion fish",
    "function __latchkey_is # whether the words reach this command",
    '    set -l path ""',
    `    set -l known ${all.flatMap(({ path }) => (path === "" ? [] : [quote(path)])).join(" ")}`,
    "    for word in (commandline -opc)[2..-1]",
    '        set -l next (string trim "$path $word")',
    "        contains -- $next $known; and set path $next",
    "    end",
    '    test "$path" = "$argv[1]"',
    "end",
    "complete -c latchkey -f",
    ...(root === undefined ? [] : root.flags.map((flag) => flagLine("", flag))),
    ...all.flatMap(({ below, flags, path, takesFiles, values }) => [
      ...below.map(
        ({ name, text }) => `complete -c latchkey -n ${quoteDouble(formatCondition(path))} -a ${name} -d ${quote(text)}`
      ),
      ...(values.length === 0
        ? []
        : [`complete -c latchkey -n ${quoteDouble(formatCondition(path))} -a "${joinWords(values)}"`]),
      ...(takesFiles ? [`complete -c latchkey -n ${quoteDouble(formatCondition(path))} -F`] : []),
      ...flags
        .filter((flag) => root?.flags.every(({ long }) => long !== flag.long) === true)
        .map((flag) => flagLine(formatCondition(path), flag))
    ])
  ]
}

const quoteDouble = (text: string): string => `"${text}"`
