/** The public address of a company's logo. */
export function logoUrl(file: string | null): string | null {
  return file === null ? null : `/api/files/${file}`
}
