import {
  AuditFilter,
  archiveName,
  auditExportPath,
  auditSubjectLabels,
  routerPath,
  searchAudit,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import { checkAudience, staffOf } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { type Database, transact } from '../database/database.ts'
import { type Cell, csvStream } from '../files/csv.ts'
import { dayAndTime } from '../files/csv-lines.ts'
import { disposition } from '../files/disposition.ts'
import { refuseOtherOrigins } from '../http/origin.ts'
import { readInput, type Serve } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { auditEntries, auditFilter, readAudit } from './repository/audit.ts'

const head = ['Data', 'Hora', 'Quem', 'O que fez', 'Área', 'Assunto', 'O que mudou']
const atOnce = 500

async function* rowsOf(db: Database, filter: AuditFilter, zone: string): AsyncGenerator<Cell[][]> {
  const conditions = await auditFilter(db, filter, zone)
  let before: number | undefined
  for (;;) {
    const entries = await auditEntries(db, conditions, { before, take: atOnce })
    yield entries.map(({ at, actor, text, subject, changes }) => {
      const told = changes.map(({ label, from, to }) => `${label}: ${from ?? '–'} → ${to ?? '–'}`)
      const area = subject.of === null ? null : auditSubjectLabels[subject.of]
      return [...dayAndTime(at, zone), actor, text, area, subject.label, told.join('; ')]
    })
    if (entries.length < atOnce) return
    before = entries.at(-1)?.id
  }
}

/** Who changed, read and exported what, for administrators (rule audit-log). */
export function auditRoutes(
  serve: Serve,
  api: FastifyInstance,
  { ports, publicUrl }: { ports: Ports; publicUrl: string },
): void {
  serve(searchAudit, ({ db, query }) => readAudit(db, query))

  api.post(
    routerPath(auditExportPath),
    { onRequest: async (request) => refuseOtherOrigins(request, publicUrl) },
    async (request, reply) => {
      const { db, clock } = ports
      const viewer = await findViewer(db, request)
      checkAudience('audit', viewer)
      const filter = readInput(AuditFilter, request.body) ?? { text: '' }
      const [now, zone] = [clock.now(), await readHouseZone(db)]
      const { userId } = staffOf(viewer)
      const event = { userId, kind: 'audit_exported' as const, subjectId: userId, detail: {} }
      await transact(db, (tx) => recordOfficeEvent(tx, event, now))
      const name = archiveName('Registro', now, zone).replace(/\.zip$/, '')
      return reply
        .header('content-disposition', disposition('attachment', name, 'csv'))
        .type('text/csv; charset=utf-8')
        .send(csvStream(head, rowsOf(db, filter, zone)))
    },
  )
}
