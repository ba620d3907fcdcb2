import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { limits, millis } from "../../../../core/limits.ts"
import { ProjectConfig } from "../../../config/ProjectConfig.ts"
import { Store } from "../../../store/Store.ts"
import { Catalogue } from "../../../wallet/Catalogue.ts"
import type { ImageKind } from "../../../wallet/calls.ts"
import { Images } from "../../../wallet/Images.ts"
import { ImageUrls } from "../../../wallet/ImageUrls.ts"
import { asking, pathEnds, type Subject, subject, withItems } from "../subject.ts"

const feature = { id: "social_login", isEnabled: true, config: ["email", "google"] }
const wallet = { id: "w1", name: "Wallet One", image_id: "i1", chains: ["eip155:1"], homepage: "https://one.example", mobile_link: "one://" }
const features = (item: string) => `{"features":[${JSON.stringify(feature)},${item}]}`
const origins = (item: string) => `{"allowedOrigins":["https://app.example",${item}]}`
const page = (item: string) => `{"count":1,"data":[${JSON.stringify(wallet)},${item}]}`
const list = Effect.flatMap(Catalogue, (catalogue) => catalogue.list({ page: 1, entries: 40 }))

/** An image that counts as arrived, or the drawn one that stands in its place. */
const loaded = (kind: ImageKind) =>
  Effect.gen(function*() {
    yield* (yield* Images).load([{ kind, id: "i1" }])
    return (yield* (yield* Store).state).wallet.images["i1"]
  })
const image = (kind: ImageKind, path: string): Subject => subject({
  row: `image.${kind}`, calls: ["image.${kind}"], capBytes: limits.imageBytes,
  // Those that settle together move the state together, 30 ms later.
  limitMillis: millis.dataCall + 30,
  strikes: pathEnds(path), answer: () => ({ type: "image/png", text: "png" }),
  absurd: {
    "named as none": { type: "application/octet-stream", text: "png" }, "named as nothing": { type: "", text: "png" },
    "a script": { type: "text/javascript", text: "alert(1)" }
  },
  said: (value) => (value === "arrived" ? "" : "default"),
  open: asking(Images.layer.pipe(Layer.provide(ImageUrls.layer)), loaded(kind))
})

/** What is asked of the provider's API. */
export const providerSubjects: ReadonlyArray<Subject> = [
  subject({
    row: "config.features", calls: ["config.features"], limitMillis: millis.configCall,
    strikes: pathEnds("/appkit/v1/config"), answer: () => ({ features: [feature] }),
    absurd: withItems(features, { "no id": '{"isEnabled":true}', "neither on nor off": '{"id":"swap","isEnabled":1e400}', "nothing": "null", "endless": `{"id":7,"isEnabled":true,"config":["a"]}` }),
    open: asking(ProjectConfig.layer, Effect.flatMap(ProjectConfig, (project) => project.features))
  }),
  subject({
    row: "config.origins", calls: ["config.origins"], limitMillis: millis.configCall,
    strikes: pathEnds("/projects/v1/origins"), answer: () => ({ allowedOrigins: ["https://app.example"] }),
    absurd: withItems(origins, { "a number": "1e400", "nothing": "null", "an object": "{}" }),
    said: (value) => (Array.isArray(value) && value.length === 0 ? "default" : ""),
    open: asking(ProjectConfig.layer, Effect.flatMap(ProjectConfig, (project) => project.origins))
  }),
  subject({
    row: "wallet.list", calls: ["wallet.list"], strikes: pathEnds("/getWallets"), answer: () => ({ count: 1, data: [wallet] }),
    wrong: [{}, [], { data: {}, count: 1 }, { data: [], count: -1 }],
    absurd: withItems(page, {
      "no name": '{"id":"w2"}', "an endless name": JSON.stringify({ id: "w2", name: "x".repeat(100_000) }), "a number as id": '{"id":1e400,"name":"x"}', "nothing": "null"
    }),
    said: () => "", open: asking(Catalogue.layer, Effect.map(list, ({ count, wallets }) => ({ count, wallets })))
  }),
  image("wallet", "/getWalletImage/i1"),
  image("asset", "/public/getAssetImage/i1")
]
