import { formatInstantDate, type Instant } from '@ensaio/domain'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Press } from '../../primitives/action/usePress.ts'
import { Await } from '../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import type { Remote } from '../../remote/remote.ts'
import { useHouseZone } from '../../theme/house-zone.ts'
import { color, media, space } from '../../theme/tokens.ts'

const Intro = styled.p`
  max-width: 68ch;
  color: ${color.inkSoft};
  padding: 0 ${space[24]} ${space[16]};

  ${media.phone} {
    padding: 0 ${space[16]} ${space[16]};
  }
`

const Rows = styled.ul`
  border-top: 1px solid ${color.line};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[8]} ${space[24]};
  padding: ${space[12]} ${space[24]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > div {
    display: grid;
    gap: ${space[4]};
    align-content: center;
    justify-items: start;
    min-width: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[12]} ${space[16]};
  }
`

/** A text of the house in its list. */
interface KeptText {
  key: string
  label: string
  /** The page where it is changed. */
  href: string
  /** Whom it reaches, or how long it is. */
  note: string
  /** How it begins; null where it says what another one says. */
  text: string | null
  /** Who changed it last; null for the original. */
  changed: { by: string; at: Instant } | null
}

/** The card of a list of texts of the house: each with its beginning and who changed it, and the way to change it. */
export function KeptTexts<Entry>(props: {
  title: string
  intro: ReactNode
  /** The badge of a changed one. */
  own: string
  entries: Remote<Entry[]>
  textOf: (entry: Entry) => KeptText
  failureTitle: string
  waitingHeight: string
  onRetry: Press
}) {
  const zone = useHouseZone()
  return (
    <Card title={props.title} flush>
      <Intro>{props.intro}</Intro>
      <Await
        remote={props.entries}
        onRetry={props.onRetry}
        failureTitle={props.failureTitle}
        waiting={<Skeleton height={props.waitingHeight} />}
      >
        {(entries) => (
          <Rows role="list">
            {entries.map(props.textOf).map(({ key, label, href, note, text, changed }) => (
              <Row key={key}>
                <div>
                  <TextLink href={href}>{label}</TextLink>
                  <Text soft>{note}</Text>
                </div>
                <div>
                  {text !== null && <span>{text}</span>}
                  {changed && (
                    <>
                      <Badge tone="blue" icon={<Pencil size={14} strokeWidth={2} aria-hidden="true" />}>
                        {props.own}
                      </Badge>
                      <Text soft>
                        {changed.by}, em {formatInstantDate(changed.at, zone)}
                      </Text>
                    </>
                  )}
                </div>
              </Row>
            ))}
          </Rows>
        )}
      </Await>
    </Card>
  )
}
