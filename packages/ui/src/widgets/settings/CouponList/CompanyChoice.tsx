import { formatCnpj, type StaffCompany } from '@ensaio/domain'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'

/** Finds companies by name, CNPJ or e-mail. */
export type FindCompanies = (
  text: string,
) => Promise<readonly Pick<StaffCompany, 'id' | 'name' | 'identification'>[]>

type Found = Awaited<ReturnType<FindCompanies>>

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: center;
  overflow-wrap: anywhere;
`

const List = styled.ul`
  border-top: 1px solid ${color.line};

  li {
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    line-height: 1.4;
  }

  strong {
    font-weight: 600;
  }
`

// More than are read through: a longer text finds fewer.
const mostShown = 5

function Search(props: {
  findCompanies: FindCompanies
  error?: string
  /** Moves the focus to the field, where the chosen company had it. */
  focused: boolean
  inputRef: Ref<HTMLInputElement | null>
  onType: (text: string) => void
  onChoose: (company: Found[number]) => void
}) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const searches = useRef(0)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.inputRef, () => input.current)

  useEffect(() => {
    if (props.focused) input.current?.focus()
  }, [props.focused])

  async function search() {
    if (text.trim() === '') return setProblem('Informe o nome, o CNPJ ou o e-mail.')
    searches.current += 1
    const nth = searches.current
    setProblem(null)
    try {
      const companies = await props.findCompanies(text.trim())
      if (nth === searches.current) setFound(companies)
    } catch (reason) {
      if (nth === searches.current) setProblem(failureMessage(reason))
    }
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter searches here, and does not send the form around it.
    event.preventDefault()
    void search()
  }
  const error = problem ?? props.error

  return (
    <>
      <Field
        label="Só para uma empresa"
        optional
        hint="Em branco, vale para todas."
        {...(error !== undefined && { error })}
      >
        <Line>
          <TextInput
            ref={input}
            autoComplete="off"
            maxLength={120}
            placeholder="Nome, CNPJ ou e-mail"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              props.onType(event.target.value)
            }}
            onKeyDown={press}
          />
          <Button onPress={search}>Buscar</Button>
        </Line>
      </Field>
      {found?.length === 0 && <Text soft>Nenhuma empresa foi encontrada.</Text>}
      {found !== null && found.length > 0 && (
        <List role="list" aria-label="Empresas encontradas">
          {found.slice(0, mostShown).map((one) => (
            <Line as="li" key={one.id}>
              <div>
                <strong>{one.name}</strong>
                <Text soft>{one.identification ? formatCnpj(one.identification) : 'Sem CNPJ'}</Text>
              </div>
              <Button size="small" label={`Escolher ${one.name}`} onPress={() => props.onChoose(one)}>
                Escolher
              </Button>
            </Line>
          ))}
        </List>
      )}
    </>
  )
}

/** Chooses the one company of a coupon, or none; the focus moves with the choice. */
export function CompanyChoice(props: {
  /** The company at first, with its name. */
  initial: { id: number; name: string } | null
  findCompanies: FindCompanies
  error?: string
  /** The field of the search, to take the focus when it is refused. */
  ref: Ref<HTMLInputElement | null>
  /** `typed`: a text is typed, and no company is chosen. */
  onChange: (id: number | 'typed' | null) => void
}) {
  const [chosen, setChosen] = useState(props.initial)
  const removal = useRef<HTMLButtonElement>(null)
  const [isChanged, setChanged] = useState(false)

  useEffect(() => {
    if (chosen !== null && isChanged) removal.current?.focus()
  }, [chosen, isChanged])

  function choose(company: { id: number; name: string } | null) {
    setChosen(company)
    setChanged(true)
    props.onChange(company?.id ?? null)
  }

  if (chosen === null) {
    return (
      <Search
        findCompanies={props.findCompanies}
        {...(props.error !== undefined && { error: props.error })}
        focused={isChanged}
        inputRef={props.ref}
        onType={(text) => props.onChange(text.trim() === '' ? null : 'typed')}
        onChoose={choose}
      />
    )
  }
  return (
    <Line>
      <p>
        Só para <strong>{chosen.name}</strong>
      </p>
      <Button
        ref={removal}
        size="small"
        label={`Tirar a empresa ${chosen.name}`}
        onPress={() => choose(null)}
      >
        Tirar
      </Button>
    </Line>
  )
}
