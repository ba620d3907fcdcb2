/** Returns the page of sizes, times and requests. `sizes` is the output of `npm run size`, if it ran. */
export const sizesPage = (sizes, requests) => `# Sizes, times and requests

## Sizes

\`npm run size\` prints these, in kB of 1000 bytes, above React, of the README's page:

\`\`\`
${sizes?.trim() ?? "Not measured in this clone: run npm run size."}
\`\`\`

## Times

\`npm run bench\` prints the times from a click to paint next to a bare React page that opens a dialog, with the CPU slowed four times, and what remains after 20 openings. It fails over its limits. \`node scripts/times/moneyTimes.mjs\` prints the times of sending and swapping at the same slowness: from a key to a quote, and from a press to the wallet.

## Requests

Fresh values are not requested again. A test counts the requests of each flow. The first answer of the chain service also costs one request for its list of networks, which is included:

\`\`\`
${requests}
\`\`\`

Services whose answers are not cached send one request per call; in a page, the state requests each value once, however many components use it.
`
