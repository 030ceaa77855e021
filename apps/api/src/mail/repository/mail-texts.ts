import {
  type Instant,
  type KeptMailText,
  type MailKind,
  type MailText,
  mailKindNames,
  originalText,
} from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** The words that administrators gave mails, by kind; those that have their original ones are left out. */
export async function findMailTexts(
  tx: Tx,
  kinds: readonly MailKind[],
): Promise<ReadonlyMap<MailKind, MailText>> {
  if (kinds.length === 0) return new Map()
  const found = await tx
    .selectFrom('mail_texts')
    .select(['kind', 'subject', 'opening'])
    .where('kind', 'in', kinds)
    .execute()
  return new Map(found.map(({ kind, ...words }) => [kind, words]))
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
