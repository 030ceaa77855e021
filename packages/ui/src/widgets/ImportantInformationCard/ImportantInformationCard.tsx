import {
  cars,
  housing,
  type PropertyForm,
  PropertyFormWithArea,
  PropertyForm as PropertyFormWithoutArea,
  propertyForm,
  propertyOf,
  type VerticalData,
} from '@ensaio/domain'
import { Boundary } from '../../primitives/Boundary/Boundary.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { BrokenCard } from '../DeliverableColumn/BrokenCard.tsx'
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx'
import { useSavedForm } from '../SaveIndicator/useSavedForm.ts'
import { PropertyFacts } from './PropertyFacts.tsx'
import { PropertyFields } from './PropertyFields.tsx'

/** What the card of the property's particulars takes. */
export type ImportantInformationCardProps = {
  vertical_data: VerticalData
  /** 1 housing, 2 cars; any other breaks this card alone (D23). */
  vertical_id: number
  readOnly: boolean
  /** The area decides the price: shown, not asked, unless false (spec §5). */
  areaReadOnly?: boolean
  /** Saves what this card shows; called when a field that was changed is left, once all are right. */
  onSave: (vertical_data: Partial<VerticalData>) => Promise<unknown>
}

/** What the photographer needs to find and open the property: unit, block, area in m², reference, keys. What is typed saves itself. */
export function ImportantInformationCard(props: ImportantInformationCardProps) {
  return (
    <Boundary key={props.vertical_id} fallback={<BrokenCard title="Informações importantes" />}>
      <KnownVertical {...props} />
    </Boundary>
  )
}

function KnownVertical(props: ImportantInformationCardProps) {
  const { vertical_data, vertical_id, readOnly } = props
  if (vertical_id !== housing && vertical_id !== cars) {
    throw new Error(`There is no card for the vertical ${vertical_id}.`)
  }
  const isCar = vertical_id === cars
  if (readOnly) {
    return (
      <Card title="Informações importantes">
        <PropertyFacts data={vertical_data} isCar={isCar} />
      </Card>
    )
  }
  return <PropertyEditor {...props} isCar={isCar} />
}

function shownOf(form: PropertyForm, isCar: boolean, hasArea: boolean): Partial<VerticalData> {
  const { unit, complement, area, reference, keys } = propertyOf(form)
  if (isCar) return { reference, keys }
  return hasArea ? { unit, complement, area, reference, keys } : { unit, complement, reference, keys }
}

function PropertyEditor(props: ImportantInformationCardProps & { isCar: boolean }) {
  const { vertical_data, isCar, areaReadOnly = true, onSave } = props
  const hasArea = !isCar && !areaReadOnly
  const { draft, edit, errors, indicator, form } = useSavedForm({
    kept: propertyForm(vertical_data),
    schema: hasArea ? PropertyFormWithArea : PropertyFormWithoutArea,
    onSave: (typed: PropertyForm) => onSave(shownOf(typed, isCar, hasArea)),
  })
  return (
    <Card title="Informações importantes" aside={<SaveIndicator {...indicator} />}>
      <Stack as="form" {...form}>
        <PropertyFields draft={draft} edit={edit} errors={errors} isCar={isCar} areaReadOnly={areaReadOnly} />
        <button type="submit" hidden>
          Salvar
        </button>
      </Stack>
    </Card>
  )
}
