import { RegisterAccountName } from "./RegisterAccountName.tsx"

/** The views of names, by their names. */
export { RegisterAccountName } from "./RegisterAccountName.tsx"
export { RegisterAccountNameSuccess } from "./RegisterAccountNameSuccess.tsx"
export const ChooseAccountName = RegisterAccountName
