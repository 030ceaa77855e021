import { largestLogo, oversizeText, recommendedLogoSide } from '@ensaio/domain'

/** The reason for refusing a file as a logo, as a sentence, or null; decided by its first bytes, never by its name (rule file-bytes). */
export async function logoProblem(file: File): Promise<string | null> {
  if (file.size > largestLogo) {
    return `Esta imagem tem ${oversizeText(file.size, largestLogo)}. Escolha uma de até 2 MB.`
  }
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const begins = (...bytes: number[]) => bytes.every((byte, place) => head[place] === byte)
  const isPng = begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const isJpg = begins(0xff, 0xd8, 0xff)
  return isPng || isJpg ? null : 'Este arquivo não é uma imagem PNG ou JPG. Escolha outro.'
}

/** Advice on a logo of this size in px, as a sentence, or null. */
export function logoAdvice(size: { width: number; height: number }): string | null {
  if (Math.min(size.width, size.height) >= recommendedLogoSide) return null
  return `Este logo tem ${size.width} × ${size.height} px e pode ficar sem nitidez. O ideal são ${recommendedLogoSide} × ${recommendedLogoSide} px ou mais.`
}
