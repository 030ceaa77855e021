import { type Tour, TourForm } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { object, pipe, rawCheck, safeParse, string, transform } from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { showFieldFailures } from '../../../primitives/form/field-failures.ts'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { StaffPart } from '../StaffPart.ts'
import { hostingHint } from './hosting-hint.ts'

const { host_prize: Months, ...links } = TourForm.entries
const TypedTour = object({
  ...links,
  host_prize: pipe(
    string(),
    rawCheck(({ dataset, addIssue }) => {
      const problem = safeParse(Months, dataset.value || null).issues?.[0]
      if (problem) addIssue({ message: problem.message })
    }),
    transform((months) => (months === '' ? null : Number(months))),
  ),
})

function typed(tour: Tour | null) {
  return {
    matterport_url: tour?.matterport_url ?? '',
    tour_url: tour?.tour_url ?? '',
    host_prize: tour?.host_prize == null ? '' : String(tour.host_prize),
  }
}

/** What staff fill in of a tour: two URLs and the hosting in months. A failure keeps the typed text. */
export function TourEditor(props: { tour: Tour | null; onSave: (form: TourForm) => Promise<unknown> }) {
  const { tour, onSave } = props
  const { say, fail } = useToast()
  const form = useForm({ defaultValues: typed(tour), resolver: valibotResolver(TypedTour) })
  const keep = useKeptValues(form, typed(tour))
  const { errors, isSubmitting } = form.formState

  const save = form.handleSubmit(async (values) => {
    try {
      await keep(() => onSave(values))
      say('Salvo com sucesso!')
    } catch (reason) {
      showFieldFailures(reason, form)
      fail('Falha ao salvar a URL!')
    }
  })

  return (
    <StaffPart as="form" noValidate onSubmit={save}>
      <Field label="URL do Matterport" error={errors.matterport_url?.message}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://my.matterport.com/show/?m="
          {...form.register('matterport_url')}
        />
      </Field>
      <Field label="URL do tour" error={errors.tour_url?.message}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...form.register('tour_url')}
        />
      </Field>
      <Field label="Hospedagem, em meses" hint={hostingHint} error={errors.host_prize?.message}>
        <TextInput type="number" inputMode="numeric" min={0} max={120} {...form.register('host_prize')} />
      </Field>
      <Row>
        <Button type="submit" waiting={isSubmitting}>
          SALVAR
        </Button>
      </Row>
    </StaffPart>
  )
}
