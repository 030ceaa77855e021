/** How many page buttons are shown at most. */
const widest = 5

/** Returns up to five page numbers around the current page; none for a single page. */
export function pageWindow(page: number, lastPage: number): number[] {
  if (lastPage < 2) return []
  const length = Math.min(widest, lastPage)
  const first = Math.min(Math.max(1, page - Math.floor(widest / 2)), lastPage - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
