import { hasPanoramaShape, panoramaHeadBytes, saysPanorama } from '@ensaio/domain'
import { draw, ifUnreadable } from '../../files/drawing/draw.ts'
import { fileKind } from '../../files/file-kind.ts'
import { removeLocation } from '../../files/location/remove-location.ts'
import { UploadedFile } from '../../files/upload/uploaded-file.ts'
import { refuse } from '../../http/refusal.ts'

/** A photo that was read to its end, with the pictures made of it. */
export interface ReadPhoto {
  bytes: Buffer
  extension: 'jpg' | 'png'
  width: number
  height: number
  /** Does it say that it shows a whole sphere (rule panoramas)? */
  is_panorama: boolean
  thumbnail: Buffer
  preview: Buffer
}

function refusePhoto(message: string): never {
  refuse('wrong_type', message, { file: message })
}

/** The file of a form; 422 when there is none. */
export function fileOf(upload: unknown, missing: string): UploadedFile {
  if (upload instanceof UploadedFile && upload.bytes.length > 0) return upload
  refuse('invalid', missing, { file: missing })
}

/**
 * Reads an uploaded photo: jpg or png by its bytes, and decoded to its end (rule file-bytes); anything else is 415 with the reason at `file`.
 * Where it was taken is removed from the uploaded bytes themselves; the pictures are drawn from what is left.
 */
export async function readPhoto({ bytes }: UploadedFile): Promise<ReadPhoto> {
  const kind = fileKind(bytes)
  if (kind !== 'jpg' && kind !== 'png') refusePhoto('Envie a foto em jpg ou png.')
  // Before its metadata is taken out.
  const isPanorama = saysPanorama(bytes.subarray(0, panoramaHeadBytes).toString('latin1'))
  removeLocation(bytes, kind)
  const drawn = await draw('photo', bytes, null).catch(
    ifUnreadable(() => refusePhoto('Não foi possível abrir esta foto. Envie outra, em jpg ou png.')),
  )
  return { ...drawn, bytes, extension: kind, is_panorama: isPanorama && hasPanoramaShape(drawn) }
}
