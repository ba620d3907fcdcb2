/** Returns the anchor of a heading by GitHub's rule: lower case, without markup and punctuation, spaces as hyphens. */
export const slug = (heading) =>
  heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
    .replace(/ /g, "-")

/** Returns a function that numbers repeated anchors, as GitHub does. */
export const createNumberer = () => {
  const times = new Map()
  return (heading) => {
    const base = slug(heading)
    const nth = times.get(base) ?? 0
    times.set(base, nth + 1)
    return nth === 0 ? base : `${base}-${nth}`
  }
}
