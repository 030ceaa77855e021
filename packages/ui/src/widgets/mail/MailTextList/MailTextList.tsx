import { formatInstantDate, type KeptMailText, type MailKind, mailKindOf } from '@ensaio/domain'
import { Pencil } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Intro, Mail, Mails } from './MailTextList.styles.ts'

/** The props of `MailTextList`. */
export type MailTextListProps = {
  /** The words in force of every mail that administrators change. */
  texts: Remote<KeptMailText[]>
  /** The URL where a mail's words are changed. */
  hrefOf: (kind: MailKind) => string
  onRetry: Press
}

function Changed({ changed }: Pick<KeptMailText, 'changed'>) {
  const zone = useHouseZone()
  if (changed === null) return null
  return (
    <>
      <Badge tone="blue" icon={<Pencil size={14} strokeWidth={2} aria-hidden="true" />}>
        Texto da casa
      </Badge>
      <Text soft>
        {changed.by}, em {formatInstantDate(changed.at, zone)}
      </Text>
    </>
  )
}

/** The mails to clients and to people at the property, with the subject of each and who changed its words. */
export function MailTextList({ texts, hrefOf, onRetry }: MailTextListProps) {
  return (
    <Card title="Textos dos e-mails" flush>
      <Intro>
        Assunto e primeiras linhas de cada e-mail. Os que protegem uma conta, como o de uma senha nova, têm
        texto fixo.
      </Intro>
      <Await
        remote={texts}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os textos"
        waiting={<Skeleton height="640px" />}
      >
        {(list) => (
          <Mails role="list">
            {list.map(({ kind, subject, changed }) => (
              <Mail key={kind}>
                <div>
                  <TextLink href={hrefOf(kind)}>{mailKindOf(kind).label}</TextLink>
                  <Text soft>{mailKindOf(kind).to}</Text>
                </div>
                <div>
                  <span>{subject}</span>
                  <Changed changed={changed} />
                </div>
              </Mail>
            ))}
          </Mails>
        )}
      </Await>
    </Card>
  )
}
