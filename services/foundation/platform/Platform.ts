import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import { type Device, noDevice } from "../../../core/foundation/platform/device.ts"
import { detectDevice } from "./liveDevice.ts"

/** The device the kit runs on. Read once: it does not change during a visit. */
export class Platform extends Context.Tag("services/Platform")<Platform, Device>() {
  static readonly layer: Layer.Layer<Platform> = Layer.sync(this, detectDevice)

  static readonly layerTest = (device: Partial<Device> = {}): Layer.Layer<Platform> =>
    Layer.succeed(this, { ...noDevice, ...device })
}
