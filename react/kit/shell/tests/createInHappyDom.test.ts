// @vitest-environment happy-dom
import { hostTests } from "../../../../fixtures/testing/react/hostTests.tsx"

hostTests()
