import { archiveName, type CsvDownload, type ExportedList, type Instant, routerPath } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { findViewer } from '../accounts/login-session.ts'
import { type Author, authorOf, checkAudience, type Viewer, viewerIn } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { type Database, transact } from '../database/database.ts'
import { type Cell, csvStream } from '../files/csv.ts'
import { disposition } from '../files/disposition.ts'
import { type OfficeEvent, recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { refuseOtherOrigins } from './origin.ts'
import { refuse } from './refusal.ts'
import { type Params, readInput, readParams } from './serve.ts'

/** The checked input of a download. */
interface CsvCall<D extends CsvDownload> {
  params: Params<D['path']>
  body: v.InferOutput<D['body']>
  viewer: Viewer
  db: Database
  now: Instant
  /** The zone of the house, for days that belong to no property. */
  zone: string
}

/** The answer of a download. */
interface CsvAnswer {
  head: readonly string[]
  /** Read in batches, while the file is sent. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>
  /** The file's name, where it says more than the list's. */
  name?: string
  /** The entry of the audit log, where it says more than the list's name. */
  event?: Omit<OfficeEvent, keyof Author>
}

/** Registers a list that is downloaded as CSV. */
export type ServeCsv = <D extends CsvDownload>(
  download: D,
  handler: (call: CsvCall<D>) => Promise<CsvAnswer>,
) => void

function eventOf({ userId, companyId }: Viewer, list: ExportedList): Omit<OfficeEvent, keyof Author> {
  const detail = { list }
  if (companyId !== null) return { kind: 'company_list_exported', subjectId: companyId, detail }
  return { kind: 'list_exported', subjectId: userId, detail }
}

/**
 * Creates the `serveCsv` of an API, which adds to each handler: origin, audience, parsed filter, an entry of the audit log, and a
 * file that is sent while it is read (rules csv-export and audit-log).
 */
export function servingCsv(
  api: FastifyInstance,
  { ports, publicUrl }: { ports: Ports; publicUrl: string },
): ServeCsv {
  const { db, clock } = ports
  const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
  return (download, handler) => {
    api.post(routerPath(download.path), { onRequest }, async (request, reply) => {
      const found = await findViewer(db, request)
      checkAudience(download.audience, found)
      const viewer = viewerIn(found)
      const body = readInput(download.body, request.body) ?? refuse('invalid')
      const params = readParams<typeof download.path>(request.params)
      const [now, zone] = [clock.now(), await readHouseZone(db)]
      const {
        head,
        rows,
        name = download.name,
        event,
      } = await handler({ params, body, viewer, db, now, zone })
      const told = { ...authorOf(viewer), ...(event ?? eventOf(viewer, download.list)) }
      await transact(db, (tx) => recordOfficeEvent(tx, told, now))
      const file = archiveName(name, now, zone).replace(/\.zip$/, '')
      return reply
        .header('content-disposition', disposition('attachment', file, 'csv'))
        .type('text/csv; charset=utf-8')
        .send(csvStream(head, rows))
    })
  }
}
