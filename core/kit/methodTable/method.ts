import type { Field } from "../host/argumentRules.ts"

/** A key of an argument: the rule of its value, and whether it is optional. */
export interface Key {
  readonly rule: Field
  readonly isNeeded: boolean
  /** True if the method itself reports a missing or empty value, with its own failure. */
  readonly isReportedByMethod?: true
}
/** A required key. */
export interface Needed extends Key {
  readonly isNeeded: true
}
/** An optional key. */
export interface Optional extends Key {
  readonly isNeeded: false
}

/** Returns a required key. */
export const needs = (rule: Field): Needed => ({ rule, isNeeded: true })
/** Returns a required key whose missing or empty value the method itself reports. */
export const needsOrReports = (rule: Field): Needed => ({ rule, isNeeded: true, isReportedByMethod: true })
/** Returns an optional key whose empty value the method itself reports. */
export const mayOrReports = (rule: Field): Optional => ({ rule, isNeeded: false, isReportedByMethod: true })
/** Returns an optional key. */
export const may = (rule: Field): Optional => ({ rule, isNeeded: false })

/** An argument with these keys, checked in this order; `{}` for a method without an argument. */
export interface Keyed {
  readonly keys: Readonly<Record<string, Key>>
  /** A valid call. */
  readonly example: string
}
/** An argument that is a single value, such as a network's id. */
export interface Bare {
  readonly bare: Field
  /** The argument may also be an object with this key. */
  readonly key?: "network"
  /** The argument is optional. */
  readonly isOptional?: true
  readonly example: string
}
/** The form of a method's argument. */
export type Form = Bare | Keyed

/** One entry for each key of an argument's type, required or optional as in the type. */
type Keys<A> = { readonly [Key in keyof A]-?: {} extends Pick<A, Key> ? Optional : Needed }
type FormOf<A> = Bare | { readonly keys: Keys<A>; readonly example: string }
type OtherFormOf<A> = { readonly by: string; readonly keys: Keys<A>; readonly example: string }
type ArgumentOf<Signature extends (argument: never) => unknown> =
  Exclude<Parameters<Signature>[0], undefined> extends infer A ? ([A] extends [never] ? {} : A) : never

/** A method of a kit. `Signature` is its type for hosts. */
export interface Method<Part extends string, Signature> {
  /** The part of the kit that implements it. */
  readonly part: Part
  readonly form: Form
  /** The form of the argument if it has the key that `by` names. */
  readonly otherForm?: Keyed & { readonly by: string }
  readonly type?: Signature
}

/**
 * Returns a function that describes the methods of a part of the kit. Does not compile if the described keys differ
 * from those of the argument's type. For a method with two forms of its argument, name the type of each.
 */
export const describeMethods =
  <const Part extends string>(part: Part) =>
  <Signature extends (argument: never) => unknown, Argument = ArgumentOf<Signature>, Other = never>(
    form: FormOf<Argument>,
    ...[otherForm]: [Other] extends [never] ? [] : [OtherFormOf<Other>]
  ): Method<Part, Signature> => ({ part, form, ...(otherForm && { otherForm }) })

/** The methods of a table, as hosts call them. */
export type CallsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Method<string, infer Signature> ? Signature : never
}
