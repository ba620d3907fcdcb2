// What stands in React's place on a page without React: the names of React that the kit's chunks import, of preact.
// `latchkey vendor` leads the chunks to it, and so does a bundler's alias of `react` and `react-dom`.
import { options } from "preact"
import { createRoot as rootOf } from "preact/compat/client"

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

/** React ends effects in `unmount` itself, preact a frame later: by then what they end with is gone. */
export const createRoot = (into) => {
  const root = rootOf(into)
  const unmount = () => {
    const { requestAnimationFrame } = options
    options.requestAnimationFrame = (end) => end()
    root.unmount()
    options.requestAnimationFrame = requestAnimationFrame
  }
  return { ...root, unmount }
}
