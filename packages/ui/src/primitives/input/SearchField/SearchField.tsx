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

/** Searches a list by a text: it asks on Enter or on the button, and offers to take the search in force away. */
export function SearchField(props: {
  /** What is searched: "Buscar clientes". */
  label: string
  placeholder?: string
  /** The text in force. */
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
