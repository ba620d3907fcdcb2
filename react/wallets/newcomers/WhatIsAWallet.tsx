import { useDispatch } from "../../foundation/state/atoms.ts"
import { type Lesson, Lessons } from "./Lessons.tsx"

const lessons: ReadonlyArray<Lesson> = [
  ["key", "lesson.key", "lesson.keyMore"],
  ["coins", "lesson.home", "lesson.homeMore"],
  ["nodes", "lesson.networks", "lesson.networksMore"]
]

/** Explains wallets in three drawings. */
export function WhatIsAWallet() {
  const dispatch = useDispatch()
  const handleNext = () => dispatch({ _tag: "Pushed", view: { _tag: "GetWallet" } })
  return <Lessons lessons={lessons} words="view.GetWallet" next={handleNext} />
}
