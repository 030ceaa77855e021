/** What a file is by its first bytes: what its name says proves nothing (rule file-bytes). */
export type FileKind = 'jpg' | 'png' | 'pdf' | 'dwg'

// Of AutoCAD from 1986 to today.
const drawings = ['06', '09', '12', '14', '15', '18', '21', '24', '27', '32']

/** Latin-1, one sign a byte. */
const signatures: readonly (readonly [FileKind, string])[] = [
  ['jpg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['pdf', '%PDF-1.'],
  ['pdf', '%PDF-2.'],
  ...drawings.map((release) => ['dwg', `AC10${release}\u0000`] as const),
]

/** Null when it is none of ours. */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
}
