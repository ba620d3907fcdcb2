"use client"
import type { PublicIdentity } from "../../../core/kit/methods/shapes.ts"
import type { ReadingMethods } from "../../../core/kit/methodTable/methods.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads the public name and picture of an address. */
export const useIdentity = ({
  enabled,
  ...of
}: Parameters<ReadingMethods["getIdentity"]>[0] & ReadOptions): ReadResult<PublicIdentity> =>
  useRead({
    name: "useIdentity",
    argument: of,
    network: of.network,
    namespace: of.namespace,
    enabled,
    load: (kit) => kit.getIdentity(of),
    freshMillis: 300_000
  })
