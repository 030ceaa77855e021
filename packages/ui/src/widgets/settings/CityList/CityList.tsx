import { brazilianZones, type CityChange, type NewCity, type StaffCity, withNoun } from '@ensaio/domain'
import { MapPin, MapPinOff, Pencil, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Entries, Entry, Facts } from '../entries.styles.ts'
import { CityDialog, NewCityDialog } from './CityDialog.tsx'

/** The props of `CityList`. Each promise settles once the list holds the answer. */
export type CityListProps = {
  /** All cities by name, also those that take no orders any more. */
  cities: Remote<StaffCity[]>
  /** Adds a city; a rejection that names fields is shown at them. */
  onAdd: (city: NewCity) => Promise<unknown>
  /** Changes the time zone, or whether orders are taken. */
  onChange: (id: number, change: CityChange) => Promise<unknown>
  /** The URL of a city's start times. */
  hoursHref?: (id: number) => string
  onRetry: Press
}

const zoneLabel = (zone: string) => brazilianZones.find((one) => one.zone === zone)?.label ?? zone

function photographersText(count: number): string {
  return withNoun(count, 'fotógrafo', 'fotógrafos')
}

function CityFacts({ city, hoursHref }: { city: StaffCity; hoursHref: CityListProps['hoursHref'] }) {
  const { active, photographers, time_zone } = city
  return (
    <Facts>
      {!active && (
        <Badge tone="grey" icon={<MapPinOff size={14} strokeWidth={1.75} aria-hidden="true" />}>
          Sem novos pedidos
        </Badge>
      )}
      {active && photographers === 0 ? (
        <Badge tone="yellow" icon={<TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />}>
          Sem fotógrafos: não há horários
        </Badge>
      ) : (
        <span>{photographersText(photographers)}</span>
      )}
      <span>Hora de {zoneLabel(time_zone)}</span>
      {hoursHref && (
        <TextLink href={hoursHref(city.id)} aria-label={`Horários das visitas em ${city.name}`}>
          Horários das visitas
        </TextLink>
      )}
    </Facts>
  )
}

/** The cities in which orders are taken, with their photographers and time zones; staff add and change them. */
export function CityList({ cities, onAdd, onChange, hoursHref, onRetry }: CityListProps) {
  const [editing, setEditing] = useState<StaffCity | 'new' | null>(null)
  const close = () => setEditing(null)
  const add = (
    <Button
      size="small"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setEditing('new')}
    >
      Adicionar cidade
    </Button>
  )
  return (
    <Card title="Cidades atendidas" aside={cities.state === 'ready' && add} flush>
      <Await
        remote={cities}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as cidades"
        waiting={<Skeleton height="180px" />}
      >
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState
                icon={<MapPin size={24} strokeWidth={1.75} />}
                title="Nenhuma cidade ainda"
                text="Sem uma cidade, ninguém consegue pedir um ensaio."
              />
            ) : (
              <Entries role="list">
                {list.map((city) => (
                  <Entry key={city.id}>
                    <strong>
                      {city.name} ({city.state})
                    </strong>
                    <CityFacts city={city} hoursHref={hoursHref} />
                    <Button
                      variant="quiet"
                      size="small"
                      iconOnly
                      icon={<Pencil size={18} strokeWidth={1.75} />}
                      onPress={() => setEditing(city)}
                    >
                      {`Editar ${city.name}`}
                    </Button>
                  </Entry>
                ))}
              </Entries>
            )}
            {editing === 'new' && <NewCityDialog onAdd={onAdd} onClose={close} />}
            {editing !== null && editing !== 'new' && (
              <CityDialog city={editing} onSave={(change) => onChange(editing.id, change)} onClose={close} />
            )}
          </>
        )}
      </Await>
    </Card>
  )
}
