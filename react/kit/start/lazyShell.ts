/*
 * One chunk: what the shell needs now and then. It checks what a host hands over, prepares the kit early, and knows the
 * languages.
 */
export { checkCall } from "../../../core/kit/host/checkCall.ts"
export { speak } from "../locale/speak.ts"
export { prepareEarly } from "./prepareEarly.ts"
