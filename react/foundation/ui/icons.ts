/** Icons of the kit's first chunk, on a grid of 20. Icons of views that load on demand are in `viewIcons.ts`. */
export const backIcon = "M12.5 4.5 7 10l5.5 5.5"
export const closeIcon = "m5 5 10 10M15 5 5 15"
export const nextIcon = "M7.5 4.5 13 10l-5.5 5.5"
export const helpIcon = "M7.4 7.6A2.7 2.7 0 0 1 10 5.5c1.6 0 2.8 1 2.8 2.4 0 2-2.8 2.1-2.8 4M10 14.8v.1"
export const settingsIcon =
  "M4 6.5h7M14.5 6.5H16M4 13.5h1.5M9 13.5h7M12.7 8.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM7.3 15.3a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z"
export const doneIcon = "m4.5 10.5 3.5 3.5 7.5-8"
const corner = "h3a1.6 1.6 0 0 1 1.6 1.6v3a1.6 1.6 0 0 1-1.6 1.6h-3a1.6 1.6 0 0 1-1.6-1.6v-3a1.6 1.6 0 0 1 1.6-1.6z"
const dot = "a.7.7 0 1 0 1.3 0 .7.7 0 1 0-1.3 0"
export const codeIcon = `M3.3 1.7${corner}m10.4 0${corner}m-10.4 10.4${corner}m9.4 1.2${dot}m4.1 0${dot}m-4.1 4.2${dot}m4.1 0${dot}`
