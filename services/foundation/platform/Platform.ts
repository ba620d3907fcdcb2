import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import { type Device, noDevice, readDevice } from "../../../core/foundation/platform/device.ts"

/** Reads the device that the code runs on. */
export const liveDevice = (): Device =>
  readDevice(
    navigator.userAgent,
    globalThis.matchMedia?.("(pointer:coarse)").matches ?? false,
    "TelegramWebviewProxy" in globalThis || "Telegram" in globalThis,
    "ethereum" in globalThis
  )

/** The device the kit runs on. Read once: it does not change during a visit. */
export class Platform extends Context.Tag("services/Platform")<Platform, Device>() {
  static readonly layer: Layer.Layer<Platform> = Layer.sync(this, liveDevice)

  static readonly layerTest = (device: Partial<Device> = {}): Layer.Layer<Platform> =>
    Layer.succeed(this, { ...noDevice, ...device })
}
