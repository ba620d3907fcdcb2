import { findSimilar } from "../../foundation/text/findSimilar.ts"
import { type Field, type Rule, rules } from "../host/argumentRules.ts"
import { CallMisfit } from "../host/CallMisfit.ts"
import { KitDisposed } from "../host/KitDisposed.ts"
import { isText, readField } from "../host/readField.ts"
import { isPlain, type Shape, toUnknownKey, findUnknownKey } from "../host/unknownKey.ts"
import { createFilledView, type Filling, getFullName, shortViews } from "../modal/hostView.ts"
import { viewNames } from "../modal/viewNames.ts"
import type { View } from "../modal/views.ts"
import { type CheckedHook, hookKeys } from "./hookKeys.ts"
import type { Bare, Form, Key } from "./method.ts"
import { type CheckedMethod, type LateName, lateMethods, type MethodPart, methods } from "./methods.ts"

/** Returns the part of the kit that implements a method. */
export const getPart = (name: LateName): MethodPart => lateMethods[name].part

/** Returns whether an argument is a browser event: a method without required arguments may be a click listener. */
export const isPress = (argument: unknown): boolean => typeof readField(argument, "isTrusted") === "boolean"

/** Describes the kind of a value without its content, which may be private. */
const getKind = (value: unknown): string => {
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

/** Returns the checked request of `open`: the long name of its view, and the view with the host's values filled in. */
export const readOpening = (argument: Filling): { readonly view?: string; readonly filled?: View | undefined } => {
  const view = readField(argument, "view")
  return isText(view)
    ? { view: getFullName(view), filled: createFilledView(getFullName(view), argument) }
    : { filled: undefined }
}

/** Returns the form of an argument. */
const getForm = (method: CheckedMethod, argument: unknown): Form => {
  const { form, otherForm } = methods[method]
  return otherForm !== undefined && readField(argument, otherForm.by) !== undefined ? otherForm : form
}

/**
 * Describes an invalid value. The name of a view is never private: its text is shown, with the view most likely meant.
 */
const getDetails = (rule: Field, value: unknown): string => {
  if (rule !== "view" || !isText(value) || value === "") return getKind(value)
  const similar = findSimilar(value, [...Object.keys(shortViews), ...viewNames])
  return `it is ${JSON.stringify(value.slice(0, 64))}${similar === undefined ? "" : `: did you mean ${JSON.stringify(similar)}?`}`
}

const getRule = (field: Field): Rule => rules[field]

const toMisfit = (method: string, example: string, field: string, rule: Field, actual: string): CallMisfit =>
  new CallMisfit({ method, field, rule: getRule(rule)[1], example, given: actual })

/** Returns the failure of an argument that is a single value, such as a network's id. */
const checkBare = (method: string, example: string, form: Bare, argument: unknown): CallMisfit | undefined => {
  const { bare, isOptional = false, key } = form
  if (isOptional && argument === undefined) return undefined
  if (key !== undefined && isPlain(argument) && readField(argument, key) !== undefined)
    return checkKeys(method, example, { [key]: { rule: bare, isNeeded: true } }, argument)
  const [fits, , shapeIn] = getRule(bare)
  const unknown = findUnknownKey(argument, shapeIn?.(argument) ?? null)
  if (unknown !== undefined) return toUnknownKey(method, example, unknown)
  return fits(argument, undefined) ? undefined : toMisfit(method, example, bare, bare, getKind(argument))
}

/** Returns the failure of an argument with keys: the first unknown one, else the first whose value is invalid. */
const checkKeys = (
  method: string,
  example: string,
  keys: Readonly<Record<string, Key>>,
  argument: unknown
): CallMisfit | undefined => {
  const entries = Object.entries(keys)
  const [first] = entries
  const isLeftOut = argument === undefined || (isPress(argument) && entries.every(([, { isNeeded }]) => !isNeeded))
  if (isLeftOut && entries.every(([, { isNeeded }]) => !isNeeded)) return undefined
  if (!isPlain(argument)) {
    if (first === undefined)
      return argument === null || isPress(argument)
        ? undefined
        : toBareMisfit(method, example, "left out", getKind(argument))
    const actual =
      argument === undefined ? getKind(argument) : `${getKind(argument).replace("another", "a")}, not an object`
    return toMisfit(method, example, first[0], first[1].rule, actual)
  }
  const shape = Object.fromEntries(
    entries.map(([name, { rule }]): [string, Shape] => [name, getRule(rule)[2]?.(argument) ?? null])
  )
  const unknown = findUnknownKey(argument, shape)
  if (unknown !== undefined) return toUnknownKey(method, example, unknown)
  const wrong = entries.find(([name, { isNeeded, isReportedByMethod = false, rule }]) => {
    const value = readField(argument, name)
    // An empty field of a form counts as a missing value.
    if (isReportedByMethod && typeof value === "string" && value.trim() === "") return false
    return value === undefined ? isNeeded && !isReportedByMethod : !getRule(rule)[0](value, argument)
  })
  return (
    wrong &&
    toMisfit(method, example, wrong[0], wrong[1].rule, getDetails(wrong[1].rule, readField(argument, wrong[0])))
  )
}

/** Returns the failure of an argument as a whole. */
const toBareMisfit = (method: string, example: string, rule: string, actual: string): CallMisfit =>
  new CallMisfit({ method, field: "it", rule, example, given: actual })

const checkForm = (method: string, example: string, form: Form, argument: unknown): CallMisfit | undefined => {
  try {
    return "bare" in form ? checkBare(method, example, form, argument) : checkKeys(method, example, form.keys, argument)
  } catch {
    // A getter or a proxy of the host that throws.
    return toBareMisfit(method, example, "an argument that can be read", "it cannot be read")
  }
}

/**
 * Returns the failure of a call: `KitDisposed` after `dispose`; otherwise `CallMisfit` for the first unknown key, then
 * for the first invalid value, then for a call on a server that needs a page. Undefined if the call is valid. Never
 * throws.
 */
export const checkCall = (
  method: CheckedMethod,
  argument: unknown,
  disposed = false,
  hasPage = true
): CallMisfit | KitDisposed | undefined => {
  if (disposed) return new KitDisposed()
  const form = getForm(method, argument)
  const example = `kit.${form.example}`
  const misfit = checkForm(method, example, form, argument)
  if (misfit !== undefined || hasPage) return misfit
  return toBareMisfit(method, example, "called in a page, not on a server", "there is no document")
}

/**
 * Returns the failure of a hook's argument: an unknown key, or an incomplete connection for a hook that accepts one.
 */
export const checkHook = (hook: CheckedHook, argument: unknown): CallMisfit | undefined => {
  const known = hookKeys[hook]
  const unknown = findUnknownKey(argument, Object.fromEntries(known.map((key) => [key, null])))
  if (unknown !== undefined) return toUnknownKey(hook, `${hook}({ ${known[0]} })`, unknown)
  if (hook !== "useConnections") return undefined
  // Without a wallet or a namespace, the call would apply to all connections.
  const connection = { connectorId: readField(argument, "connectorId"), namespace: readField(argument, "namespace") }
  return checkForm(hook, "disconnect(connections[0])", methods.switchConnection.form, connection)
}
