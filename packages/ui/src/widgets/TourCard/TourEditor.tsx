import { type Tour, TourForm } from '@ensaio/domain'
import { object, pipe, rawCheck, safeParse, string, transform } from 'valibot'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { Row } from '../../primitives/Layout/Layout.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { StaffPart } from '../LinkCard/StaffPart.ts'
import { useKeptForm } from '../LinkCard/useKeptForm.ts'

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

/** What staff fill in of a tour: two URLs and the hosting in months. A failure keeps what was typed. */
export function TourEditor(props: { tour: Tour | null; onSave: (form: TourForm) => Promise<unknown> }) {
  const { tour, onSave } = props
  const { form, field, errors, isSaving } = useKeptForm({ kept: typed(tour), schema: TypedTour, onSave })
  return (
    <StaffPart as="form" {...form}>
      <Field label="URL do Matterport" error={errors.matterport_url}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://my.matterport.com/show/?m="
          {...field('matterport_url')}
        />
      </Field>
      <Field label="URL do tour" error={errors.tour_url}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...field('tour_url')}
        />
      </Field>
      <Field label="Hospedagem, em meses" hint="Contada a partir da entrega." error={errors.host_prize}>
        <TextInput type="number" inputMode="numeric" min={0} max={120} {...field('host_prize')} />
      </Field>
      <Row>
        <Button type="submit" waiting={isSaving}>
          SALVAR
        </Button>
      </Row>
    </StaffPart>
  )
}
