import { type KeptMailText, mailKindOf } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { MailTextFields } from './MailTextFields.tsx'
import type { MailTextActions } from './mail-text-actions.ts'

/** The props of `MailTextEditor`. */
export type MailTextEditorProps = MailTextActions & {
  /** The words in force of one mail. */
  text: Remote<KeptMailText>
  /** The URL of the list of mails. */
  listHref: string
  onRetry: Press
}

/**
 * Subject and opening lines of a mail, beside the mail as its reader sees it, which follows what is typed. A failure keeps what was
 * typed (rule mail-texts).
 */
export function MailTextEditor({ text, listHref, onRetry, ...actions }: MailTextEditorProps) {
  const title = text.state === 'ready' ? mailKindOf(text.value.kind).label : 'Texto do e-mail'
  return (
    <Card title={title} aside={<TextLink href={listHref}>Todos os e-mails</TextLink>}>
      <Await
        remote={text}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar o texto"
        waiting={<Skeleton height="560px" />}
      >
        {(value) => <MailTextFields key={value.kind} text={value} {...actions} />}
      </Await>
    </Card>
  )
}
