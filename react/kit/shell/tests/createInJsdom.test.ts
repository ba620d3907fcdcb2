// @vitest-environment jsdom
import { vi } from "vitest"
import { hostTests } from "../../../../fixtures/testing/react/hostTests.tsx"

// The document of jest-environment-jsdom lacks it; vitest's has Node's.
vi.stubGlobal("MessageChannel", undefined)
hostTests()
