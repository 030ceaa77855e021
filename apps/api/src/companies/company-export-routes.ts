import {
  archiveName,
  asciiName,
  companyExportPath,
  type Endpoint,
  routerPath,
  staffCompanyExportPath,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import { checkAudience, clientOf, staffOf } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { openingArchived } from '../adapters/storage/archived.ts'
import { transact } from '../database/database.ts'
import { disposition } from '../files/disposition.ts'
import { zipFiles } from '../files/zip-files.ts'
import { refuseOtherOrigins } from '../http/origin.ts'
import { refuse } from '../http/refusal.ts'
import { readParams } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { companyName, companyTables } from './repository/company-export.ts'
import { companyFiles } from './repository/company-files.ts'

/** Everything that a company owns as a zip, for staff and for the company itself (rule company-export). */
export function companyExportRoutes(
  api: FastifyInstance,
  { ports, publicUrl }: { ports: Ports; publicUrl: string },
): void {
  const { db, clock, storage } = ports
  const exported = (
    path: typeof companyExportPath | typeof staffCompanyExportPath,
    audience: Endpoint['audience'],
    companyOf: (viewer: ReturnType<typeof staffOf>, request: FastifyRequest) => number,
  ) => {
    const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
    api.post(routerPath(path), { onRequest }, async (request, reply) => {
      const caller = await findViewer(db, request)
      checkAudience(audience, caller)
      const viewer = staffOf(caller)
      const companyId = companyOf(viewer, request)
      const now = clock.now()
      const zone = await readHouseZone(db)
      const { name, entries } = await transact(db, async (tx) => {
        const found = (await companyName(tx, companyId)) ?? refuse('not_found')
        const { userId } = viewer
        const event = { userId, kind: 'company_exported' as const, subjectId: companyId, detail: {} }
        await recordOfficeEvent(tx, event, now)
        return {
          name: found,
          entries: [
            ...(await companyTables(tx, companyId, { now, zone })),
            ...(await companyFiles(tx, companyId)),
          ],
        }
      })
      const onFailure = (error: unknown) => request.log.error({ err: error }, 'an export broke off')
      const zip = zipFiles(openingArchived(storage), entries, { now, zone, onFailure })
      const title = archiveName(asciiName(name) || 'Empresa', now, zone).replace(/\.zip$/, '')
      return reply
        .header('content-length', zip.bytes)
        .header('content-disposition', disposition('attachment', title, 'zip'))
        .type('application/zip')
        .send(zip.stream)
    })
  }
  exported(staffCompanyExportPath, 'clients', (_, request) => {
    return readParams<typeof staffCompanyExportPath>(request.params).id
  })
  exported(companyExportPath, 'company', (viewer) => clientOf(viewer).companyId)
}
