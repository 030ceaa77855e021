import { getMail, type OutboxLetter, retryMail, searchMails as searchEndpoint } from '@ensaio/domain'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { sendMessageAgain } from './phone/repository/phone-outbox.ts'
import { readMail, searchMails } from './repository/mail-search.ts'
import { sendAgain } from './repository/outbox.ts'

/** A mail without its links for the recipient alone, which sign in, confirm a new address or turn mails off. */
function blotted(letter: OutboxLetter): OutboxLetter {
  return { ...letter, text: letter.text.replace(/(magictoken=|\/email\/|\/mails\/)[\w-]+/g, '$1•••') }
}

/** "Caixa de saída". With `mailsLeave`, mails leave by SMTP, and magic links are removed here (rule mail-secrets). */
export function mailRoutes(serve: Serve, { mailsLeave }: { mailsLeave: boolean }): void {
  const letterAt = async (db: Database, id: number) => {
    const letter = (await readMail(db, id)) ?? refuse('not_found')
    return mailsLeave || letter.channel !== 'mail' ? blotted(letter) : letter
  }

  serve(searchEndpoint, ({ db, query }) => searchMails(db, query))

  serve(getMail, ({ db, params }) => letterAt(db, params.id))

  serve(retryMail, async ({ db, params }) => {
    const isFreed = (await sendAgain(db, params.id)) || (await sendMessageAgain(db, params.id))
    const letter = await letterAt(db, params.id)
    if (!isFreed) refuse('transition_refused', 'Esta mensagem já foi enviada.')
    return letter
  })
}
