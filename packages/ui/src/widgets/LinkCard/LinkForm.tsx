import { SafeLink } from '@ensaio/domain'
import { object } from 'valibot'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { Row } from '../../primitives/Layout/Layout.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { StaffPart } from './StaffPart.ts'
import { useKeptForm } from './useKeptForm.ts'

const LinkValues = object({ url: SafeLink })

/** Asks for one URL and saves it: http or https, required (spec §5, D36). A failure keeps what was typed. */
export function LinkForm(props: {
  label: string
  hint?: string
  /** What is saved now. */
  kept?: string
  /** Empties the field once it is saved, for a list that grows. */
  clears?: boolean
  onSave: (url: string) => Promise<unknown>
}) {
  const { kept = '', clears = false } = props
  const { form, field, errors, isSaving } = useKeptForm({
    kept: { url: kept },
    schema: LinkValues,
    onSave: ({ url }) => props.onSave(url),
    ...(clears ? { afterwards: { url: '' } } : {}),
  })
  return (
    <StaffPart as="form" {...form}>
      <Field label={props.label} required hint={props.hint} error={errors.url}>
        <TextInput type="url" inputMode="url" autoComplete="off" placeholder="https://" {...field('url')} />
      </Field>
      <Row>
        <Button type="submit" waiting={isSaving}>
          SALVAR
        </Button>
      </Row>
    </StaffPart>
  )
}
