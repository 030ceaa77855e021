import { centsOf, formatCents, type PriceRule, type Service } from '@ensaio/domain'
import { PackageSearch } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { ServiceChoice } from './ServiceChoice.tsx'
import { Choices, Missing } from './ServiceStep.styles.ts'

/** A service that can be chosen, optionally with its prices. */
export type OfferedService = Service & { rules?: readonly PriceRule[] }

/** The props of `ServiceStep`. */
export type ServiceStepProps = {
  services: Remote<readonly OfferedService[]>
  /** The id of the chosen service; null before a choice. */
  chosen: number | null
  onChoose: (service: Service) => void
  /** Called only when a service is chosen. */
  onNext: Press
  onRetry: Press
  /** The lowest price of each service, in reais by service id; the lowest of its `rules` by default. */
  prices?: Readonly<Record<number, number>>
}

function startingPrice(service: OfferedService, prices: ServiceStepProps['prices']): string | null {
  const known = prices?.[service.id] ?? Math.min(...(service.rules ?? []).map((rule) => rule.final_price))
  return Number.isFinite(known) ? formatCents(centsOf(known)) : null
}

/**
 * Step 0 of an order: the choice of a service, each with its deliverables and its lowest price. Native radios inside cards: arrow keys
 * choose. Continuing without a choice shows a message and focuses the first card.
 */
export function ServiceStep(props: ServiceStepProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [isRefused, setRefused] = useState(false)
  const { services, chosen } = props
  const isKnown = services.state === 'ready' && services.value.some((one) => one.id === chosen)
  // After a press before the services came, nothing is missing once the chosen one is among them.
  const isMissing = isRefused && !isKnown

  function refuse() {
    setRefused(true)
    group.current?.querySelector('input')?.focus()
  }

  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1} id={id}>
          O que vamos fazer?
        </Heading>
        <Text soft>Cada serviço é feito em uma só visita ao imóvel.</Text>
      </Stack>
      <Await
        remote={services}
        onRetry={props.onRetry}
        waiting={
          <Choices as="div">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} height="168px" />
            ))}
          </Choices>
        }
      >
        {(offered) =>
          offered.length === 0 ? (
            <EmptyState
              icon={<PackageSearch size={24} strokeWidth={1.75} />}
              title="Nenhum serviço disponível"
              text="Sua empresa ainda não tem serviços contratados. Fale com a nossa equipe."
              action={<Button onPress={props.onRetry}>Verificar novamente</Button>}
            />
          ) : (
            <Choices
              ref={group}
              role="radiogroup"
              aria-labelledby={id}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              aria-required
            >
              {offered.map((service) => (
                <ServiceChoice
                  key={service.id}
                  group={id}
                  service={service}
                  from={startingPrice(service, props.prices)}
                  isChosen={service.id === chosen}
                  onChoose={() => {
                    setRefused(false)
                    props.onChoose(service)
                  }}
                />
              ))}
            </Choices>
          )
        }
      </Await>
      <ActionBar
        words={
          <Missing role="alert" id={`${id}-missing`}>
            {isMissing && 'Selecione um serviço para avançar'}
          </Missing>
        }
      >
        <Button variant="primary" size="large" onPress={isKnown ? props.onNext : refuse}>
          Continuar
        </Button>
      </ActionBar>
    </Stack>
  )
}
