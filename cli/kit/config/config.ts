import * as Effect from "effect/Effect"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { getFeatureSources } from "../../../core/kit/features/getFeatureSources.ts"
import { resolveFeatures } from "../../../core/kit/features/features.ts"
import { originsFailure } from "../../../core/kit/config/errors.ts"
import type { RemoteFeature } from "../../../core/kit/features/schema.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { BadStatus, RateLimited } from "../../../core/foundation/http/errors.ts"
import { toLoaded, toFailed, type Remote, idle } from "../../../core/foundation/data/remote.ts"
import { ProjectConfig } from "../../../services/kit/config/ProjectConfig.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, formatTable, wrapParagraph } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { getEndpointsInUse } from "./getEndpointsInUse.ts"

/** `config`: shows the project's configuration, its effect on the kit, and the endpoints of this run. */
export const config = Effect.gen(function* () {
  const { flags } = yield* Run
  const settings = yield* Settings
  const { chain, config: local } = yield* (yield* Store).state
  const endpoints = getEndpointsInUse(flags, settings, findNetwork(chain.networks, chain.active))
  const catalogue = settings.endpoints.api !== undefined
  const [project, origins] = catalogue
    ? yield* Effect.all([projectFeatures, projectOrigins], { concurrency: 2 })
    : [noProject, noOrigins]
  const { features } = resolveFeatures({ ...local, catalogue, remote: project.remote })
  const from = (name: keyof typeof features): string =>
    catalogue
      ? (getFeatureSources(project.remote).find((source) => source.name === name)?.from ?? "default")
      : "no project"
  const offered = getFeatureSources(project.remote).map(({ name }) => ({
    name,
    value: features[name],
    from: from(name)
  }))
  const projectId = flags.source._tag === "live" && settings.projectId === "" ? null : shortenId(settings.projectId)
  const report: Report = {
    data: { projectId, features: offered, project: project.data, origins: origins.data, endpoints },
    lines: [
      ...formatPairs([
        ["Project", projectId ?? "none"],
        ["Says", project.text],
        ["Origins", origins.text]
      ]),
      ...origins.list.map((origin) => `  ${origin}`),
      "",
      ...formatTable(
        [{ title: "Feature" }, { title: "Offered" }, { title: "Decided by" }],
        offered.map((feature) => [feature.name, feature.value === false ? "no" : "yes", feature.from])
      ),
      "",
      ...offered.flatMap(({ name, value }) =>
        typeof value === "boolean" ? [] : wrapParagraph(`${name}: ${value.join(", ")}`)
      ),
      "",
      ...formatTable(
        [{ title: "Endpoint" }, { title: "At" }, { title: "Named by" }],
        endpoints.map((endpoint) => [endpoint.name, endpoint.origin, endpoint.from])
      )
    ]
  }
  return report
}).pipe(provideWorld(ProjectConfig.layer))

interface ProjectText {
  readonly remote: Remote<ReadonlyArray<RemoteFeature>>
  readonly text: string
  readonly data: unknown
}
interface OriginsText {
  readonly text: string
  readonly list: ReadonlyArray<string>
  readonly data: unknown
}

const noProject: ProjectText = {
  remote: idle,
  text: "nothing: there is no provider API",
  data: { state: "unasked" }
}
const noOrigins: OriginsText = { text: "any", list: [], data: { state: "any", origins: [] } }

/**
 * A failed fetch is a result here, because the kit continues with its defaults, and this command explains them.
 * docs/spec/kit.md#config-remote-over-local.
 */
const projectFeatures = Effect.flatMap(ProjectConfig, (all) => all.features).pipe(
  Effect.match({
    onSuccess: (entries): ProjectText => ({
      remote: toLoaded(entries),
      text: `${entries.length} features, loaded just now`,
      data: { state: "arrived", entries }
    }),
    onFailure: (error): ProjectText => ({
      remote: toFailed(idle, toFailureData(error)),
      text: `nothing: ${error.message}`,
      data: { state: "failed", error: getErrorData(error) }
    })
  })
)

/**
 * The origins have three outcomes: status 429, 500 to 599, and otherwise a list; an empty list allows any page.
 * docs/spec/kit.md#config-fetch-failures.
 */
const projectOrigins = Effect.flatMap(ProjectConfig, (all) => all.origins).pipe(
  Effect.match({
    onSuccess: (list): OriginsText =>
      list.length === 0
        ? noOrigins
        : {
            text: `${list.length} listed, and every local page`,
            list,
            data: { state: "listed", origins: list }
          },
    onFailure: (error): OriginsText => {
      const end = originsFailure(getStatus(error), error) ?? error
      return { text: `unknown: ${end.message}`, list: [], data: { state: "failed", error: getErrorData(end) } }
    }
  })
)

const getStatus = (error: BadStatus | RateLimited): number => (error._tag === "RateLimited" ? 429 : error.status)
const getErrorData = ({ code, message, retryable }: LatchkeyError) => ({ code, message, retryable })

/** Returns enough of a project id to recognize it. */
const shortenId = (id: string): string => (id.length > 8 ? `${id.slice(0, 4)}…${id.slice(-2)}` : id)
