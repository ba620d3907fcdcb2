/** Whether the query of a page's address holds the result of a sign-in that the page was left for. */
export const hasResult = (query: string): boolean => /[?&]result_uri=/.test(query)
