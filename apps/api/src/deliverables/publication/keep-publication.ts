import { randomBytes } from 'node:crypto'
import type { Instant, Publication, PublicationForm } from '@ensaio/domain'
import type * as v from 'valibot'
import { hashPassword } from '../../accounts/passwords.ts'
import { actorOf, type Viewer } from '../../accounts/viewer.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { lockSession } from '../../sessions/repository/sessions.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import {
  type PageCodes,
  readPublication,
  replaceCodes,
  turnOffPublication,
  writePublication,
} from './repository/publications.ts'
import { judgeForm } from './seen-form.ts'

type Form = v.InferOutput<typeof PublicationForm>

const changed =
  'A página mudou depois que você a abriu. O que você digitou está aqui; o resto mostra como ela está agora. Confira e salve de novo.'

/** Two new codes of 128 random bits each: neither can be guessed, also not from the other. */
function newCodes(): PageCodes {
  const code = () => randomBytes(16).toString('base64url')
  return { code: code(), neutral_code: code() }
}

async function lock(tx: Tx, viewer: Viewer, sessionId: number): Promise<void> {
  if ((await lockSession(tx, viewer, sessionId)) === null) refuse('not_found')
}

/**
 * Stores the page of a property and turns it on or off, once there is delivered material (rule published-page). Addresses are made when it is
 * turned on for the first time, and kept when it is turned off. A form that was opened before others changed the page is refused, or only
 * turns it off (rule seen-form).
 */
export async function savePage(
  db: Database,
  viewer: Viewer,
  { sessionId, form }: { sessionId: number; form: Form },
  now: Instant,
): Promise<Publication> {
  const { password, seen, ...page } = form
  // Before the transaction, whose locks would be held while the hash is computed.
  const secret =
    password === undefined ? {} : { password_hash: password === null ? null : await hashPassword(password) }
  return transact(db, async (tx) => {
    await lock(tx, viewer, sessionId)
    const before = await readPublication(tx, sessionId)
    // Only a missing password can be compared: of another one, the hash alone is kept.
    const kept = before.has_password ? before : { ...before, password: null }
    const saved = judgeForm(form, kept, changed)
    if (page.is_on && !before.has_material) {
      refuse('transition_refused', 'A página pode ser publicada depois da entrega do material.')
    }
    if (saved === 'off') await turnOffPublication(tx, sessionId, now)
    else if (saved === 'whole') {
      const codes = page.is_on ? newCodes() : null
      await writePublication(tx, { sessionId, page: { ...page, ...secret }, codes }, now)
    }
    if (page.is_on !== before.is_on) {
      const kind = page.is_on ? 'page_published' : 'page_withdrawn'
      await recordEvent(tx, { sessionId, ...actorOf(viewer), kind, detail: {} }, now)
    }
    return readPublication(tx, sessionId)
  })
}

/** Gives a page two new addresses; the old ones never open again. */
export function renewPage(
  db: Database,
  viewer: Viewer,
  sessionId: number,
  now: Instant,
): Promise<Publication> {
  return transact(db, async (tx) => {
    await lock(tx, viewer, sessionId)
    if (!(await replaceCodes(tx, sessionId, newCodes(), now))) {
      refuse('transition_refused', 'Publique a página antes de trocar os endereços.')
    }
    await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'page_renewed', detail: {} }, now)
    return readPublication(tx, sessionId)
  })
}
