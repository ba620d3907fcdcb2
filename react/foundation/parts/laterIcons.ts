/** Line drawings of the views that load when they are opened, on a grid of 20. */
export const copyIcon =
  "M7 7V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 16 5v6a1.5 1.5 0 0 1-1.5 1.5H13M5.5 7.5h6A1.5 1.5 0 0 1 13 9v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 4 15V9a1.5 1.5 0 0 1 1.5-1.5Z"
export const outIcon = "M8 4H5.5A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8m4.5-9 3 3-3 3m3-3h-8"
export const linkIcon =
  "M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12m-4-8h5v5m0-5-6.5 6.5"
export const searchIcon = "M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 3.5 3.5"
export const lockIcon =
  "M5.5 9h9A1.5 1.5 0 0 1 16 10.5v4a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 14.5v-4A1.5 1.5 0 0 1 5.5 9ZM7 9V6.5a3 3 0 0 1 6 0V9"
export const crossIcon = "m5.5 5.5 9 9M14.5 5.5l-9 9"
export const downIcon = "m5.5 8 4.500 4.500L14.500 8"
export const plusIcon = "M10 4v12M4 10h12"
export const againIcon = "M15.500 10a5.500 5.500 0 1 1-1.700-4M14 3v3.200h-3.200"
export const phoneIcon =
  "M7.500 2.500h5A1.500 1.500 0 0 1 14 4v12a1.500 1.500 0 0 1-1.500 1.500h-5A1.500 1.500 0 0 1 6 16V4a1.500 1.500 0 0 1 1.500-1.500ZM9 15h2"
