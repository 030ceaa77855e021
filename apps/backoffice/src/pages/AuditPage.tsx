import { auditCalls } from '@ensaio/client'
import { type AuditEntry, type AuditSearch, AuditSubject, isLocalDate } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import { AuditLog, Heading, PagedList, Stack, saveFile, useRemote } from '@ensaio/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'

const asks = { audit: auditCalls }

const places: Record<AuditSubject, (id: number) => string> = {
  session: (id) => `/sessions/${id}`,
  company: (id) => `/companies/${id}`,
  lead: (id) => `/leads/${id}`,
  person: () => '/team',
  photographer: () => '/agenda/roster',
  service: () => '/services',
  price: () => '/services',
  coupon: () => '/services',
  city: () => '/settings/cities',
  holiday: () => '/agenda/roster',
  house: () => '/settings',
}
const hrefOf = ({ of, id }: AuditEntry['subject']) => (of === null ? null : places[of](id))

const numberOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
const dayOf = (text: string | null) => (text !== null && isLocalDate(text) ? text : undefined)

function searchOf(query: URLSearchParams): AuditSearch {
  const of = query.get('area')
  return {
    text: query.get('busca')?.trim() ?? '',
    of: v.is(AuditSubject, of) ? of : undefined,
    person: numberOf(query.get('pessoa')),
    from: dayOf(query.get('de')),
    until: dayOf(query.get('ate')),
  }
}

function queryOf({ text, of, person, from, until }: AuditSearch, before: number | null): URLSearchParams {
  const entries = { busca: text, area: of, pessoa: person, de: from, ate: until, antes: before }
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}

/** `/audit`: "Registro", who changed, read and exported what (rule audit-log); the filters are in the address. */
export function AuditPage() {
  const client = useClient(asks)
  const now = useNow()
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const search = useMemo(() => searchOf(new URLSearchParams(address)), [address])
  const before = numberOf(query.get('antes')) ?? null
  const [page, retry] = useRemote(
    (signal) => client.audit.search(search, before, signal),
    [client, search, before],
    { keepsOther: true },
  )
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Registro" area="Equipe" />
      <Heading level={1}>Registro</Heading>
      <PagedList page={before ?? 0}>
        <AuditLog
          page={page}
          now={now}
          search={search}
          onSearch={(next) => setQuery(queryOf(next, null))}
          hrefOf={hrefOf}
          isNewest={before === null}
          onOlder={(oldest) => setQuery(queryOf(search, oldest))}
          onDownload={async (share, signal) => saveFile(await client.audit.download(search, share, signal))}
          onRetry={retry}
        />
      </PagedList>
    </Stack>
  )
}
