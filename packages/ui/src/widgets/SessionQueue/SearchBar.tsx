import { type QueueSearch, servedCities } from '@ensaio/domain'
import { Search } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { DayFilter } from './DayFilter.tsx'
import { isNarrowed } from './queue-words.ts'
import { Clear, SearchForm } from './SessionQueue.styles.ts'

/** What of a search the bar changes. */
export type QueueChange = Partial<Pick<QueueSearch, 'text' | 'city' | 'day'>>

/** Narrows the queues: by words when sent, by city and day of the visit at once. */
export function SearchBar(props: {
  search: QueueSearch
  onSearch: (change: QueueChange) => void
  /** Takes everything away that narrows. */
  onClear: () => void
  box: Ref<HTMLInputElement>
}) {
  const { search, onSearch } = props
  const given = search.text ?? ''
  const [text, setText] = useState(given)
  const [shown, setShown] = useState(given)
  // Changed from outside, as by "Limpar": what was typed gives way.
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
      <Field label="Cidade">
        <Select
          value={search.city ?? ''}
          onChange={(event) => onSearch({ city: event.target.value || null })}
        >
          <option value="">Todas</option>
          {servedCities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <DayFilter day={search.day ?? null} onDay={(day) => onSearch({ day })} />
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
