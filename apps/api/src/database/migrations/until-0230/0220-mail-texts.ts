import type { Migration } from '../migration.ts'

/** The words that administrators gave mails: the event in the subject, and the opening lines. */
export const mailTexts: Migration = {
  name: '0220-mail-texts',
  statements: [
    `create table mail_texts (
      kind text primary key,
      subject text not null,
      opening text not null,
      changed_by integer not null references users,
      changed_at timestamptz not null
    )`,
  ],
}
