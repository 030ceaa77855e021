import {
  type PropertyForm,
  PropertyFormWithArea,
  PropertyForm as PropertyFormWithoutArea,
  propertyForm,
  propertyOf,
  type VerticalData,
} from '@ensaio/domain'
import { SaveIndicator } from '../../../primitives/feedback/SaveIndicator/SaveIndicator.tsx'
import { useSavedForm } from '../../../primitives/form/useSavedForm.ts'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { PropertyFields } from './PropertyFields.tsx'

function shownOf(form: PropertyForm, isCar: boolean, hasArea: boolean): Partial<VerticalData> {
  const { area, ...others } = propertyOf(form)
  const { reference, keys } = others
  if (isCar) return { reference, keys }
  return hasArea ? { ...others, area } : others
}

/** The property's particulars as a form that saves itself. */
export function PropertyEditor(props: {
  vertical_data: VerticalData
  isCar: boolean
  areaReadOnly?: boolean
  onSave: (vertical_data: Partial<VerticalData>) => Promise<unknown>
}) {
  const { vertical_data, isCar, areaReadOnly = true, onSave } = props
  const hasArea = !isCar && !areaReadOnly
  const { field, errors, indicator, form } = useSavedForm({
    kept: propertyForm(vertical_data),
    schema: hasArea ? PropertyFormWithArea : PropertyFormWithoutArea,
    onSave: (typed: PropertyForm) => onSave(shownOf(typed, isCar, hasArea)),
  })
  return (
    <Card title="Informações importantes" aside={<SaveIndicator {...indicator} />}>
      <Stack as="form" {...form}>
        <PropertyFields field={field} errors={errors} isCar={isCar} areaReadOnly={areaReadOnly} />
        <button type="submit" hidden>
          Salvar
        </button>
      </Stack>
    </Card>
  )
}
