import { useDispatch } from "../../foundation/state/atoms.ts"
import { type Lesson, Lessons } from "../../wallets/newcomers/Lessons.tsx"

const lessons: ReadonlyArray<Lesson> = [
  ["coins", "lesson.buy", "lesson.buyMore"],
  ["frame", "lesson.pay", "lesson.payMore"],
  ["page", "lesson.check", "lesson.checkMore"]
]

/** Explains buying in three drawings. */
export function WhatIsABuy() {
  const dispatch = useDispatch()
  const handleNext = () => dispatch({ _tag: "Replaced", view: { _tag: "OnRampProviders" } })
  return <Lessons lessons={lessons} words="lesson.gotIt" next={handleNext} />
}
