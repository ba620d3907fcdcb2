import { isRecord } from "./isRecord.ts"

/** Compares plain data: values, arrays and objects. A field that is `undefined` equals one that is missing. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  }
  return isRecord(a) && isRecord(b)
    ? Object.keys({ ...a, ...b }).every((key) => isEqual(a[key], b[key]))
    : Object.is(a, b)
}
