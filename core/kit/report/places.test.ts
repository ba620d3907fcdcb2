import { expect, test } from "vitest"
import { KitEventSchema, KitStateSchema } from "../../event.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { eventPlaces, type Place, roomPlaces } from "./places.ts"

/** The parts of a schema's tree that this test reads. */
interface Node {
  readonly _tag: string
  readonly types?: ReadonlyArray<Node>
  readonly from?: Node
  readonly f?: () => Node
  readonly literal?: string
  readonly propertySignatures?: ReadonlyArray<{ readonly name: string; readonly type: Node }>
  readonly indexSignatures?: ReadonlyArray<{ readonly type: Node }>
  readonly elements?: ReadonlyArray<{ readonly type: Node }>
  readonly rest?: ReadonlyArray<{ readonly type: Node }>
}

const secret: unknown = Secret.ast

/** Returns the paths below a node whose value is transformed when it is encoded. A recursive node is entered once. */
const findTransformed = (
  node: Node,
  path: string,
  above: ReadonlyArray<Node> = []
): ReadonlyArray<readonly [string, Node]> => {
  if (above.includes(node)) return []
  const findBelow = (next: Node, name = ""): ReadonlyArray<readonly [string, Node]> =>
    findTransformed(next, path + name, [...above, node])
  switch (node._tag) {
    case "Transformation":
      return [[path, node]]
    case "TypeLiteral":
      return [
        ...(node.propertySignatures ?? []).flatMap(({ name, type }) => findBelow(type, `.${name}`)),
        ...(node.indexSignatures ?? []).flatMap(({ type }) => findBelow(type, ".*"))
      ]
    case "TupleType":
      return [...(node.elements ?? []), ...(node.rest ?? [])].flatMap(({ type }) => findBelow(type))
    case "Union":
      return (node.types ?? []).flatMap((type) => findBelow(type))
    case "Refinement":
      return node.from === undefined ? [] : findBelow(node.from)
    case "Suspend":
      return node.f === undefined ? [] : findBelow(node.f())
    default:
      return []
  }
}
const getTag = (node: Node): string =>
  node.propertySignatures?.find(({ name }) => name === "_tag")?.type.literal ?? "an event without a tag"
const eventNodes = (node: Node): ReadonlyArray<Node> =>
  node._tag === "Union" ? (node.types ?? []).flatMap(eventNodes) : [node]

const inEvents = eventNodes(KitEventSchema.ast as unknown as Node).flatMap((node) =>
  findTransformed(node, getTag(node))
)
const inRooms = findTransformed(KitStateSchema.ast as unknown as Node, "")
const isUnder = (places: Place, path: string): boolean =>
  path
    .split(".")
    .filter((field) => field !== "")
    .reduce<Place | undefined>(
      (place, field) => (typeof place === "object" ? (place[field] ?? place["*"]) : undefined),
      places
    ) === "secret"

test("changes only secrets when it encodes a document", () => {
  expect(inEvents.length).toBeGreaterThan(20)
  expect(inRooms.length).toBeGreaterThan(20)
  expect([...inEvents, ...inRooms].filter(([, node]) => node !== secret)).toEqual([])
})

test("lists every secret of an event and of a room in the table", () => {
  expect(inEvents.map(([path]) => path).filter((path) => !isUnder(eventPlaces, path))).toEqual([])
  expect(inRooms.map(([path]) => path).filter((path) => !isUnder(roomPlaces, path))).toEqual([])
})

test("lists only events and rooms that exist", () => {
  const tags = new Set(eventNodes(KitEventSchema.ast as unknown as Node).map(getTag))
  expect(Object.keys(eventPlaces).filter((tag) => !tags.has(tag))).toEqual([])
  const rooms = (KitStateSchema.ast as unknown as Node).propertySignatures?.map(({ name }) => name) ?? []
  expect(Object.keys(roomPlaces).filter((room) => !rooms.includes(room))).toEqual([])
})
