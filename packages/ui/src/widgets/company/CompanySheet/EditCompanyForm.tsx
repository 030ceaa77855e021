import { CompanyChange, type StaffCompanyDetail } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { CnpjField } from '../CnpjField.tsx'

/** The person who came first, whom the company began with. */
function firstPerson({ people }: StaffCompanyDetail) {
  return people.toSorted((one, other) => one.id - other.id)[0]
}

function typedOf(company: StaffCompanyDetail): CompanyChange {
  const { name, corporate_name, identification } = company
  const contact = firstPerson(company)
  const told = { name, corporate_name, identification }
  return contact ? { ...told, contact: { id: contact.id, name: contact.name, phone: contact.phone } } : told
}

/** The dialog that changes names, CNPJ and first person of a company. Open while rendered. */
export function EditCompanyForm(props: {
  company: StaffCompanyDetail
  /** Saves what was typed over. */
  onSave: (change: CompanyChange) => Promise<unknown>
  onClose: () => void
}) {
  const { company } = props
  const contact = firstPerson(company)
  const form = useForm<CompanyChange, unknown, v.InferOutput<typeof CompanyChange>>({
    resolver: valibotResolver(CompanyChange),
    defaultValues: typedOf(company),
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Editar empresa"
      action="Salvar"
      form={form}
      onSend={(typed) => props.onSave(changedFields(form, typed))}
      onClose={props.onClose}
    >
      <Field label="Empresa" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <Field label="Razão social" optional error={errors.corporate_name?.message}>
        <TextInput
          autoComplete="off"
          maxLength={200}
          {...register('corporate_name', { setValueAs: (text: string | null) => text?.trim() || null })}
        />
      </Field>
      <CnpjField control={control} name="identification" empty={null} />
      {contact && (
        <Grid min={180} gap={16}>
          <Field label="Nome do contato" required hint={contact.email} error={errors.contact?.name?.message}>
            <TextInput autoComplete="off" maxLength={120} {...register('contact.name')} />
          </Field>
          <Controller
            control={control}
            name="contact.phone"
            render={({ field }) => (
              <Field label="Telefone" optional error={errors.contact?.phone?.message}>
                <PhoneInput
                  {...field}
                  value={field.value ?? ''}
                  onChange={(phone) => field.onChange(phone === '' ? null : phone)}
                  autoComplete="off"
                />
              </Field>
            )}
          />
        </Grid>
      )}
    </FormDialog>
  )
}
