/** The view of the sign-in, by its name. */
export { SIWXSignMessage } from "./SIWXSignMessage.tsx"
