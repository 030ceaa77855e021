import { randomBytes } from 'node:crypto'
import { draw, ifUnreadable } from '../files/drawing/draw.ts'
import { UploadedFile } from '../files/upload/uploaded-file.ts'
import { refuse } from '../http/refusal.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

function refuseLogo(message: string): never {
  refuse('wrong_type', message, { logo: message })
}

/**
 * Reads an uploaded logo: png or jpg by its bytes, redrawn as a png of at most 600 px, which drops hidden content. Returns null when no
 * file was chosen; throws 415 with the reason at `logo` for anything else.
 */
export async function readLogo(upload: unknown): Promise<{ name: string; content: Buffer } | null> {
  if (upload === undefined || upload === '') return null
  if (!(upload instanceof UploadedFile)) refuseLogo('Envie o logo como arquivo.')
  const { bytes, name } = upload
  if (name === '' && bytes.length === 0) return null
  if (![png, jpeg].some((signature) => bytes.subarray(0, signature.length).equals(signature))) {
    refuseLogo('Envie o logo em png ou jpg.')
  }
  const content = await draw('logo', bytes, null).catch(
    ifUnreadable(() => refuseLogo('Não foi possível abrir esta imagem. Envie outra, em png ou jpg.')),
  )
  return { name: `logos/${randomBytes(16).toString('hex')}.png`, content }
}
