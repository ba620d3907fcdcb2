export { type ReadSnapshotOptions, readSnapshot } from "../../../core/wallets/storage/cookie.ts"
export type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
