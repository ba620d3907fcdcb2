export type { EventWatch, ReportOptions, WatchedMoment } from "../../../core/kit/report/methods.ts"
export { type DevtoolsOptions, mountDevtools } from "./mountDevtools.ts"
export { type DevtoolsLook, type DevtoolsPlugin, devtoolsPlugin } from "./plugin.ts"
