/** Returns a value as text; "" for an object, whose own `toString` may throw or nest without end. */
export const toText = (value: unknown): string => (Object(value) === value ? "" : String(value))
