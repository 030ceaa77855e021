/** Can this device hand a photo to another app, by its share sheet? */
export function canShareFiles(): boolean {
  const probe = new File([], 'foto.jpg', { type: 'image/jpeg' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/**
 * Opens the share sheet with a file. `needs-press` when the browser wants another press, because fetching the file took too long for the
 * first one to count; closing the sheet is no failure.
 */
export async function shareFile(file: File, title: string): Promise<'done' | 'needs-press'> {
  try {
    await navigator.share({ files: [file], title })
  } catch (reason) {
    const { name } = reason as DOMException
    if (name === 'NotAllowedError') return 'needs-press'
    if (name !== 'AbortError') throw reason
  }
  return 'done'
}
