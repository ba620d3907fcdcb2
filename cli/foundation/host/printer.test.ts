import { describe, expect, test } from "vitest"
import { makePrinter } from "./printer.ts"

const createPrinting = () => {
  const printed: Array<string> = []
  const print = (line: string): void => void printed.push(line)
  return { printed, printer: makePrinter({ colours: false, err: print, out: print, width: 80 }, []) }
}

describe("makePrinter", () => {
  test("hides a typed code in every text, but keeps numbers with its digits", () => {
    const { printed, printer } = createPrinting()
    printer.hide("123456", "the code")
    printer.json(
      '{"reason":"\\"123456\\" is wrong:\\n123456","code":"123456","meta":{"durationMs":123456},"id":"0x1234567"}'
    )
    printer.out("The site refused 123456, not 1234567.")
    printer.err("(123456)")
    expect(printed).toEqual([
      '{"reason":"\\"the code\\" is wrong:\\nthe code","code":"the code","meta":{"durationMs":123456},"id":"0x1234567"}',
      "The site refused the code, not 1234567.",
      "(the code)"
    ])
  })

  test("hides an address with special characters as a whole, and does not hide texts shorter than a code", () => {
    const { printed, printer } = createPrinting()
    printer.hide("https://a-b.example/?b=c.d+(e)&$1", "$& hidden")
    printer.hide("12", "the code")
    printer.out("open https://a-b.example/?b=c.d+(e)&$1 within 12 s")
    expect(printed).toEqual(["open $& hidden within 12 s"])
  })
})
