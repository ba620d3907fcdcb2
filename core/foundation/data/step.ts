declare const other: unique symbol

/** Any event that a room does not handle. A step takes its own events or this one, so that it must have a `default`. */
export interface OtherEvent {
  readonly _tag: typeof other
}

/** The events of a room that have one of these tags. */
export type EventOf<Event extends { readonly _tag: string }, Tag extends Event["_tag"]> = Extract<
  Event,
  { readonly _tag: Tag }
>
