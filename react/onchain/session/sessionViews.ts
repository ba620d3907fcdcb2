/** The views for smart sessions, by view name. */
export { SmartSessionCreated } from "./SmartSessionCreated.tsx"
export { SmartSessionList } from "./SmartSessionList.tsx"
