/** The text of a file: UTF-8 with or without a mark, else Windows-1252, as older spreadsheets write it. */
export function csvText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
