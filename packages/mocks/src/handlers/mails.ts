import {
  getLinkedMailPreferences,
  getMail,
  getMailPreferences,
  listMailTexts,
  type MailKind,
  type MailTextForm,
  type MessageChoice,
  originalText,
  previewMailText,
  resetMailText,
  retryMail,
  saveLinkedMailPreferences,
  saveMailPreferences,
  saveMailText,
  searchMails,
} from '@ensaio/domain'
import {
  mailPage,
  mailPreferences,
  mailPreview,
  mailTexts,
  outboxLetter,
  outboxMails,
} from '../examples/mail.ts'
import { type Asked, reply } from '../reply.ts'

const body = async <Body>({ request }: Asked): Promise<Body> => (await request.json()) as Body

const chosen = async (asked: Asked) => {
  const choice = await body<MessageChoice>(asked)
  const { topics } = mailPreferences()
  return 'topic' in choice ? topics.map((one) => (one.topic === choice.topic ? choice : one)) : topics
}
/** The address behind a link, of which most is left out. */
const behindLink = { email: 'ma•••@horizonte.test' }

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
  reply(getMailPreferences, () => mailPreferences()),
  reply(saveMailPreferences, async (asked) => mailPreferences({ topics: await chosen(asked) })),
  reply(getLinkedMailPreferences, () => mailPreferences(behindLink)),
  reply(saveLinkedMailPreferences, async (asked) =>
    mailPreferences({ ...behindLink, topics: await chosen(asked) }),
  ),
  reply(previewMailText, async (asked) => mailPreview(await body<MailTextForm>(asked))),
]
