import { expect, test } from "vitest"
import { createGradient } from "./gradientOf.ts"

test("createGradient returns a distinct, stable gradient for addresses that are not hex", () => {
  const solana = ["9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM", "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"]
  const bitcoin = ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"]
  const rendered = [...solana, ...bitcoin].map(createGradient)
  expect(new Set(rendered).size).toBe(4)
  expect([...solana, ...bitcoin].map(createGradient)).toEqual(rendered)
})
