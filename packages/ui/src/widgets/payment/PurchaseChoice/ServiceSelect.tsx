import type { ServiceName } from '@ensaio/domain'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The choice of a service; without services, a note with a link to the sales team. */
export function ServiceSelect(props: {
  services: readonly ServiceName[]
  chosen: number | null
  onChoose: (id: number | null) => void
  salesHref: string | undefined
}) {
  if (props.services.length === 0) {
    return (
      <Stack gap={4}>
        <Text strong>Nenhum serviço disponível</Text>
        <Text soft>
          Sua empresa ainda não tem serviços contratados.{' '}
          {props.salesHref && <TextLink href={props.salesHref}>Peça à nossa equipe</TextLink>}
        </Text>
      </Stack>
    )
  }
  return (
    <Field label="Serviço" required>
      <Select
        value={props.services.some(({ id }) => id === props.chosen) ? (props.chosen ?? '') : ''}
        onChange={(event) => props.onChoose(Number(event.target.value) || null)}
      >
        <option value="">Escolha um serviço</option>
        {props.services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The skeleton of the loading services. */
export function ServiceSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="64px" />
      <Skeleton height="44px" />
    </Stack>
  )
}
