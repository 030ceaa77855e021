import { formatInstantDate, type HouseSecurity, withNoun } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Switch } from '../../../primitives/input/Switch/Switch.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'

/** The props of `HouseSecurityCard`. */
export type HouseSecurityCardProps = {
  security: Remote<HouseSecurity>
  /** Requires two-step sign-in of administrators, or no longer; settles once `security` holds the answer. */
  onRequire: (isRequired: boolean) => Promise<unknown>
  onRetry: Press
}

function lackText({ is_second_step_required, without_second_step: lacking }: HouseSecurity): string {
  if (lacking === 0) return 'Todas as pessoas da administração já ligaram.'
  const people = withNoun(lacking, 'pessoa da administração', 'pessoas da administração')
  return is_second_step_required
    ? `Ainda sem ela: ${people}, que a ${lacking === 1 ? 'liga' : 'ligam'} ao entrar, antes de continuar.`
    : `Ainda sem ela: ${people}.`
}

/** What the house requires of its administrators: whether they must have turned on two-step sign-in. */
export function HouseSecurityCard({ security, onRequire, onRetry }: HouseSecurityCardProps) {
  const zone = useHouseZone()
  return (
    <Card title="Segurança">
      <Await
        remote={security}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a segurança"
        waiting={<Skeleton height="120px" />}
      >
        {(value) => (
          <Stack gap={12}>
            <Switch checked={value.is_second_step_required} onChange={onRequire}>
              Exigir verificação em duas etapas da administração
            </Switch>
            <Text soft>
              Depois da senha, entrar pede um código do celular. Cada pessoa liga a sua em Minha conta.
            </Text>
            <Text soft>
              {lackText(value)}
              {value.changed &&
                ` Última mudança: ${value.changed.by}, em ${formatInstantDate(value.changed.at, zone)}.`}
            </Text>
          </Stack>
        )}
      </Await>
    </Card>
  )
}
