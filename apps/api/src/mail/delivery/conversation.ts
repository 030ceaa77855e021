import { matterText, type ThreadMatter, withNoun } from '@ensaio/domain'
import { placeLine, type Topic } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** A comment that its reader does not know yet. */
interface NewComment {
  author: string
  about: ThreadMatter
  text: string
}

/** The most comments that a mail repeats; the page shows all. */
const most = 10

/** The mail about new comments in the conversation about an ensaio (rule conversation-mail); `url` is its page. */
export function conversationMail(
  to: { email: string; name: string; url: string },
  about: Topic,
  comments: readonly NewComment[],
): Letter {
  const more = comments.length - most
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: withNoun(comments.length, 'comentário novo', 'comentários novos'),
    about,
    parts: [
      'Há novidade na conversa sobre este ensaio:',
      { facts: [['Imóvel', placeLine(about)]] },
      {
        facts: comments
          .slice(0, most)
          .map((one) => [`${one.author}, ${matterText(one.about)}`, one.text] as const),
      },
      ...(more > 0 ? [`E mais ${withNoun(more, 'comentário', 'comentários')}.`] : []),
      { label: 'Ler e responder', url: to.url },
    ],
    isOptional: true,
  })
}
