// @vitest-environment jsdom
import { hostTests } from "../../../fixtures/testing/react/hostTests.tsx"

hostTests()
