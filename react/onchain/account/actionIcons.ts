/** Icons of the account's actions, on a grid of 20. */
export const upIcon = "M10 16V4.500M5 9.500l5-5 5 5"
export const receiveIcon = "M10 4v11.500M5 10.500l5 5 5-5"
export const swapIcon = "M6.500 4v12M3.500 7l3-3 3 3M13.500 16V4M10.500 13l3 3 3-3"
