import { type CityNames, initialCities, type ServiceName, spaceSizes } from '@ensaio/domain'
import { useId } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Part } from '../../../primitives/form/choice-styles.ts'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { OneOf } from '../OneOf.tsx'
import { ServiceSelect, ServiceSkeleton } from './ServiceSelect.tsx'

/** The choices of a purchase so far; `area` is the upper limit of the chosen size, in m². */
export type PurchaseDraft = { service_id: number | null; area: number | null; city: string | null }

/** The props of `PurchaseChoice`. */
export type PurchaseChoiceProps = {
  services: Remote<ServiceName[]>
  value: PurchaseDraft
  onChange: (value: PurchaseDraft) => void
  /** The names of the served cities. */
  cities?: CityNames
  /** The link to the sales team, for a city that is not served. */
  salesHref?: string | undefined
  onRetry: Press
}

const metres = (area: number) => `${area.toLocaleString('pt-BR')} m²`
const sizes = spaceSizes.map((size) => ({ value: size, label: `até ${metres(size)}` }))

/** The first half of the payment page: the service, the size of the space and the city. */
export function PurchaseChoice({
  services,
  value,
  onChange,
  cities = initialCities,
  salesHref,
  onRetry,
}: PurchaseChoiceProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading level={2} id={id}>
        Seu ensaio
      </Heading>
      <Await
        remote={services}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os serviços"
        waiting={<ServiceSkeleton />}
      >
        {(known) => (
          <ServiceSelect
            services={known}
            chosen={value.service_id}
            onChoose={(service_id) => onChange({ ...value, service_id })}
            salesHref={salesHref}
          />
        )}
      </Await>
      <OneOf
        title="Tamanho do espaço"
        options={sizes}
        chosen={value.area}
        onChoose={(area) => onChange({ ...value, area })}
      />
      <OneOf
        title="Cidade"
        options={cities.map((name) => ({ value: name, label: name }))}
        chosen={value.city}
        onChoose={(city) => onChange({ ...value, city })}
      />
      <Text soft>
        Outra cidade, ou mais de {metres(Math.max(...spaceSizes))}?{' '}
        {salesHref ? (
          <TextLink href={salesHref}>Fale com a nossa equipe</TextLink>
        ) : (
          'Fale com a nossa equipe.'
        )}
      </Text>
    </Part>
  )
}
