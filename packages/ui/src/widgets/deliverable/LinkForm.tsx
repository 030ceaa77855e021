import { SafeLink } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { object } from 'valibot'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { useToast } from '../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../primitives/form/Field/Field.tsx'
import { showFieldFailures } from '../../primitives/form/field-failures.ts'
import { useKeptValues } from '../../primitives/form/useKeptValues.ts'
import { TextInput } from '../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../primitives/layout/Layout/Layout.tsx'
import { StaffPart } from './StaffPart.ts'

const LinkValues = object({ url: SafeLink })

/** Asks for one URL and saves it: http or https, required (rule safe-links). A failure keeps the typed text. */
export function LinkForm(props: {
  label: string
  hint?: string
  /** The saved URL. */
  kept?: string
  /** Empties the field once it is saved, for a list that grows. */
  clears?: boolean
  onSave: (url: string) => Promise<unknown>
}) {
  const { kept = '', clears = false } = props
  const { say, fail } = useToast()
  const form = useForm({ defaultValues: { url: kept }, resolver: valibotResolver(LinkValues) })
  const keep = useKeptValues(form, { url: kept })
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async ({ url }) => {
    try {
      await keep(() => props.onSave(url), clears ? { url: '' } : undefined)
      say('Salvo com sucesso!')
    } catch (reason) {
      showFieldFailures(reason, form)
      fail('Falha ao salvar a URL!')
    }
  })

  return (
    <StaffPart as="form" noValidate onSubmit={save}>
      <Field label={props.label} required hint={props.hint} error={errors.url?.message}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.register('url')}
        />
      </Field>
      <Row>
        <Button type="submit" waiting={isSubmitting}>
          SALVAR
        </Button>
      </Row>
    </StaffPart>
  )
}
