import { asciiName } from '@ensaio/domain'
import { isActivePdf } from '../../files/active-pdf.ts'
import { draw, ifUnreadable } from '../../files/drawing/draw.ts'
import { fileKind } from '../../files/file-kind.ts'
import { removeLocation } from '../../files/location/remove-location.ts'
import type { UploadedFile } from '../../files/upload/uploaded-file.ts'
import { refuse } from '../../http/refusal.ts'

/** A plan that was found to be what it says it is. */
export interface ReadBlueprint {
  bytes: Buffer
  /** Without its extension. */
  name: string
  extension: 'dwg' | 'pdf' | 'png'
}

function refusePlan(message: string): never {
  refuse('wrong_type', message, { file: message })
}

/** Something that a browser would take for a page. */
const markup = /<(?:!doctype\s+html|html|script|svg|iframe|body|img)\b/i

/** The name that a plan is kept and downloaded under, as its sender called it, without anything that is no text. */
function readName(name: string): string {
  const base = name.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/, '')
  const plain = base.replace(/\p{C}/gu, '').trim().slice(0, 120)
  return asciiName(plain) === '' ? 'Planta' : plain
}

/**
 * Reads an uploaded plan: dwg, pdf or png by its bytes, with a name that agrees (rule file-bytes). A png is decoded to its end; a pdf that could
 * act, or a dwg with a page in it, is refused. Anything refused is 415 with the reason at `file`. Where it was made is removed from
 * the uploaded bytes themselves.
 */
export async function readBlueprint({ bytes, name }: UploadedFile): Promise<ReadBlueprint> {
  const kind = fileKind(bytes)
  if (kind === null || kind === 'jpg') refusePlan('Envie a planta em dwg, pdf ou png.')
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (extension !== kind) refusePlan(`O conteúdo deste arquivo é ${kind}, mas o nome diz outra coisa.`)
  if (kind === 'pdf' && isActivePdf(bytes)) {
    refusePlan('Este pdf tem senha, scripts ou anexos. Exporte-o de novo, só com o desenho.')
  }
  if (!removeLocation(bytes, kind)) {
    refusePlan('Este pdf diz onde o imóvel fica (GPS). Exporte-o de novo, só com o desenho.')
  }
  if (kind === 'dwg' && markup.test(bytes.subarray(0, 4096).toString('latin1'))) {
    refusePlan('Não foi possível abrir esta planta. Envie outra, em dwg, pdf ou png.')
  }
  if (kind === 'png') {
    await draw('prove', bytes, null).catch(
      ifUnreadable(() => refusePlan('Não foi possível abrir esta planta. Envie outra, em dwg, pdf ou png.')),
    )
  }
  return { bytes, name: readName(name), extension: kind }
}
