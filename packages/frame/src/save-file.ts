/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The download has its own hold of the bytes by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
