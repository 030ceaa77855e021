import {
  type Instant,
  type KeptMailText,
  type MailKind,
  type MailText,
  mailKindNames,
  originalText,
} from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** The words that administrators gave a mail; null while it has its original ones. */
export async function findMailText(tx: Tx, kind: MailKind): Promise<MailText | null> {
  const found = await tx
    .selectFrom('mail_texts')
    .select(['subject', 'opening'])
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found ?? null
}

/** The words in force of every mail that administrators change, in the order of their list. */
export async function readMailTexts(db: Database): Promise<KeptMailText[]> {
  const rows = await db
    .selectFrom('mail_texts')
    .innerJoin('users', 'users.id', 'mail_texts.changed_by')
    .select(['kind', 'subject', 'opening', 'changed_at as at', 'users.name as by'])
    .execute()
  return mailKindNames.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (row === undefined) return { kind, ...originalText(kind), changed: null }
    const { subject, opening, by, at } = row
    return { kind, subject, opening, changed: { by, at } }
  })
}

/** Writes the words of a mail with their author. */
export async function writeMailText(
  tx: Tx,
  { kind, subject, opening }: MailText & { kind: MailKind },
  userId: number,
  now: Instant,
): Promise<void> {
  const words = { subject, opening, changed_by: userId, changed_at: now }
  await tx
    .insertInto('mail_texts')
    .values({ kind, ...words })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(words))
    .execute()
}

/** Gives a mail its original words back. */
export async function removeMailText(tx: Tx, kind: MailKind): Promise<void> {
  await tx.deleteFrom('mail_texts').where('kind', '=', kind).execute()
}
