/** A heading's anchor: lower case, without markup and punctuation, a hyphen for each space. The rule is GitHub's. */
export const slug = (heading) =>
  heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
    .replace(/ /g, "-")

/** Numbers anchors that come again, as GitHub does. */
export const numbered = () => {
  const times = new Map()
  return (heading) => {
    const base = slug(heading)
    const nth = times.get(base) ?? 0
    times.set(base, nth + 1)
    return nth === 0 ? base : `${base}-${nth}`
  }
}
