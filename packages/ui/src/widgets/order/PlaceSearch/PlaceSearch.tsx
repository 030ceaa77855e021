import type { Address } from '@ensaio/domain'
import { MapPin, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Frame, List, Option, Quiet } from './PlaceSearch.styles.ts'
import { type PlaceSuggestion, usePlaces } from './usePlaces.ts'

export type { PlaceSuggestion }

/** What a search of places takes; the widget itself loads no map script. */
export type PlaceSearchProps = {
  /** Asks for places like what was typed, in Brazil. */
  searchPlaces: (input: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>
  /** Reads the whole address of the place chosen. */
  readPlace: (id: string) => Promise<Address>
  onChoose: (address: Address) => void
  /** The mark of the service, which its terms ask for. */
  mark?: ReactNode
}

function countText(places: readonly PlaceSuggestion[]): string {
  if (places.length === 0) return 'Nenhum endereço encontrado.'
  return places.length === 1 ? '1 endereço encontrado.' : `${places.length} endereços encontrados.`
}

/**
 * Finds an address by its words. An accessible combobox: arrows move, Enter chooses, Esc closes, the count is read out. Whatever fails, it
 * says so quietly; put `AddressFields` under it, which stay open for typing.
 */
export function PlaceSearch({ searchPlaces, readPlace, onChoose, mark }: PlaceSearchProps) {
  const id = useId()
  const [input, setInput] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { places, isBusy, hasFailed, search, read } = usePlaces(searchPlaces, readPlace)
  const latest = useRef(onChoose)
  latest.current = onChoose
  const isShown = isOpen && places !== null && places.length > 0

  function type(text: string) {
    setInput(text)
    setActive(-1)
    setOpen(true)
    search(text)
  }

  async function choose(place: PlaceSuggestion) {
    setInput([place.title, place.subtitle].filter(Boolean).join(', '))
    setOpen(false)
    setActive(-1)
    const address = await read(place.id)
    // What the form holds by now, not what it held when the place was chosen.
    if (address) flushSync(() => latest.current(address))
  }

  function move(event: KeyboardEvent, by: number) {
    if (!places || places.length === 0) return
    event.preventDefault()
    setOpen(true)
    // From the text itself, up is the last one; past either end comes the text again.
    const stops = places.length + 1
    setActive(((active + 1 + by + stops) % stops) - 1)
  }

  function press(event: KeyboardEvent) {
    const chosen = isShown ? places[active] : undefined
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter') {
      // Enter in a search never sends the form around it.
      event.preventDefault()
      if (chosen) void choose(chosen)
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }

  return (
    <Frame>
      <Field label="Buscar endereço" hint="Rua e número, condomínio ou ponto de referência.">
        <TextInput
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={input}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
          before={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
          after={isBusy && <Spinner />}
        />
      </Field>
      <List role="listbox" id={`${id}-list`} aria-label="Endereços encontrados" hidden={!isShown}>
        {places?.map((place, index) => (
          <Option
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(place)}
          >
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>{place.title}</span>
            <small>{place.subtitle}</small>
          </Option>
        ))}
      </List>
      {mark}
      {hasFailed && <Quiet role="status">A busca não respondeu. Preencha o endereço abaixo.</Quiet>}
      {places?.length === 0 && (
        <Quiet aria-hidden="true">{countText(places)} Preencha os campos abaixo.</Quiet>
      )}
      <VisuallyHidden role="status">{isOpen && places ? countText(places) : ''}</VisuallyHidden>
    </Frame>
  )
}
