import {
  getMail,
  listMailTexts,
  type MailKind,
  type MailTextForm,
  originalText,
  previewMailText,
  resetMailText,
  retryMail,
  saveMailText,
  searchMails,
} from '@ensaio/domain'
import { mailPage, mailPreview, mailTexts, outboxLetter, outboxMails } from '../examples/mail.ts'
import { type Asked, reply } from '../reply.ts'

const body = async <Body>({ request }: Asked): Promise<Body> => (await request.json()) as Body

/** Successful answers about the mails of the house and their texts. */
export const mailHandlers = [
  reply(searchMails, () => mailPage()),
  reply(getMail, ({ values }) => ({
    ...outboxLetter(),
    ...outboxMails().find(({ id }) => id === Number(values.id)),
  })),
  reply(retryMail, ({ values }) => outboxLetter({ id: Number(values.id), state: 'waiting', sent_at: null })),
  reply(listMailTexts, () => mailTexts()),
  reply(saveMailText, async (asked) => {
    const text = await body<MailTextForm>(asked)
    const changed = { by: 'Helena Prado', at: '2026-11-20T15:00:00.000Z' }
    return mailTexts().map((one) => (one.kind === text.kind ? { ...one, ...text, changed } : one))
  }),
  reply(resetMailText, async (asked) => {
    const { kind } = await body<{ kind: MailKind }>(asked)
    return mailTexts().map((one) =>
      one.kind === kind ? { ...one, ...originalText(kind), changed: null } : one,
    )
  }),
  reply(previewMailText, async (asked) => mailPreview(await body<MailTextForm>(asked))),
]
