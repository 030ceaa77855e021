import { askForOriginals, onlyReads, originalsHere } from '@ensaio/domain'
import { actorOf, viewerIn } from '../../accounts/viewer.ts'
import { transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { getAccessibleSession } from '../../sessions/accessible-session.ts'
import { lockSession } from '../../sessions/repository/sessions.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { askBack, readOriginals } from './repository/originals.ts'

/** Archived originals, asked back by the company or the office; photographers have no part in it (rule archived-originals). */
export function originalsRoutes(serve: Serve): void {
  serve(askForOriginals, async ({ viewer: caller, db, params, now }) => {
    const viewer = viewerIn(caller)
    if (viewer.scope !== 'client' && (viewer.scope === 'provider' || onlyReads(viewer))) refuse('wrong_role')
    await transact(db, async (tx) => {
      const { id: sessionId } = (await lockSession(tx, viewer, params.id)) ?? refuse('not_found')
      if (await askBack(tx, sessionId, viewer.userId, now)) {
        await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'originals_asked', detail: {} }, now)
        return
      }
      const originals = await readOriginals(tx, sessionId)
      if (originals === null) refuse('transition_refused', 'Os originais deste ensaio estão aqui.')
      if (originals.archived_at === null) refuse('transition_refused', originalsHere(originals.archive_on))
    })
    return getAccessibleSession(db, viewer, params.id, now)
  })
}
