import type { FastifyReply } from 'fastify'
import type { Ports } from '../../adapters/ports.ts'
import { findPageFile } from '../../deliverables/repository/plan-pages.ts'
import { refuse } from '../../http/refusal.ts'
import { type Keeping, openFile, sendFile } from '../send-file.ts'

/** Answers with the picture of a page of a plan that the caller may see (rule plan-pages); 404 when it has none of that number. */
export async function sendPlanPage(
  { reply, ports: { db, storage } }: { reply: FastifyReply; ports: Pick<Ports, 'db' | 'storage'> },
  { planId, nth, keep }: { planId: number; nth: number; keep: Keeping },
) {
  const name = (await findPageFile(db, planId, nth)) ?? refuse('not_found')
  return sendFile(reply, { name, file: await openFile(storage, name), keep })
}
