import { type CalendarFeed, formatInstantDate, type NewCalendarFeed } from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { NewAddress } from './NewAddress.tsx'

/** The props of `CalendarSubscription`. Each promise settles once `feed` holds the answer. */
export type CalendarSubscriptionProps = {
  /** Whose visits: of the reader's company, of the reader as a photographer, or of a city. */
  of: 'company' | 'photographer' | { city: string }
  /** The address as far as it is known; null while there is none. */
  feed: Remote<CalendarFeed | null>
  /** Creates the address, or replaces it; the answer alone tells it. */
  onCreate: () => Promise<NewCalendarFeed>
  /** Ends the address. */
  onEnd: () => Promise<unknown>
  onRetry: Press
}

const everywhere = 'no Google Agenda, no Outlook ou no calendário do celular'

function wordsFor(of: CalendarSubscriptionProps['of']): { title: string; text: string } {
  if (of === 'company') {
    return {
      title: 'Visitas no seu calendário',
      text: `As visitas da empresa ${everywhere}: entram, mudam de horário e são canceladas sozinhas.`,
    }
  }
  if (of === 'photographer') {
    return {
      title: 'Minhas visitas no calendário',
      text: `As suas visitas ${everywhere}. Rua e unidade aparecem de dois dias antes até um dia depois; contato e chaves ficam só na página da visita.`,
    }
  }
  return {
    title: `Visitas de ${of.city} no calendário`,
    text: `As visitas da cidade ${everywhere}, com cliente e fotógrafo; contato e chaves ficam só na página da visita.`,
  }
}

const questions = {
  replace: {
    title: 'Trocar o endereço?',
    description:
      'O endereço de agora para na hora: os calendários que o usam deixam de receber mudanças. Depois, ponha o novo no lugar dele.',
    action: 'Trocar endereço',
  },
  end: {
    title: 'Desligar o calendário?',
    description: 'O endereço para na hora, e os calendários que o usam deixam de receber as visitas.',
    action: 'Desligar',
  },
} as const

/**
 * A read-only calendar subscription: creates its address, which is shown once, replaces it, and turns it off. The address is its only key
 * and is kept as a hash (rule calendar-feed); who lost it creates another.
 */
export function CalendarSubscription({ of, feed, onCreate, onEnd, onRetry }: CalendarSubscriptionProps) {
  const [made, setMade] = useState<string | null>(null)
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const hasEnded = useRef(false)
  const zone = useHouseZone()
  const { title, text } = wordsFor(of)
  const isOn = feed.state === 'ready' && feed.value !== null

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
      title={title}
      aside={
        isOn && (
          <Badge tone="green" icon={<CalendarCheck size={14} strokeWidth={2} aria-hidden="true" />}>
            Ligado
          </Badge>
        )
      }
    >
      <Await
        remote={feed}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar o calendário"
        waiting={<Skeleton height="112px" />}
      >
        {(known) =>
          known === null ? (
            <Stack gap={16} align="start" ref={place} tabIndex={-1}>
              <Text soft>{text}</Text>
              <Button variant="primary" onPress={create}>
                Criar endereço
              </Button>
            </Stack>
          ) : (
            <Stack gap={16}>
              {made === null ? (
                <Stack gap={4}>
                  <Text>{`Endereço criado em ${formatInstantDate(known.created_at, zone)}.`}</Text>
                  <Text soft>
                    Por segurança, ele só aparece quando é criado. Para usar em outro calendário, troque o
                    endereço.
                  </Text>
                </Stack>
              ) : (
                <NewAddress address={made} />
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
          {...questions[asked]}
          onConfirm={asked === 'replace' ? create : end}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
