import { type AddressForm, type AddressParts, type PostalCodeAddress, states } from '@ensaio/domain'
import { type ReactNode, useRef } from 'react'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Cell, Cells, Frame, Note } from '../../../primitives/form/field-grid.ts'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { lookupNote } from './lookup-note.ts'
import { usePostalCodeLookup } from './usePostalCodeLookup.ts'

/** The props of `AddressFields`. */
export type AddressFieldsProps = {
  /** The address as typed; the CEP with or without its hyphen. */
  value: AddressParts
  /** The error messages by field; see `AddressForm` of the domain. */
  errors?: Partial<Record<keyof AddressForm, string>>
  /** Called on every edit, and once when a CEP fills in the fields. */
  onChange: (address: AddressParts) => void
  /** Looks up a complete CEP (8 digits); after a rejection the address can still be typed. */
  findPostalCode: (postalCode: string, signal: AbortSignal) => Promise<PostalCodeAddress>
  disabled?: boolean
  /** Lets the browser fill in the user's own address; leave it out for another person's address. */
  autoComplete?: 'billing' | 'shipping'
  /** An additional field beside the number, such as the complement. */
  extra?: ReactNode
}

const postalCodeFinder = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

/**
 * A Brazilian address, CEP first: a complete CEP fills in the other fields and moves the focus to the number, or to the street when the CEP
 * covers a whole town. A failed lookup changes no field; the answer to an older CEP is ignored. In a form of your own, validate with
 * `AddressForm` and call `focusFirstInvalid`.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { value, errors = {}, onChange, disabled, autoComplete, extra } = props
  const inputs = useRef<Partial<Record<keyof AddressParts, HTMLElement | null>>>({})
  const { lookup, edit } = usePostalCodeLookup({
    value,
    onChange,
    find: props.findPostalCode,
    goOn: (part) => {
      const { activeElement, body } = document
      // Keeps the focus of a user who is in another field already.
      if (activeElement === inputs.current.postal_code || activeElement === body)
        inputs.current[part]?.focus()
    },
  })
  const hasExtra = extra !== undefined

  function control(part: keyof AddressParts, token?: string) {
    return {
      ref: (input: HTMLElement | null) => {
        inputs.current[part] = input
      },
      name: part,
      disabled,
      autoComplete: autoComplete && token ? `${autoComplete} ${token}` : 'off',
    }
  }

  function text(part: keyof AddressParts, token?: string) {
    return (
      <TextInput
        {...control(part, token)}
        value={value[part]}
        onChange={(event) => edit({ [part]: event.target.value })}
      />
    )
  }

  return (
    <Frame role="group" aria-label="Endereço">
      <Cells>
        <Cell $wide={4}>
          <Field label="CEP" required error={errors.postal_code}>
            <MaskedInput
              mask="#####-###"
              {...control('postal_code', 'postal-code')}
              value={value.postal_code}
              onChange={(_, shown) => edit({ postal_code: shown })}
              // Always rendered: adding or removing the slot would remount the input and lose its focus.
              after={<span>{lookup.state === 'searching' && <Spinner />}</span>}
            />
          </Field>
        </Cell>
        <Cell $wide={8}>
          <Note>
            <p role="status">{lookupNote(lookup)}</p>
            {lookup.state !== 'found' && (
              <TextLink href={postalCodeFinder} external>
                Não sei o CEP
              </TextLink>
            )}
          </Note>
        </Cell>
        <Cell $wide={hasExtra ? 6 : 9}>
          <Field label="Rua" required error={errors.street}>
            {text('street', 'address-line1')}
          </Field>
        </Cell>
        <Cell $phone={5} $wide={hasExtra ? 2 : 3}>
          <Field label="Número" required error={errors.number}>
            {text('number')}
          </Field>
        </Cell>
        {hasExtra && (
          <Cell $phone={7} $wide={4}>
            {extra}
          </Cell>
        )}
        <Cell $phone={hasExtra ? 12 : 7} $wide={5}>
          <Field label="Bairro" required error={errors.neighborhood}>
            {text('neighborhood', 'address-level3')}
          </Field>
        </Cell>
        <Cell $phone={8} $wide={5}>
          <Field label="Cidade" required error={errors.city}>
            {text('city', 'address-level2')}
          </Field>
        </Cell>
        <Cell $phone={4} $wide={2}>
          <Field label="Estado" required error={errors.state}>
            <Select
              {...control('state', 'address-level1')}
              value={value.state}
              onChange={(event) => edit({ state: event.target.value })}
            >
              <option value="">UF</option>
              {states.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </Select>
          </Field>
        </Cell>
      </Cells>
    </Frame>
  )
}
