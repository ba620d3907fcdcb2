import { buttonTexts } from "./button.ts"
import { email } from "../laterTexts/email.ts"
import { buy } from "../laterTexts/buying.ts"
import { swapping } from "../laterTexts/swapping.ts"
import { en } from "./en.ts"
import { lazy } from "./lazy.ts"
import { money } from "./money.ts"

/** Every text of the kit in English: for what walks them all. A page loads them part by part. */
export const whole = { ...en, ...email, ...lazy, ...money, ...buy, ...swapping, ...buttonTexts }
