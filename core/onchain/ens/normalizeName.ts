import { ens_normalize } from "@adraffy/ens-normalize"
import * as Either from "effect/Either"
import { EnsNameConfusable, type EnsNameInvalid, toEnsNameInvalid } from "./errors.ts"

/** The messages of the library that mean letters of several scripts, or letters that look like another script's. */
const confusing = /illegal mixture|confusable/

/**
 * Normalizes a name by ENSIP-15. The rules are a table of 100 kB, so this file is a chunk of its own;
 * `normalizePlainName` is tried first.
 */
export const normalizeName = (name: string): Either.Either<string, EnsNameConfusable | EnsNameInvalid> => {
  try {
    return Either.right(ens_normalize(name))
  } catch (cause) {
    const rule = readRule(cause)
    return Either.left(
      confusing.test(rule) ? new EnsNameConfusable({ domain: name.slice(0, 64), rule }) : toEnsNameInvalid(name, rule)
    )
  }
}

/** The beginnings of the library's rules. A message about one of several labels quotes the label before the rule. */
const rules =
  /^.*?((?:invalid label extension|underscore allowed only|illegal placement|empty label|whole-script|disallowed|illegal mixture|too many combining|duplicate non-spacing|excessive non-spacing)(?:(?!Invalid label).)*)$/s

const readRule = (cause: unknown): string => {
  const message = cause instanceof Error ? cause.message : "disallowed"
  return (rules.exec(message)?.[1] ?? message).slice(0, 128)
}
