import { RegisterAccountName } from "./RegisterAccountName.tsx"

/** The views for names, by view name. */
export { RegisterAccountName } from "./RegisterAccountName.tsx"
export { RegisterAccountNameSuccess } from "./RegisterAccountNameSuccess.tsx"
export const ChooseAccountName = RegisterAccountName
