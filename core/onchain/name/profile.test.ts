import { describe, expect, test } from "vitest"
import { readProfile } from "./profile.ts"

const address = "0x1111111111111111111111111111111111111111"

describe("readProfile", () => {
  test("keeps the valid addresses of a profile, the lowest coin type first", () => {
    expect(
      readProfile({
        name: "anna.reown.id",
        registered_at: "2026-01-02T03:04:05Z",
        attributes: [null, { bio: "hi\u202e" }, { avatar: "https://img.test/a.png" }],
        addresses: {
          2147483785: { address },
          60: { address, created: "x" },
          501: { address: "So1" },
          61: 7,
          x: { address },
          2147483658: { address: "0x12" }
        }
      })
    ).toEqual({
      name: "anna.reown.id",
      registered: true,
      registeredAt: "2026-01-02T03:04:05.000Z",
      avatar: "https://img.test/a.png",
      bio: "hi",
      addresses: [
        { coinType: 60, chainId: 1, address },
        { coinType: 501, address: "So1" },
        { coinType: 2147483785, chainId: 137, address }
      ]
    })
  })

  test.each([undefined, null, 7, { avatar: "https://img.test/a.png" }, [{ avatar: 7 }]])(
    "ignores invalid attributes %j",
    (attributes) => {
      expect(readProfile({ name: "anna.reown.id", registered_at: "soon", addresses: {}, attributes })).toMatchObject({
        avatar: "",
        bio: "",
        registeredAt: ""
      })
    }
  )
})
