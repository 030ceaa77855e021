import type { StaffProvider } from '@ensaio/domain'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { People } from './ProviderList.styles.ts'
import { ProviderRow } from './ProviderRow.tsx'

/** The photographers grouped by city. */
export function Cities(props: {
  providers: StaffProvider[]
  onEdit: (provider: StaffProvider) => void
  onTimeOff: (provider: StaffProvider) => void
  onInvite: ((email: string) => Promise<unknown>) | undefined
  onCorrectEmail: ((email: string, newEmail: string) => Promise<unknown>) | undefined
  visitsHref: ((id: number) => string) | undefined
}) {
  const { providers } = props
  const cities = [...new Set(providers.map(({ city }) => city))]
  return (
    <Stack gap={24}>
      {cities.map((city) => {
        const here = providers.filter((provider) => provider.city === city)
        const active = here.filter((provider) => provider.active).length
        return (
          <Card key={city} title={city} flush aside={<Text soft>{active} em atividade</Text>}>
            <People role="list">
              {here.map((provider) => (
                <ProviderRow
                  key={provider.id}
                  provider={provider}
                  onEdit={() => props.onEdit(provider)}
                  onTimeOff={() => props.onTimeOff(provider)}
                  onInvite={props.onInvite}
                  onCorrectEmail={props.onCorrectEmail}
                  visitsHref={props.visitsHref?.(provider.id)}
                />
              ))}
            </People>
          </Card>
        )
      })}
    </Stack>
  )
}
