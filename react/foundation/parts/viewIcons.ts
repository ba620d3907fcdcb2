/** Icons of the views that load on demand, on a grid of 20. */
export const copyIcon =
  "M7.5 7V5.5A1.5 1.5 0 0 1 9 4h5.5A1.5 1.5 0 0 1 16 5.5V11a1.5 1.5 0 0 1-1.5 1.5H13M5.5 7.5H11A1.5 1.5 0 0 1 12.5 9v5.5A1.5 1.5 0 0 1 11 16H5.5A1.5 1.5 0 0 1 4 14.5V9a1.5 1.5 0 0 1 1.5-1.5Z"
export const outIcon = "M8 4H5.5A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8m4.5-9 3 3-3 3m3-3h-8"
export const linkIcon =
  "M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12m-4-8h5v5m0-5-6.5 6.5"
export const browserIcon =
  "M5 4h10a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 15 16H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 4ZM3.5 8h13"
export const phoneIcon =
  "M7 3h6a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 13 17H7a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 7 3Zm2 11.5h2"
export const globeIcon =
  "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm-6.5 6.5h13M10 3.5c3.5 4 3.5 9 0 13-3.5-4-3.5-9 0-13Z"
export const networkIcon = "M10 3.5 15.5 6.7v6.6L10 16.5l-5.5-3.2V6.7ZM4.5 6.7 10 10l5.5-3.3M10 10v6.5"
export const walletIcon =
  "M4.5 6h10A1.5 1.5 0 0 1 16 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 14.5V6a2 2 0 0 1 2-2h8.5M13 11v.1"
export const searchIcon = "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 3.5 3.5"
export const lockIcon =
  "M5.5 9h9A1.5 1.5 0 0 1 16 10.5v4a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 14.5v-4A1.5 1.5 0 0 1 5.5 9ZM7 9V6.5a3 3 0 0 1 6 0V9"
export const crossIcon = "m5.5 5.5 9 9M14.5 5.5l-9 9"
export const keyIcon =
  "M11.500 8.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0M10.500 11l5.500 5.500M13.500 14l1.500-1.500"
export const downIcon = "m5.5 8 4.5 4.5L14.5 8"
export const plusIcon = "M10 4v12M4 10h12"
export const againIcon = "M15.5 10a5.5 5.5 0 1 1-1.7-4M15.5 3.5V7H12"
export const letterIcon =
  "M4.5 5.5h11A1.5 1.5 0 0 1 17 7v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.5 10 11l6.5-4.5"
export const moreIcon = "M5 10h.1M10 10h.1M15 10h.1"
export const nameIcon = "M4 4h6l6.500 6.500-6 6L4 10ZM7.500 7.500v.1"
export const forwardIcon = "M4 10h12M11 5l5 5-5 5"
export const upgradeIcon = "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM10 13.2V7m-2.8 2.800L10 7l2.800 2.800"
export const boltIcon = "m11 3-6 8.500h4.500L9 17l6-8.500h-4.500Z"
