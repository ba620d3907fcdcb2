import { near } from "../../foundation/text/near.ts"
import { filledView, type Filling, longName, shortViews } from "../modal/hostView.ts"
import { viewNames } from "../modal/viewNames.ts"
import type { View } from "../modal/views.ts"
import { type Field, read, rules, text } from "./argumentRules.ts"
import { CallMisfit } from "./CallMisfit.ts"
import { type Bare, type Call, calls, type CheckedMethod, type Keyed, otherForms } from "./callTable.ts"
import { type CheckedHook, hookKeys } from "./hookKeys.ts"
import { KitDisposed } from "./KitDisposed.ts"
import { shapeOfField } from "./nestedShapes.ts"
import { isPlain, type Shape, toUnknownKey, unknownKeyIn } from "./unknownKey.ts"

export type { CheckedMethod } from "./callTable.ts"
export type { CheckedHook } from "./hookKeys.ts"

/** Whether an argument is the event of a press: a method that needs no argument may be a listener. */
export const isPress = (argument: unknown): boolean => typeof read(argument, "isTrusted") === "boolean"

/** Describes a value by its kind, and not by its content. */
const kindOf = (value: unknown): string => {
  if (value === undefined || value === null) return "there is nothing"
  if (typeof value === "boolean" || typeof value === "number") return `it is ${value}`
  if (typeof value === "string") return value === "" ? "it is an empty text" : "it is another text"
  try {
    if (typeof value === "object") return Array.isArray(value) ? "it is a list" : "it is an object"
    if (typeof value !== "symbol") return `it is a ${typeof value}`
  } catch {
    // a revoked proxy
  }
  return "it cannot be read"
}

/** Returns what `open` was asked for, once it is checked: the view's long name, and the view as the host filled it in. */
export const readOpening = (argument: Filling): { readonly view?: string; readonly filled?: View | undefined } => {
  const view = read(argument, "view")
  return text(view) ? { view: longName(view), filled: filledView(longName(view), argument) } : { filled: undefined }
}

/** Returns how a method is called that has this argument. */
const callOf = (method: CheckedMethod, argument: unknown): Call => {
  const other = Object.hasOwn(otherForms, method) ? otherForms[method] : undefined
  if (other !== undefined && read(argument, other.by) !== undefined) return other.call
  return calls[method]
}

/** Describes an invalid value; a view, which is never private, by its text and the one that was most likely meant. */
const givenOf = (rule: Field, value: unknown): string => {
  if (rule !== "view" || !text(value) || value === "") return kindOf(value)
  const meant = near(value, [...Object.keys(shortViews), ...viewNames])
  return `it is ${JSON.stringify(value.slice(0, 64))}${meant === undefined ? "" : `: did you mean ${JSON.stringify(meant)}?`}`
}

const toMisfit = (method: string, example: string, field: string, rule: Field, given: string): CallMisfit =>
  new CallMisfit({ method, field, rule: rules[rule][1], example, given })

/** Returns the failure of an argument that has no key. */
const checkBare = (method: string, example: string, call: Bare, argument: unknown): CallMisfit | undefined => {
  if (call.isOptional && argument === undefined) return undefined
  const { bare: rule, key } = call
  if (key !== undefined && isPlain(argument) && read(argument, key) !== undefined)
    return checkKeyed(method, example, { keys: { [key]: { rule, isNeeded: true } }, example }, argument)
  const unknown = unknownKeyIn(argument, call.shape ?? null)
  if (unknown !== undefined) return toUnknownKey(method, example, unknown)
  return rules[call.bare][0](argument, undefined)
    ? undefined
    : toMisfit(method, example, call.bare, call.bare, kindOf(argument))
}

/** Returns the failure of an argument with keys: the first unknown one, else the first whose value is invalid. */
const checkKeyed = (method: string, example: string, { keys }: Keyed, argument: unknown): CallMisfit | undefined => {
  const entries = Object.entries(keys)
  const [first] = entries
  const isLeftOut = argument === undefined || (isPress(argument) && entries.every(([, { isNeeded }]) => !isNeeded))
  if (isLeftOut && entries.every(([, { isNeeded }]) => !isNeeded)) return undefined
  if (!isPlain(argument)) {
    if (first === undefined) return undefined
    const given =
      argument === undefined ? kindOf(argument) : `${kindOf(argument).replace("another", "a")}, not an object`
    return toMisfit(method, example, first[0], first[1].rule, given)
  }
  const shape: Shape = Object.fromEntries(entries.map(([name, { rule }]) => [name, shapeOfField(rule, argument)]))
  const unknown = unknownKeyIn(argument, shape)
  if (unknown !== undefined) return toUnknownKey(method, example, unknown)
  const wrong = entries.find(([name, { isNeeded, isRequiredLater = false, rule }]) => {
    const value = read(argument, name)
    return value === undefined ? isNeeded && !isRequiredLater : !rules[rule][0](value, argument)
  })
  return wrong && toMisfit(method, example, wrong[0], wrong[1].rule, givenOf(wrong[1].rule, read(argument, wrong[0])))
}

/**
 * Returns the failure of a call: `KitDisposed` once the kit is disposed of; `CallMisfit` for the first unknown key, else
 * for the first invalid value, else where the call needs a page and there is none, as on a server. Undefined if the call
 * is valid. Never throws.
 */
export const checkCall = (
  method: CheckedMethod,
  argument: unknown,
  disposed = false,
  hasPage = true
): CallMisfit | KitDisposed | undefined => {
  if (disposed) return new KitDisposed()
  const call = callOf(method, argument)
  const example = `kit.${call.example}`
  const misfit =
    "bare" in call ? checkBare(method, example, call, argument) : checkKeyed(method, example, call, argument)
  if (misfit !== undefined || hasPage) return misfit
  return new CallMisfit({
    method,
    field: "it",
    rule: "called in a page, not on a server",
    example,
    given: "there is no document"
  })
}

/** Returns the failure of a hook that was given an unknown key, or no whole connection where it takes one. */
export const checkHook = (hook: CheckedHook, argument: unknown): CallMisfit | undefined => {
  const known = hookKeys[hook]
  const unknown = unknownKeyIn(argument, Object.fromEntries(known.map((key) => [key, null])))
  if (unknown !== undefined) return toUnknownKey(hook, `${hook}({ ${known[0]} })`, unknown)
  if (hook !== "useConnections") return undefined
  // Without a wallet or a namespace, all connections would be meant.
  const connection = { connectorId: read(argument, "connectorId"), namespace: read(argument, "namespace") }
  return checkKeyed(hook, "disconnect(connections[0])", calls.switchConnection, connection)
}
