import { millis } from "../../foundation/data/limits.ts"

const [minute, day] = [60_000, 86_400_000]

/**
 * Returns the milliseconds from a check of a transaction of that age to the next: 1 s for two minutes, 5 s up to ten
 * minutes, 30 s up to a day. Null after that.
 */
export const getTimeUntilNextCheck = (age: number): number | null =>
  age < 2 * minute ? millis.receiptPoll : age < 10 * minute ? 5_000 : age < day ? 30_000 : null
