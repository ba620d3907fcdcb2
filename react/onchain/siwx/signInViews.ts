/** The view for signing in, by view name. */
export { SIWXSignMessage } from "./SIWXSignMessage.tsx"
