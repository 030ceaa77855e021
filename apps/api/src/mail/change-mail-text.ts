import {
  type Instant,
  type KeptMailText,
  type MailKind,
  type MailText,
  mailKindOf,
  originalText,
} from '@ensaio/domain'
import { type Database, transact } from '../database/database.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { findMailTexts, readMailTexts, removeMailText, writeMailText } from './repository/mail-texts.ts'

/** A change of a mail's words; `text` is null to give it the original ones back. */
interface MailTextChange {
  kind: MailKind
  text: MailText | null
}

/** Changes the words of a mail from its next one on, and records who did (rule mail-texts); unchanged words are no change. */
export async function changeMailText(
  db: Database,
  userId: number,
  { kind, text }: MailTextChange,
  now: Instant,
): Promise<KeptMailText[]> {
  return transact(db, async (tx) => {
    const original = originalText(kind)
    const from = (await findMailTexts(tx, [kind])).get(kind) ?? original
    const to = text ?? original
    const isOriginal = to.subject === original.subject && to.opening === original.opening
    if (isOriginal) await removeMailText(tx, kind)
    else await writeMailText(tx, { kind, ...to }, userId, now)
    if (from.subject !== to.subject || from.opening !== to.opening) {
      const detail = { kind, mail: mailKindOf(kind).label, is_reset: isOriginal, from, to }
      await recordOfficeEvent(tx, { userId, kind: 'mail_text_changed', subjectId: userId, detail }, now)
    }
    return readMailTexts(tx)
  })
}
