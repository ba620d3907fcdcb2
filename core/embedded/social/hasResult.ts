/** Returns whether the query of a page's address holds the result of a sign-in for which the page was left. */
export const hasResult = (query: string): boolean => /[?&]result_uri=/.test(query)
