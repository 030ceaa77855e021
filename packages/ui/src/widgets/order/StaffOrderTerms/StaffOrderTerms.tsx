import {
  type AgreedPrice,
  type CityNames,
  centsOf,
  formatCents,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { CityWithoutVisits } from '../CityWithoutVisits.tsx'

/** What staff decide of an order for a client, as typed so far. */
export interface TypedTerms {
  /** The person of the company in whose name it is ordered. */
  person_id: number
  tells_person: boolean
  /** A price that was agreed on, in reais, and why; null for the price in force. */
  agreed: { price: number | null; reason: string } | null
}

/** The props of `StaffOrderTerms`. */
export type StaffOrderTermsProps = {
  people: StaffCompanyDetail['people']
  terms: TypedTerms
  onChange: (terms: TypedTerms) => void
  /** The price of one ensaio in force, in reais; null while unknown, or when units differ. */
  listPrice: number | null
  /** May the reader agree on another price? */
  canPrice: boolean
  /** The city of the order, and the served cities that nobody can visit yet: a warning when it is one of them. */
  place?: { city: string; citiesWithoutVisits: CityNames }
  /** The messages of wrong fields. */
  errors?: Partial<Record<keyof AgreedPrice | 'person_id', string>>
}

/** Decides in whose name staff order for a client, whether that person is told, and the price, if another one was agreed on. */
export function StaffOrderTerms(props: StaffOrderTermsProps) {
  const { people, terms, onChange, listPrice, canPrice, place, errors = {} } = props
  const { agreed } = terms
  const edit = (change: Partial<TypedTerms>) => onChange({ ...terms, ...change })
  return (
    <Card title="Pedido em nome do cliente">
      <Stack gap={16}>
        {place && <CityWithoutVisits city={place.city} cities={place.citiesWithoutVisits} />}
        <Field label="Em nome de" hint="Recebe os e-mails deste ensaio." error={errors.person_id}>
          <Select
            value={terms.person_id}
            onChange={(event) => edit({ person_id: Number(event.target.value) })}
          >
            {people.map(({ id, name, email }) => (
              <option key={id} value={id}>{`${name} (${email})`}</option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label="Avisar esta pessoa por e-mail"
          checked={terms.tells_person}
          onChange={(event) => edit({ tells_person: event.target.checked })}
        />
        {canPrice && (
          <Checkbox
            label="Combinar outro preço"
            checked={agreed !== null}
            onChange={(event) =>
              edit({ agreed: event.target.checked ? { price: listPrice, reason: '' } : null })
            }
          />
        )}
        {agreed !== null && (
          <Grid min={200} gap={16}>
            <Field
              label="Preço de cada ensaio"
              required
              error={errors.price}
              {...(listPrice !== null && { hint: `Tabela: ${formatCents(centsOf(listPrice))}` })}
            >
              <MoneyInput value={agreed.price} onChange={(price) => edit({ agreed: { ...agreed, price } })} />
            </Field>
            <Field label="Motivo" required hint="Só a equipe lê." error={errors.reason}>
              <TextInput
                autoComplete="off"
                maxLength={200}
                value={agreed.reason}
                onChange={(event) => edit({ agreed: { ...agreed, reason: event.target.value } })}
              />
            </Field>
          </Grid>
        )}
      </Stack>
    </Card>
  )
}
