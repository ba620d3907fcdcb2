import { useData } from "vitepress"
import theme from "vitepress/theme"
import { h } from "vue"
import LiveKit from "./LiveKit.vue"
import "./site.css"

/** Draws the live kit above the text of the first page. */
const Layout = () => {
  const { page } = useData()
  return h(theme.Layout, null, {
    "doc-before": () => (page.value.relativePath === "index.md" ? h(LiveKit) : null)
  })
}

export default { ...theme, Layout }
