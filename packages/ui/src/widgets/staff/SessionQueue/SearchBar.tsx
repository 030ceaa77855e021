import { type CityNames, type QueueSearch, sessionStatuses, statusLongLabel } from '@ensaio/domain'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, type Ref, useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { CityOptions } from '../CityOptions.tsx'
import { DayFilter } from '../DayFilter.tsx'
import { filtersIn, isNarrowed } from './queue-words.ts'
import { Clear, More, Opener, SearchForm } from './SessionQueue.styles.ts'

/** The part of a search that the bar changes. */
export type QueueChange = Partial<
  Pick<QueueSearch, 'text' | 'city' | 'provider_id' | 'status' | 'day' | 'until'>
>

/** A photographer to filter by. */
export type QueuePerson = { id: number; name: string }

const statusOf = (value: string) => sessionStatuses.find((one) => String(one) === value) ?? null

/** Filters the queues: by text on submit; by city, photographer, status and day at once. */
export function SearchBar(props: {
  search: QueueSearch
  /** Photographers to choose from; without them there is no such filter. */
  people: readonly QueuePerson[] | undefined
  cities: CityNames
  onSearch: (change: QueueChange) => void
  /** Removes all filters. */
  onClear: () => void
  box: Ref<HTMLInputElement>
}) {
  const { search, onSearch } = props
  const given = search.text ?? ''
  const [text, setText] = useState(given)
  const [shown, setShown] = useState(given)
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const count = filtersIn(search)
  // Changed from outside, as by "Limpar": the typed text is replaced.
  if (shown !== given) {
    setShown(given)
    setText(given)
  }

  function send(event: FormEvent) {
    event.preventDefault()
    onSearch({ text: text.trim() })
  }

  return (
    <SearchForm role="search" aria-label="Filtrar ensaios" noValidate onSubmit={send}>
      <Field label="Buscar">
        <TextInput
          ref={props.box}
          type="search"
          enterKeyHint="search"
          placeholder="Endereço, empresa, referência ou número"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          after={
            <Button
              type="submit"
              variant="quiet"
              size="small"
              iconOnly
              icon={<Search size={18} strokeWidth={1.75} />}
            >
              Buscar
            </Button>
          }
        />
      </Field>
      <Opener>
        <Button
          size="small"
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
          expanded={isOpen}
          controls={moreId}
          onPress={() => setOpen(!isOpen)}
        >
          {count > 0 ? `Filtros (${count})` : 'Filtros'}
        </Button>
      </Opener>
      <More id={moreId} data-open={isOpen || undefined}>
        <Field label="Cidade">
          <Select
            value={search.city ?? ''}
            onChange={(event) => onSearch({ city: event.target.value || null })}
          >
            <option value="">Todas</option>
            <CityOptions cities={props.cities} current={search.city} />
          </Select>
        </Field>
        {props.people && (
          <Field label="Fotógrafo">
            <Select
              value={search.provider_id ?? ''}
              onChange={(event) => onSearch({ provider_id: Number(event.target.value) || null })}
            >
              <option value="">Todos</option>
              {props.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Situação">
          <Select
            value={search.status ?? ''}
            onChange={(event) => onSearch({ status: statusOf(event.target.value) })}
          >
            <option value="">Todas</option>
            {sessionStatuses.map((of) => (
              <option key={of} value={of}>
                {statusLongLabel(of)}
              </option>
            ))}
          </Select>
        </Field>
        <DayFilter
          label={search.until ? 'Visita de' : 'Dia da visita'}
          day={search.day ?? null}
          onDay={(day) => onSearch({ day })}
        />
        {search.until && (
          <DayFilter label="Visita até" day={search.until} onDay={(until) => onSearch({ until })} />
        )}
      </More>
      {isNarrowed(search) && (
        <Clear>
          <Button variant="quiet" onPress={props.onClear}>
            Limpar
          </Button>
        </Clear>
      )}
    </SearchForm>
  )
}
