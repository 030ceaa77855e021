import type { ServiceName } from '@ensaio/domain'
import { Controller, useFormContext } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Choices } from '../../../primitives/input/Choices.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { FilterDraft } from './filter-draft.ts'

/** The choice of services; a failed load shows a notice and leaves the other filters usable. */
export function ServiceChoices({ services, onRetry }: { services: Remote<ServiceName[]>; onRetry?: Press }) {
  const { control } = useFormContext<FilterDraft>()
  if (services.state === 'waiting') {
    return (
      <Stack gap={8}>
        <VisuallyHidden role="status">Carregando os serviços…</VisuallyHidden>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </Stack>
    )
  }
  if (services.state === 'failed') {
    return (
      <Stack gap={8} align="start">
        <Text soft>Não foi possível carregar os serviços. Os outros filtros funcionam.</Text>
        {onRetry && (
          <Button size="small" onPress={onRetry}>
            Tentar novamente
          </Button>
        )}
      </Stack>
    )
  }
  if (services.value.length === 0) return <Text soft>Nenhum serviço contratado ainda.</Text>
  return (
    <Controller
      control={control}
      name="services"
      render={({ field }) => (
        <Choices
          options={services.value.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}
