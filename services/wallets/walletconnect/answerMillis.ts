/** How long a wallet has to answer a request, in milliseconds. */
export const answerMillis = 300_000
