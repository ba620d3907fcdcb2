/** Warnings that a visitor ticks, and that a host accepts by name. */
export const warningNames = [
  "contract-receiver",
  "looks-alike",
  "name-moved",
  "unproven-minimum",
  "high-impact"
] as const
/** The name of a warning that a call has to accept. */
export type WarningName = (typeof warningNames)[number]

export const isWarningName = (value: unknown): value is WarningName => warningNames.some((name) => name === value)
