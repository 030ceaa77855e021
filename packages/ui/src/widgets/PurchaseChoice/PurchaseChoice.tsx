import { type ServiceName, servedCities, spaceSizes } from '@ensaio/domain'
import { useId } from 'react'
import { Await } from '../../primitives/Await/Await.tsx'
import type { Press } from '../../primitives/Button/usePress.ts'
import { Field } from '../../primitives/Field/Field.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import type { Remote } from '../../remote/remote.ts'
import { Choice, Choices, Group } from './PurchaseChoice.styles.ts'

/** What is to be bought, as far as it is chosen; `area` is the largest of its size, in m². */
export type PurchaseDraft = { service_id: number | null; area: number | null; city: string | null }

export type PurchaseChoiceProps = {
  services: Remote<ServiceName[]>
  value: PurchaseDraft
  onChange: (value: PurchaseDraft) => void
  /** Where cities that are not served are talked about. */
  salesHref: string
  onRetry: Press
}

function Radios<Value extends string | number>(props: {
  title: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <Group>
      <legend>{props.title}</legend>
      <Choices>
        {props.options.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  )
}

/** The first half of the payment page: which service, for which size of space, in which city (spec §2, §9). */
export function PurchaseChoice({ services, value, onChange, salesHref, onRetry }: PurchaseChoiceProps) {
  return (
    <Stack gap={24}>
      <Await remote={services} onRetry={onRetry} waiting={<Skeleton height="72px" />}>
        {(known) => (
          <Field label="Serviço" required>
            <Select
              value={value.service_id ?? ''}
              onChange={(event) => onChange({ ...value, service_id: Number(event.target.value) || null })}
            >
              <option value="">Escolha um serviço</option>
              {known.map((service) => (
                <option key={service.id} value={service.id}>
                  {service.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </Await>
      <Radios
        title="Tamanho do espaço"
        options={spaceSizes.map((size) => ({ value: size, label: `até ${size.toLocaleString('pt-BR')} m²` }))}
        chosen={value.area}
        onChoose={(area) => onChange({ ...value, area })}
      />
      <Radios
        title="Cidade"
        options={servedCities.map(({ name }) => ({ value: name, label: name }))}
        chosen={value.city}
        onChoose={(city) => onChange({ ...value, city })}
      />
      <Text soft>
        Outra cidade, ou mais de 1.200 m²? <TextLink href={salesHref}>Fale com a nossa equipe</TextLink>.
      </Text>
    </Stack>
  )
}
