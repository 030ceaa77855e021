import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { space } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
`

/** Searches a list by text, on Enter or on the button; offers to clear the current search. */
export function SearchField(props: {
  /** The label: "Buscar clientes". */
  label: string
  placeholder?: string
  /** The text of the current search. */
  value: string
  onSearch: (text: string) => void
}) {
  const { label, value } = props
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const [inForce, setInForce] = useState(value)
  if (inForce !== value) {
    setInForce(value)
    setDraft(value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    props.onSearch(draft.trim())
  }

  function clear() {
    setDraft('')
    input.current?.focus()
    props.onSearch('')
  }

  return (
    <Form role="search" aria-label={label} onSubmit={submit}>
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={props.placeholder}
        maxLength={120}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        before={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        after={
          value !== '' && (
            <Button
              variant="quiet"
              size="small"
              iconOnly
              icon={<X size={18} strokeWidth={1.75} />}
              onPress={clear}
            >
              Limpar busca
            </Button>
          )
        }
      />
      <Button type="submit">Buscar</Button>
    </Form>
  )
}
