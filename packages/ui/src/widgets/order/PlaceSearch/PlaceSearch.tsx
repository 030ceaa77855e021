import type { Address } from '@ensaio/domain'
import { withNoun } from '@ensaio/domain'
import { MapPin, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Frame, List, Note, Option } from './PlaceSearch.styles.ts'
import { type PlaceSuggestion, usePlaces } from './usePlaces.ts'

export type { PlaceSuggestion }

/** The props of `PlaceSearch`; the widget itself loads no map script. */
export type PlaceSearchProps = {
  /** Finds places in Brazil that match the typed text. */
  searchPlaces: (input: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>
  /** Returns the full address of the chosen place. */
  readPlace: (id: string) => Promise<Address>
  onChoose: (address: Address) => void
  /** The attribution that the search service requires. */
  mark?: ReactNode
}

function countText(places: readonly PlaceSuggestion[]): string {
  if (places.length === 0) return 'Nenhum endereço encontrado.'
  return withNoun(places.length, 'endereço encontrado.', 'endereços encontrados.')
}

/**
 * Finds an address by text. An accessible combobox: arrow keys move, Enter chooses, Esc closes, and screen readers announce the number of
 * results. A failure is shown as a note; put `AddressFields` below it, so that the address can still be typed.
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
    // Calls the current handler: the form may have changed since the place was chosen.
    if (address) flushSync(() => latest.current(address))
  }

  function move(event: KeyboardEvent, by: number) {
    if (!places || places.length === 0) return
    event.preventDefault()
    setOpen(true)
    // The text field (-1) is one of the positions: ArrowUp moves from it to the last place, and ArrowDown from the last place back to it.
    const positions = places.length + 1
    setActive(((active + 1 + by + positions) % positions) - 1)
  }

  function press(event: KeyboardEvent) {
    const chosen = isShown ? places[active] : undefined
    if (event.key === 'ArrowDown') move(event, 1)
    else if (event.key === 'ArrowUp') move(event, -1)
    else if (event.key === 'Enter') {
      // Prevents Enter from submitting the surrounding form.
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
      {hasFailed && <Note role="status">A busca não respondeu. Preencha o endereço abaixo.</Note>}
      {places?.length === 0 && <Note aria-hidden="true">{countText(places)} Preencha os campos abaixo.</Note>}
      <VisuallyHidden role="status">{isOpen && places ? countText(places) : ''}</VisuallyHidden>
    </Frame>
  )
}
