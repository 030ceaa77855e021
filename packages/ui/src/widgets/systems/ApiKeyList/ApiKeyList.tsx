import {
  type ApiKey,
  type ApiKeyState,
  apiKeyPrefix,
  apiKeyState,
  type CreatedApiKey,
  formatInstantDate,
  formatRecentInstant,
  type Instant,
  keyScopeLabels,
  type NewApiKey,
} from '@ensaio/domain'
import { CalendarX2, CircleOff, KeyRound, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { ToneName } from '../../../theme/brand.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Entries, Entry, Facts } from '../../settings/entries.styles.ts'
import { SecretDialog } from '../SecretDialog.tsx'
import { NewKeyDialog } from './NewKeyDialog.tsx'

/** The props of `ApiKeyList`. Each promise settles once the list holds the answer. */
export type ApiKeyListProps = {
  /** Whose data the keys open: the reader's company's, or the whole house's. */
  of: 'company' | 'house'
  /** The keys, newest first. */
  keys: Remote<ApiKey[]>
  now: Instant
  /** Creates a key; the answer alone tells its secret. A rejection that names fields is shown at them. */
  onCreate: (key: NewApiKey) => Promise<CreatedApiKey>
  /** Revokes a key, which stops at once. */
  onRevoke: (id: number) => Promise<unknown>
  onRetry: Press
}

/** The badge of a key that answers no more. */
const badges: Record<ApiKeyState, { label: string; tone: ToneName; Icon: LucideIcon } | null> = {
  open: null,
  expired: { label: 'Venceu', tone: 'grey', Icon: CalendarX2 },
  stopped: { label: 'Parou: quem a criou perdeu o acesso', tone: 'yellow', Icon: CircleOff },
}

const texts = {
  company: 'Uma chave deixa o seu sistema ler e pedir ensaios da empresa, sem senha de ninguém.',
  house: 'Uma chave deixa outro sistema da casa ler e pedir ensaios, sem senha de ninguém.',
} as const

function KeyEntry({ apiKey, now, onRevoke }: { apiKey: ApiKey; now: Instant; onRevoke: Press }) {
  const zone = useHouseZone()
  const badge = badges[apiKeyState(apiKey, now)]
  const { expires_at, used_at } = apiKey
  return (
    <Entry>
      <div>
        <strong>{apiKey.name}</strong>
        <Text soft>{`${apiKeyPrefix}${apiKey.hint}…`}</Text>
      </div>
      <Facts>
        {badge && (
          <Badge tone={badge.tone} icon={<badge.Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
            {badge.label}
          </Badge>
        )}
        <span>{apiKey.scopes.map((scope) => keyScopeLabels[scope]).join(', ')}</span>
        <span>
          {used_at === null ? 'Nunca usada' : `Último uso: ${formatRecentInstant(used_at, now, zone)}`}
        </span>
        <span>
          {expires_at === null
            ? 'Sem fim'
            : `${expires_at <= now ? 'Valeu' : 'Vale'} até ${formatInstantDate(expires_at, zone)}`}
        </span>
        <span>{`Criada por ${apiKey.created_by}`}</span>
      </Facts>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        onPress={onRevoke}
      >
        {`Revogar ${apiKey.name}`}
      </Button>
    </Entry>
  )
}

type Step = { kind: 'new' } | { kind: 'created'; key: CreatedApiKey } | { kind: 'revoke'; key: ApiKey }

/** The keys by which other systems use the API: creates one, whose secret is shown once, and revokes it (rule api-key). */
export function ApiKeyList({ of, keys, now, onCreate, onRevoke, onRetry }: ApiKeyListProps) {
  const [step, setStep] = useState<Step | null>(null)
  // A dialog closes after it has sent; by then the next one may be open.
  const closeIf = (kind: Step['kind']) => setStep((open) => (open?.kind === kind ? null : open))
  const add = (
    <Button
      size="small"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setStep({ kind: 'new' })}
    >
      Criar chave
    </Button>
  )
  return (
    <Card title="Chaves de API" aside={keys.state === 'ready' && add} flush>
      <Await
        remote={keys}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as chaves"
        waiting={<Skeleton height="180px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<KeyRound size={24} strokeWidth={1.75} />}
              title="Nenhuma chave ainda"
              text={texts[of]}
            />
          ) : (
            <Entries role="list">
              {list.map((key) => (
                <KeyEntry
                  key={key.id}
                  apiKey={key}
                  now={now}
                  onRevoke={() => setStep({ kind: 'revoke', key })}
                />
              ))}
            </Entries>
          )
        }
      </Await>
      {step?.kind === 'new' && (
        <NewKeyDialog
          onCreate={async (form) => setStep({ kind: 'created', key: await onCreate(form) })}
          onClose={() => closeIf('new')}
        />
      )}
      {step?.kind === 'created' && (
        <SecretDialog
          title={step.key.name}
          secret={step.key.secret}
          name="Chave"
          use="O outro sistema a envia em cada pedido, no cabeçalho Authorization, depois de Bearer."
          onClose={() => closeIf('created')}
        />
      )}
      {step?.kind === 'revoke' && (
        <ConfirmDialog
          open
          title={`Revogar ${step.key.name}?`}
          description="A chave para na hora, e o sistema que a usa deixa de ter acesso. Não dá para desfazer."
          action="Revogar"
          onConfirm={() => onRevoke(step.key.id)}
          onClose={() => closeIf('revoke')}
        />
      )}
    </Card>
  )
}
