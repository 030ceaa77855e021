import {
  type AuditChange,
  type AuditEntry,
  type AuditPage,
  type AuditSearch,
  auditSubjectLabels,
  formatLongInstant,
  formatRecentInstant,
  type Instant,
  withNoun,
} from '@ensaio/domain'
import { History, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Disclosure } from '../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { About, Changes, Entries } from './AuditLog.styles.ts'

/** The props of `AuditLog`. */
export type AuditLogProps = {
  page: Remote<AuditPage>
  /** The present, beside which days read "hoje" and "ontem". */
  now: Instant
  /** The filter in force. */
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
  /** Where a subject is; null when it has no page. */
  hrefOf: (subject: AuditEntry['subject']) => string | null
  /** Shows the entries before that one; null shows the newest. */
  onOlder: (before: number | null) => void
  /** Are these the newest entries? */
  isNewest: boolean
  /** Fetches and saves what is filtered as CSV. */
  onDownload: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  onRetry: Press
}

/** Who changed, read and exported what, newest first, with filters, and what each change replaced. */
export function AuditLog(props: AuditLogProps) {
  const { page, search } = props
  const [people, setPeople] = useState<AuditPage['people']>([])
  if (page.state === 'ready' && page.value.people !== people) setPeople(page.value.people)
  return (
    <Stack gap={24}>
      <AuditFilters search={search} people={people} onSearch={props.onSearch} />
      <Await
        remote={page}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar o registro"
        waiting={<AuditWaiting />}
      >
        {({ entries, next }) =>
          entries.length === 0 ? (
            <NoEntries {...props} />
          ) : (
            <Stack gap={16}>
              <Row justify="space-between">
                <Text soft>Do mais novo ao mais antigo</Text>
                <DownloadButton size="small" onDownload={props.onDownload}>
                  Baixar CSV
                </DownloadButton>
              </Row>
              <Card flush>
                <Entries role="list" aria-label="Registro, do mais novo ao mais antigo">
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <Entry entry={entry} now={props.now} href={props.hrefOf(entry.subject)} />
                    </li>
                  ))}
                </Entries>
              </Card>
              {(!props.isNewest || next !== null) && (
                <Row gap={8} as="nav" aria-label="Páginas do registro">
                  {!props.isNewest && (
                    <Button onPress={() => props.onOlder(null)}>Voltar aos mais novos</Button>
                  )}
                  {next !== null && <Button onPress={() => props.onOlder(next)}>Ver mais antigos</Button>}
                </Row>
              )}
            </Stack>
          )
        }
      </Await>
    </Stack>
  )
}

function Entry({ entry, now, href }: { entry: AuditEntry; now: Instant; href: string | null }) {
  const { at, actor, text, subject, changes } = entry
  const zone = useHouseZone()
  const label = subject.label ?? (subject.of && auditSubjectLabels[subject.of])
  return (
    <>
      <p>
        <strong>{actor}</strong> {text}
      </p>
      <About>
        {label && (href ? <TextLink href={href}>{label}</TextLink> : <span>{label}</span>)}
        <time dateTime={at} title={formatLongInstant(at, zone)}>
          {formatRecentInstant(at, now, zone)}
        </time>
      </About>
      {changes.length > 0 && (
        <Disclosure
          summary={
            <>
              {withNoun(changes.length, 'campo', 'campos')}
              <VisuallyHidden>{`: ${actor} ${text}`}</VisuallyHidden>
            </>
          }
        >
          <ChangeList changes={changes} />
        </Disclosure>
      )}
    </>
  )
}

function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <Changes>
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from !== null && (
              <>
                <VisuallyHidden>de</VisuallyHidden>
                <del>{from}</del>
                <span aria-hidden="true">→</span>
                <VisuallyHidden>para</VisuallyHidden>
              </>
            )}
            <ins>{to ?? 'vazio'}</ins>
          </dd>
        </div>
      ))}
    </Changes>
  )
}

function NoEntries({ search, onSearch, isNewest, onOlder }: AuditLogProps) {
  const isFiltered = Object.values(search).some(Boolean)
  if (!isFiltered && !isNewest) {
    return (
      <Card>
        <EmptyState
          icon={<History size={24} strokeWidth={1.75} />}
          title="Nada mais antigo"
          text="O registro começa aqui."
          action={<Button onPress={() => onOlder(null)}>Voltar aos mais novos</Button>}
        />
      </Card>
    )
  }
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title="Nada no registro com estes filtros"
          text="Tire um dos filtros, ou procure em outro período."
          action={<Button onPress={() => onSearch({})}>Limpar filtros</Button>}
        />
      ) : (
        <EmptyState
          icon={<History size={24} strokeWidth={1.75} />}
          title="Nada no registro por enquanto"
          text="Aqui aparece quem mudou, abriu e baixou o quê, e quando."
        />
      )}
    </Card>
  )
}

function AuditWaiting() {
  return (
    <Card>
      <Stack gap={24}>
        {['70%', '55%', '80%', '60%', '75%'].map((width) => (
          <Stack key={width} gap={8}>
            <Skeleton width={width} />
            <Skeleton width="30%" />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
