import {
  deviceNames,
  formatRecentInstant,
  type Instant,
  type Login,
  loginName,
  type Security,
} from '@ensaio/domain'
import { LogOut, MonitorSmartphone, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Entries, Entry, Facts } from '../../settings/entries.styles.ts'

/** The props of `LoginList`. Each promise settles once the list holds the answer. */
export type LoginListProps = {
  security: Remote<Pick<Security, 'logins'>>
  now: Instant
  /** Ends one login session. */
  onEnd: (id: number) => Promise<unknown>
  /** Ends all but this one. */
  onEndOthers: () => Promise<unknown>
  onRetry: Press
}

function LoginEntry(props: { login: Login; now: Instant; onEnd: LoginListProps['onEnd'] }) {
  const { login, now, onEnd } = props
  const zone = useHouseZone()
  const name = loginName(login)
  const at = (instant: Instant) => formatRecentInstant(instant, now, zone)
  return (
    <Entry>
      <div>
        <strong>{name}</strong>
        {login.device !== null && <Text soft>{deviceNames[login.device]}</Text>}
      </div>
      <Facts>
        {login.is_current ? (
          <Badge tone="blue" icon={<MonitorSmartphone size={14} strokeWidth={2} aria-hidden="true" />}>
            Este aparelho
          </Badge>
        ) : (
          <span>{`Último uso: ${at(login.used_at)}`}</span>
        )}
        <span>{`Entrou: ${at(login.signed_in_at)}`}</span>
      </Facts>
      {!login.is_current && (
        <Button
          variant="quiet"
          size="small"
          iconOnly
          icon={<X size={18} strokeWidth={1.75} />}
          onPress={() => onEnd(login.id)}
        >
          {`Sair de ${name}, usado ${at(login.used_at)}`}
        </Button>
      )}
    </Entry>
  )
}

/** Where a person is signed in: device, browser and last use; they end one login session, or all but this one. */
export function LoginList({ security, now, onEnd, onEndOthers, onRetry }: LoginListProps) {
  const [isAsking, setAsking] = useState(false)
  const hasOthers = security.state === 'ready' && security.value.logins.length > 1
  const endOthers = (
    <Button
      size="small"
      icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setAsking(true)}
    >
      Sair dos outros
    </Button>
  )
  return (
    <Card title="Onde você entrou" aside={hasOthers && endOthers} flush>
      <Await
        remote={security}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os aparelhos"
        waiting={<Skeleton height="120px" />}
      >
        {({ logins }) => (
          <Entries role="list">
            {logins.map((login) => (
              <LoginEntry key={login.id} login={login} now={now} onEnd={onEnd} />
            ))}
          </Entries>
        )}
      </Await>
      <ConfirmDialog
        open={isAsking}
        title="Sair dos outros aparelhos?"
        description="Neste, você continua na sua conta. Nos outros, é preciso entrar de novo."
        action="Sair dos outros"
        onConfirm={onEndOthers}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
