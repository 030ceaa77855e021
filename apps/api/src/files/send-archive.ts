import { archiveName, originalsArchived, type PhotoSize, photoSizes } from '@ensaio/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../adapters/ports.ts'
import { hasArchived } from '../deliverables/originals/repository/originals.ts'
import { refuse } from '../http/refusal.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { disposition } from './disposition.ts'
import { openMade } from './sizes/make-derivative.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

/** The entries of an archive, and the words with which its name begins. */
export interface Chosen {
  about: string
  entries: ZipEntry[]
}

/** The words that the name of an archive starts with: the room, and the size where it is one other than the original. */
export function archiveAbout(room: string | null, sizes: readonly PhotoSize[]): string {
  const [size, ...more] = sizes
  const about = room ?? 'Fotos'
  return size && more.length === 0 && size !== 'original' ? `${about}_${photoSizes[size].folder}` : about
}

/** Answers with an archive; a picture whose stored file is lost is drawn again for it (rule derivatives-once). */
export async function sendArchive(
  ports: Ports,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { about, entries }: Chosen,
) {
  if (entries.length === 0) refuse('not_found', 'Não há arquivos para baixar.')
  // Said before the first byte: an archive that has begun can only break off.
  const files = entries.map(({ file }) => file)
  if (await hasArchived(ports.db, files)) refuse('transition_refused', originalsArchived)
  const [now, zone] = [ports.clock.now(), await readHouseZone(ports.db)]
  const onFailure = (error: unknown) => request.log.error({ err: error }, 'an archive broke off')
  const storage = { open: (file: string) => openMade(ports, file) }
  const zip = zipFiles(storage, entries, { now, zone, onFailure })
  const name = archiveName(about, now, zone).replace(/\.zip$/, '')
  return reply
    .header('content-length', zip.bytes)
    .header('content-disposition', disposition('attachment', name, 'zip'))
    .type('application/zip')
    .send(zip.stream)
}
