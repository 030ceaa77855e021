import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { UploadedFile } from '../files/uploaded-file.ts'
import { refuse } from '../http/refusal.ts'

/** A bomb of more pixels than this is refused before it is decoded (rule file-bytes). */
const mostPixels = 50_000_000
const longestSide = 600

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

function refuseLogo(message: string): never {
  refuse('wrong_type', message, { logo: message })
}

/**
 * Reads an uploaded logo: png or jpg by its bytes, decoded and drawn anew as a png of 600 px at most, so that nothing hidden in
 * it is kept. Null when none was chosen; anything else is 415 with the reason at `logo`.
 */
export async function readLogo(upload: unknown): Promise<{ name: string; content: Buffer } | null> {
  if (upload === undefined || upload === '') return null
  if (!(upload instanceof UploadedFile)) refuseLogo('Envie o logo como arquivo.')
  const { bytes, name } = upload
  if (name === '' && bytes.length === 0) return null
  if (![png, jpeg].some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    refuseLogo('Envie o logo em png ou jpg.')
  }
  const content = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => refuseLogo('Não foi possível abrir esta imagem. Envie outra, em png ou jpg.'))
  return { name: `logos/${randomBytes(16).toString('hex')}.png`, content }
}
