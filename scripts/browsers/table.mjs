/**
 * The rows of a table as lines: the first column to the left, the others in the middle of their width. The first row is
 * the head.
 */
export const tableLines = (rows) => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ")
  )
}
