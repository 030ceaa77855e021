import { type KeptMailText, type MailKind, mailKindOf } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import type { Remote } from '../../../remote/remote.ts'
import { KeptTexts } from '../../settings/KeptTexts.tsx'

/** The props of `MailTextList`. */
export type MailTextListProps = {
  /** The words in force of every mail that administrators change. */
  texts: Remote<KeptMailText[]>
  /** The URL where a mail's words are changed. */
  hrefOf: (kind: MailKind) => string
  onRetry: Press
}

/** The mails to clients and to people at the property, with the subject of each and who changed its words. */
export function MailTextList({ texts, hrefOf, onRetry }: MailTextListProps) {
  return (
    <KeptTexts
      title="Textos dos e-mails"
      intro="Assunto e primeiras linhas de cada e-mail. Os que protegem uma conta, como o de uma senha nova, têm texto fixo."
      own="Texto da casa"
      entries={texts}
      textOf={({ kind, subject, changed }) => ({
        key: kind,
        label: mailKindOf(kind).label,
        href: hrefOf(kind),
        note: mailKindOf(kind).to,
        text: subject,
        changed,
      })}
      failureTitle="Não foi possível carregar os textos"
      waitingHeight="640px"
      onRetry={onRetry}
    />
  )
}
