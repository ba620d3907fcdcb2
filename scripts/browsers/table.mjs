/**
 * Returns the rows of a table as lines, with the first column aligned left and the others right. The first row is the
 * head.
 */
export const tableLines = (rows) => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join("  ")
  )
}
