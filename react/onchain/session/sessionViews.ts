/** The views of the smart sessions, by their names. */
export { SmartSessionCreated } from "./SmartSessionCreated.tsx"
export { SmartSessionList } from "./SmartSessionList.tsx"
