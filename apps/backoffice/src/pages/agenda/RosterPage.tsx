import { calendarFeedCalls, companyCalls, holidayCalls, providerCalls, queueCalls } from '@ensaio/client'
import {
  hasRight,
  isLocalDate,
  mondayOf,
  type QueueSearch,
  type StaffHoliday,
  type StaffProvider,
  status,
  type TimeOff,
  wallClock,
} from '@ensaio/domain'
import {
  CalendarFeedArea,
  citiesOfPage,
  type FeedCalls,
  houseZone,
  OwnCalendar,
  PageTitle,
  useAccount,
  useClient,
  useComingBack,
  useNow,
  userOf,
} from '@ensaio/frame'
import {
  Button,
  CapacityCalendar,
  CsvButton,
  Heading,
  HolidayList,
  ProviderList,
  Row,
  Stack,
  saveFile,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useHref, useSearchParams } from 'react-router-dom'
import { queueAddress } from '../queue-query.ts'

const asks = {
  calendarFeeds: calendarFeedCalls,
  companies: companyCalls,
  holidays: holidayCalls,
  providers: providerCalls,
  queue: queueCalls,
}

/** `/agenda/roster`: capacity by city, photographers with their days off, and holidays; photographers see only their own days off, at `/agenda`. */
export function RosterPage() {
  const isOffice = hasRight(useAccount(userOf), 'photographers')
  // Every change of working days or holidays changes the capacity.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)
  return (
    <Stack gap={48}>
      <PageTitle of={isOffice ? 'Escala' : 'Agenda'} area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>{isOffice ? 'Escala' : 'Minha agenda'}</Heading>
        {isOffice && <Button href="/agenda">Ver o quadro</Button>}
      </Row>
      {isOffice && (
        <Section title="Capacidade">
          <Capacity changes={changes} />
        </Section>
      )}
      {isOffice && <CityCalendar />}
      <Section title={isOffice ? 'Fotógrafos' : 'Meus dias'}>
        <Providers viewer={isOffice ? 'admin' : 'provider'} onChanged={changed} />
      </Section>
      {!isOffice && <OwnCalendar of="photographer" />}
      <Section title="Feriados">
        <Holidays viewer={isOffice ? 'admin' : 'provider'} onChanged={changed} />
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

/** The city that the address names, or the first one. */
function chosenCity(query: URLSearchParams): string {
  const cities = citiesOfPage()
  return cities.find((name) => name === query.get('cidade')) ?? cities[0] ?? ''
}

/** The calendar subscription of the city on screen. */
function CityCalendar() {
  const client = useClient(asks)
  const [query] = useSearchParams()
  const city = chosenCity(query)
  const calls = useMemo<FeedCalls>(
    () => ({
      get: (signal) => client.calendarFeeds.getOfCity(city, signal),
      create: () => client.calendarFeeds.createOfCity(city),
      end: () => client.calendarFeeds.endOfCity(city),
    }),
    [client, city],
  )
  // An address on screen is that of one city.
  return <CalendarFeedArea key={city} of={{ city }} calls={calls} />
}

/** Booked visits on the new days off or holiday, earliest first, and the link to handle them. */
function useBookedVisits() {
  const client = useClient(asks)
  const root = useHref('/').replace(/\/$/, '')
  return {
    find: async (where: QueueSearch) => {
      const page = await client.queue.search({ queue: 'all', status: status.scheduled, ...where })
      return { visits: page.sessions.toReversed(), total: page.totals.all }
    },
    open: (id: number) => `${root}/sessions/${id}`,
    reassign: (id: number) => `${root}/sessions/${id}?trocar=1`,
  }
}

function Capacity({ changes }: { changes: number }) {
  const client = useClient(asks)
  const today = wallClock(useNow(), houseZone()).date
  const [query, setQuery] = useSearchParams()
  const cities = citiesOfPage()
  const city = chosenCity(query)
  const asked = query.get('de')
  const from = mondayOf(asked !== null && isLocalDate(asked) ? asked : today)
  const [days, retry] = useRemote(
    (signal) => client.providers.capacity(city, from, signal),
    [client, city, from, changes],
    { keepsOther: true },
  )
  // Visits are moved or reassigned in other tabs.
  useComingBack(retry)
  const show = (change: { cidade?: string; de?: string }) =>
    setQuery({ cidade: city, de: from, ...change }, { replace: true, preventScrollReset: true })
  return (
    <CapacityCalendar
      days={days}
      city={city}
      cities={cities}
      onCity={(cidade) => show({ cidade })}
      from={from}
      onFrom={(de) => show({ de })}
      today={today}
      dayHref={(day) => queueAddress({ queue: 'all', city, day })}
      onRetry={retry}
    />
  )
}

type PartProps = { viewer: 'admin' | 'provider'; onChanged: () => void }

/** The photographers with their working days and days off; a photographer sees only themselves. */
export function Providers({ viewer, onChanged }: PartProps) {
  const { companies, providers } = useClient(asks)
  const { say } = useToast()
  const [list, retry, replace] = useRemote((signal) => providers.list(signal), [providers])
  useComingBack(retry)
  const { find, open, reassign } = useBookedVisits()
  const keep = (one: StaffProvider) => {
    onChanged()
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
      cities={citiesOfPage()}
      onAdd={async (provider) => keep(await providers.add(provider))}
      onChange={async (id, change) => keep(await providers.change(id, change))}
      onInvite={async (email) => {
        await companies.inviteAgain(email)
        say(`Convite enviado para ${email}.`)
      }}
      onCorrectEmail={async (email, newEmail) => {
        await companies.correctEmail(email, newEmail)
        say(`Convite enviado para ${newEmail}.`)
        await retry()
      }}
      onResetSecondStep={async ({ id, name }) => {
        keep(await providers.resetSecondStep(id))
        say(`${name} entra agora só com a senha.`)
      }}
      onAddTimeOff={async (id, days) => keep(await providers.addTimeOff(id, days))}
      onRemoveTimeOff={async (id, timeOffId) => keep(await providers.removeTimeOff(id, timeOffId))}
      findVisits={(id, { starts_on, ends_on }) => find({ provider_id: id, day: starts_on, until: ends_on })}
      visitLinks={viewer === 'admin' ? { open, reassign } : { open }}
      visitsHref={(id, days) => bookedAddress(id, days)}
      actions={
        <CsvButton
          of="Fotógrafos"
          onDownload={async (share, signal) => saveFile(await providers.exportList(share, signal))}
        />
      }
      onRetry={retry}
    />
  )
}

/** The address of a photographer's booked visits, limited to these days if given. */
function bookedAddress(id: number, days?: TimeOff): string {
  const when = days ? { day: days.starts_on, until: days.ends_on } : {}
  return queueAddress({ queue: 'all', provider_id: id, status: status.scheduled, ...when })
}

function Holidays({ viewer, onChanged }: PartProps) {
  const { holidays } = useClient(asks)
  const [list, retry, replace] = useRemote((signal) => holidays.list(signal), [holidays])
  const { find, open } = useBookedVisits()
  const keep = (all: StaffHoliday[]) => {
    onChanged()
    replace(all)
  }
  return (
    <HolidayList
      holidays={list}
      viewer={viewer}
      cities={citiesOfPage()}
      onAdd={async (holiday) => keep(await holidays.add(holiday))}
      onRemove={async (id) => keep(await holidays.remove(id))}
      findVisits={({ city, day }) => find({ city, day })}
      visitLinks={{ open }}
      onRetry={retry}
    />
  )
}
