import { formatInstantDate, type Instant } from '@ensaio/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import type { Press } from '../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import type { Remote } from '../../remote/remote.ts'
import { useHouseZone } from '../../theme/house-zone.ts'

/** What is asked before an address stops. */
interface Question {
  title: string
  description: string
  action: string
}

/** The words of a card about a secret address. */
export interface SecretAddressWords {
  title: string
  /** What the address is for, while there is none. */
  text: string
  failureTitle: string
  /** Why it is not shown any more, and what to do instead. */
  hidden: string
  questions: { replace: Question; end: Question }
}

/** The props of `SecretAddress`. Each promise settles once `address` holds the answer. */
export interface SecretAddressProps<Known extends { created_at: Instant }> {
  words: SecretAddressWords
  /** In the badge of an address that exists. */
  icon: ReactNode
  /** The address as far as it is known; null while there is none. */
  known: Remote<Known | null>
  /** More about an address that exists. */
  facts?: (known: Known) => ReactNode
  /** A just created address, with what to do with it. */
  fresh: (address: string) => ReactNode
  /** Creates the address, or replaces it: the answer alone tells it. */
  onCreate: () => Promise<{ address: string }>
  onEnd: () => Promise<unknown>
  onRetry: Press
}

/** A secret address that other programs read: creates it, shows it once, replaces it, and turns it off. */
export function SecretAddress<Known extends { created_at: Instant }>(props: SecretAddressProps<Known>) {
  const { words, known: remote, onCreate, onEnd } = props
  const [made, setMade] = useState<string | null>(null)
  const [asked, setAsked] = useState<'replace' | 'end' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const hasEnded = useRef(false)
  const zone = useHouseZone()
  const isOn = remote.state === 'ready' && remote.value !== null

  const create = async () => setMade((await onCreate()).address)
  const end = async () => {
    await onEnd()
    setMade(null)
    hasEnded.current = true
  }

  // The button that asked is gone with the address.
  useEffect(() => {
    if (asked !== null || !hasEnded.current) return
    hasEnded.current = false
    place.current?.focus({ preventScroll: true })
  }, [asked])

  return (
    <Card
      title={words.title}
      aside={
        isOn && (
          <Badge tone="green" icon={props.icon}>
            Ligado
          </Badge>
        )
      }
    >
      <Await
        remote={remote}
        onRetry={props.onRetry}
        failureTitle={words.failureTitle}
        waiting={<Skeleton height="112px" />}
      >
        {(known) =>
          known === null ? (
            <Stack gap={16} align="start" ref={place} tabIndex={-1}>
              <Text soft>{words.text}</Text>
              <Button variant="primary" onPress={create}>
                Criar endereço
              </Button>
            </Stack>
          ) : (
            <Stack gap={16}>
              {made === null ? (
                <Stack gap={4}>
                  <Text>{`Endereço criado em ${formatInstantDate(known.created_at, zone)}.`}</Text>
                  {props.facts?.(known)}
                  <Text soft>{words.hidden}</Text>
                </Stack>
              ) : (
                props.fresh(made)
              )}
              <Row gap={8}>
                <Button size="small" onPress={() => setAsked('replace')}>
                  Trocar endereço
                </Button>
                <Button size="small" variant="quiet" onPress={() => setAsked('end')}>
                  Desligar
                </Button>
              </Row>
            </Stack>
          )
        }
      </Await>
      {asked && (
        <ConfirmDialog
          open
          {...words.questions[asked]}
          onConfirm={asked === 'replace' ? create : end}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
