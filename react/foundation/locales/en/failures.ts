/** The long texts of failures. They are in core because the terminal prints them, too. */
export { longTexts as failures } from "../../../../core/kit/catalogue/longTexts.ts"
