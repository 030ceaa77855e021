import {
  type Address,
  AddressForm,
  type AddressParts,
  addressParts,
  CompanyForm,
  cnpjMask,
  Failure,
  formatPostalCode,
  type Onboarding,
  type PostalCodeAddress,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { type Press, usePress } from '../../../primitives/action/usePress.ts'
import { failureMessage, useReport } from '../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { showFieldFailures } from '../../../primitives/form/field-failures.ts'
import { focusFirstInvalid } from '../../../primitives/form/focus-invalid.ts'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AddressFields } from '../../order/AddressFields/AddressFields.tsx'
import { PlaceSearch, type PlaceSearchProps } from '../../order/PlaceSearch/PlaceSearch.tsx'
import { LogoField } from '../LogoField.tsx'

/** The props of `CompanyStep`. */
export type CompanyStepProps = {
  /** The data entered so far. */
  initial: Onboarding['company']
  /** Looks a whole CEP (8 digits) up. */
  findPostalCode: (postalCode: string, signal: AbortSignal) => Promise<PostalCodeAddress>
  /** Searches places by text; left out without a key for the service. */
  places?: Pick<PlaceSearchProps, 'searchPlaces' | 'readPlace' | 'mark'>
  /** Saves the company; `logo` is null when unchanged. A rejection that names fields is shown at them. */
  onSave: (form: CompanyForm, logo: File | null) => Promise<unknown>
  /** "Mais Tarde", in the first access; left out where the company is completed later. */
  onLater?: Press
}

const nowhere: AddressParts = {
  postal_code: '',
  street: '',
  number: '',
  neighborhood: '',
  city: '',
  state: '',
}

// While it is typed, the state is any text.
const Judged = v.object({ ...CompanyForm.entries, address: v.pipe(v.any(), AddressForm) })

type Typed = { identification: string; corporate_name: string; address: AddressParts }

/** The company's own data: CNPJ with letters, corporate name, address and logo. Missing values are reported at their fields, and the first gets the focus. */
export function CompanyStep({ initial, findPostalCode, places, onSave, onLater }: CompanyStepProps) {
  const [logo, setLogo] = useState<File | null>(null)
  const [logoRefusal, setLogoRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const sheet = useRef<HTMLFormElement>(null)
  const report = useReport()
  const form = useForm<Typed, unknown, CompanyForm>({
    resolver: valibotResolver(Judged),
    shouldFocusError: false,
    defaultValues: {
      identification: initial.identification ?? '',
      corporate_name: initial.corporate_name ?? '',
      address: initial.address ?? nowhere,
    },
  })
  const { control, register, formState } = form
  const { errors } = formState
  const wrong = (Object.keys(nowhere) as (keyof AddressParts)[]).map(
    (part) => [part, errors.address?.[part]?.message] as const,
  )

  const send = form.handleSubmit(
    (company) => onSave(company, logo),
    () => setTries((before) => before + 1),
  )
  const { press, pressing } = usePress(send, (reason) => {
    const refusedLogo = reason instanceof Failure ? reason.fields.logo : undefined
    setLogoRefusal(refusedLogo ?? null)
    if (showFieldFailures(reason, form)) setTries((before) => before + 1)
    else if (!refusedLogo) report(failureMessage(reason))
  })

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(sheet.current)
  }, [tries])

  function takePlace(address: Address) {
    const { postal_code, ...parts } = addressParts(address)
    form.setValue('address', { ...parts, postal_code: formatPostalCode(postal_code) }, { shouldDirty: true })
  }

  function changeLogo(next: File | null) {
    setLogo(next)
    setLogoRefusal(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <Stack as="form" ref={sheet} gap={32} noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1}>Sua empresa</Heading>
        <Text soft>Estes dados vão nos recibos, e o logo aparece nos convites de agendamento.</Text>
      </Stack>
      <Stack gap={24}>
        <Controller
          control={control}
          name="identification"
          render={({ field }) => (
            <Field
              label="CNPJ"
              required
              hint="Números e letras, como está no cartão do CNPJ."
              error={errors.identification?.message}
            >
              <MaskedInput
                {...field}
                mask={cnpjMask}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </Field>
          )}
        />
        <Field label="Razão social" required error={errors.corporate_name?.message}>
          <TextInput autoComplete="organization" {...register('corporate_name')} />
        </Field>
      </Stack>
      {places && <PlaceSearch {...places} onChoose={takePlace} />}
      <Controller
        control={control}
        name="address"
        render={({ field }) => (
          <AddressFields
            value={field.value}
            errors={Object.fromEntries(wrong)}
            onChange={field.onChange}
            findPostalCode={findPostalCode}
            autoComplete="billing"
          />
        )}
      />
      <LogoField kept={initial.logo_url} logo={logo} refusal={logoRefusal} onChange={changeLogo} />
      <ActionBar>
        <Button type="submit" variant="primary" size="large" waiting={pressing}>
          {onLater ? 'Próximo' : 'Salvar'}
        </Button>
        {onLater && (
          <Button variant="quiet" size="large" onPress={onLater}>
            Mais Tarde
          </Button>
        )}
      </ActionBar>
    </Stack>
  )
}
