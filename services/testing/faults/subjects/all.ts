import type { Subject } from "../subject.ts"
import { accountSubjects } from "./account.ts"
import { analyticsSubjects } from "./analytics.ts"
import { moneySubjects } from "./money.ts"
import { providerSubjects } from "./provider.ts"
import { rpcSubjects } from "./rpc.ts"

/** The rows of the table. */
export const subjects: ReadonlyArray<Subject> = [...providerSubjects, ...analyticsSubjects, ...accountSubjects, ...moneySubjects, ...rpcSubjects]
