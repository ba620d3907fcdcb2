// Replaces React on pages without it: the exports of preact that the kit's chunks import from React. `latchkey vendor`
// makes the chunks import it; bundlers use an alias of `react` and `react-dom`.
import { options } from "preact"
import { createRoot as getRoot } from "preact/compat/client"

export {
  createContext,
  createPortal,
  flushSync,
  forwardRef,
  Fragment,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore
} from "preact/compat"
export { jsx, jsxs } from "preact/compat/jsx-runtime"

/** React ends effects in `unmount`, preact one frame later, when the things that effects clean up are gone. */
export const createRoot = (into) => {
  const root = getRoot(into)
  const unmount = () => {
    const { requestAnimationFrame } = options
    options.requestAnimationFrame = (end) => end()
    root.unmount()
    options.requestAnimationFrame = requestAnimationFrame
  }
  return { ...root, unmount }
}
