import { holidayCalls, providerCalls } from '@ensaio/client'
import {
  isLocalDate,
  mondayOf,
  type ServedCity,
  type StaffProvider,
  servedCities,
  wallClock,
} from '@ensaio/domain'
import { PageTitle, useAccount, userOf } from '@ensaio/frame'
import { CapacityCalendar, Heading, HolidayList, ProviderList, Stack, useRemote } from '@ensaio/ui'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClient, useNow } from '../store/backoffice-context.ts'

const asks = { holidays: holidayCalls, providers: providerCalls }

const zone = 'America/Sao_Paulo'

/** `/agenda`: what each city can take, who photographs and when not, and the holidays; photographers find their own days off. */
export function AgendaPage() {
  const isAdmin = useAccount(userOf)?.scope === 'admin'
  return (
    <Stack gap={48}>
      <PageTitle of="Agenda" area="Equipe" />
      <Heading level={1}>{isAdmin ? 'Agenda' : 'Minha agenda'}</Heading>
      {isAdmin && (
        <Section title="Capacidade">
          <Capacity />
        </Section>
      )}
      <Section title={isAdmin ? 'Fotógrafos' : 'Meus dias'}>
        <Providers viewer={isAdmin ? 'admin' : 'provider'} />
      </Section>
      <Section title="Feriados">
        <Holidays viewer={isAdmin ? 'admin' : 'provider'} />
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Capacity() {
  const client = useClient(asks)
  const today = wallClock(useNow(), zone).date
  const [query, setQuery] = useSearchParams()
  const city = (servedCities.find(({ name }) => name === query.get('cidade'))?.name ??
    'São Paulo') as ServedCity
  const asked = query.get('de')
  const from = mondayOf(asked !== null && isLocalDate(asked) ? asked : today)
  const [days, retry] = useRemote(
    (signal) => client.providers.capacity(city, from, signal),
    [client, city, from],
    { keepsOther: true },
  )
  const show = (change: { cidade?: string; de?: string }) =>
    setQuery({ cidade: city, de: from, ...change }, { replace: true, preventScrollReset: true })
  return (
    <CapacityCalendar
      days={days}
      city={city}
      onCity={(cidade) => show({ cidade })}
      from={from}
      onFrom={(de) => show({ de })}
      today={today}
      onRetry={retry}
    />
  )
}

function Providers({ viewer }: { viewer: 'admin' | 'provider' }) {
  const { providers } = useClient(asks)
  const [list, retry, replace] = useRemote((signal) => providers.list(signal), [providers])
  const keep = (one: StaffProvider) => {
    if (list.state !== 'ready') return
    const others = list.value.filter(({ id }) => id !== one.id)
    replace(
      [...others, one].toSorted((a, b) => `${a.city}${a.name}`.localeCompare(`${b.city}${b.name}`, 'pt-BR')),
    )
  }
  return (
    <ProviderList
      providers={list}
      viewer={viewer}
      onAdd={async (provider) => keep(await providers.add(provider))}
      onChange={async (id, change) => keep(await providers.change(id, change))}
      onAddTimeOff={async (id, days) => keep(await providers.addTimeOff(id, days))}
      onRemoveTimeOff={async (id, timeOffId) => keep(await providers.removeTimeOff(id, timeOffId))}
      onRetry={retry}
    />
  )
}

function Holidays({ viewer }: { viewer: 'admin' | 'provider' }) {
  const { holidays } = useClient(asks)
  const [list, retry, replace] = useRemote((signal) => holidays.list(signal), [holidays])
  return (
    <HolidayList
      holidays={list}
      viewer={viewer}
      onAdd={async (holiday) => replace(await holidays.add(holiday))}
      onRemove={async (id) => replace(await holidays.remove(id))}
      onRetry={retry}
    />
  )
}
