import { useDispatch } from "../../foundation/state/atoms.ts"
import { type Lesson, Lessons } from "./Lessons.tsx"

const lessons: ReadonlyArray<Lesson> = [
  ["nodes", "lesson.system", "lesson.systemMore"],
  ["coins", "lesson.fees", "lesson.feesMore"],
  ["page", "lesson.record", "lesson.recordMore"]
]

/** Explains networks in three drawings. */
export function WhatIsANetwork() {
  const dispatch = useDispatch()
  return <Lessons lessons={lessons} words="lesson.gotIt" next={() => dispatch({ _tag: "WentBack" })} />
}
