import {
  type Address,
  addressParts,
  type CityNames,
  cars,
  formatPostalCode,
  initialCities,
  isForSales,
  isLarge,
  leadLimits,
  type OrderDraft,
  OrderInformation,
} from '@ensaio/domain'
import { useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { StepActions } from '../../../primitives/action/StepActions.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useStepForm } from '../../../primitives/form/useStepForm.ts'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { AddressFields, type AddressFieldsProps } from '../AddressFields/AddressFields.tsx'
import { CityWithoutVisits } from '../CityWithoutVisits.tsx'
import { PlaceSearch, type PlaceSearchProps } from '../PlaceSearch/PlaceSearch.tsx'
import { PropertyKindOptions } from '../PropertyKindOptions.tsx'
import { addressErrors } from './address-errors.ts'
import { MoreFields } from './MoreFields.tsx'
import { Part } from './OrderInformationStep.styles.ts'
import { UnitsEditor } from './UnitsEditor.tsx'
import { LargeSpace, UnservedCity } from './UnservedCity.tsx'

/** The props of `OrderInformationStep`. */
export type OrderInformationStepProps = {
  draft: OrderDraft
  /** Called on every edit, to store the draft. */
  onChange: (draft: OrderDraft) => void
  /** Called only when the form is valid. */
  onNext: Press
  onBack: Press
  /** See `AddressFields`. */
  findPostalCode: AddressFieldsProps['findPostalCode']
  /** The place search, if the server has a key for it (rule address-search). */
  places?: Pick<PlaceSearchProps, 'searchPlaces' | 'readPlace' | 'mark'>
  /** The names of the served cities. */
  cities?: CityNames
  /** For staff: the served cities that nobody can visit yet, with a warning when one is chosen; left out for clients. */
  citiesWithoutVisits?: CityNames
  /** Larger spaces, in m², are for the sales team. */
  largestArea?: number
  /** The link to the sales team, for a city that is not served. */
  salesHref?: string
}

/**
 * The property of an order: the address, one line per unit of a building (unit, block, area in m²), and details for the visit. An unserved
 * city or a space above the limit cannot continue, but gets a link to the sales team. Vehicles have neither units nor an area
 * (rule vertical-fields). Continuing with invalid fields shows their messages and focuses the first.
 */
export function OrderInformationStep(props: OrderInformationStepProps) {
  const {
    draft,
    onChange,
    onNext,
    onBack,
    places,
    cities = initialCities,
    largestArea = leadLimits.area,
  } = props
  const [isTypingCity, setTypingCity] = useState(false)
  const isBlocked = !isTypingCity && isForSales(draft, cities, largestArea)
  const { form, errors, pressing } = useStepForm(OrderInformation, draft, () =>
    isForSales(draft, cities, largestArea) ? undefined : onNext(),
  )
  const isCar = draft.vertical_id === cars

  function takePlace(address: Address) {
    const parts = addressParts(address)
    const postal_code = formatPostalCode(parts.postal_code)
    onChange({ ...draft, address: { ...parts, postal_code }, map_url: address.url })
  }

  return (
    <Stack as="form" gap={32} {...form}>
      <Stack gap={8}>
        <Heading level={1}>{isCar ? 'Onde está o veículo?' : 'Onde fica o imóvel?'}</Heading>
        <Text soft>É o endereço para onde o fotógrafo vai.</Text>
      </Stack>
      <Stack
        gap={24}
        onFocus={(event) => setTypingCity('name' in event.target && event.target.name === 'city')}
        onBlur={() => setTypingCity(false)}
      >
        {places && <PlaceSearch {...places} onChoose={takePlace} />}
        <AddressFields
          value={draft.address}
          errors={addressErrors(errors)}
          // The map link of a chosen place is not valid for an edited address.
          onChange={(address) => onChange({ ...draft, address, map_url: null })}
          findPostalCode={props.findPostalCode}
        />
        <UnservedCity city={isTypingCity ? '' : draft.address.city} cities={cities} />
        {props.citiesWithoutVisits && (
          <CityWithoutVisits
            city={isTypingCity ? '' : draft.address.city}
            cities={props.citiesWithoutVisits}
          />
        )}
      </Stack>
      {!isCar && (
        <Stack gap={16}>
          <Field
            label="Tipo do imóvel"
            hint="Quem recebe o fotógrafo lê como preparar este tipo de imóvel."
            optional
            error={errors.kind}
          >
            <Select value={draft.kind} onChange={({ target }) => onChange({ ...draft, kind: target.value })}>
              <PropertyKindOptions />
            </Select>
          </Field>
          <UnitsEditor
            units={draft.units}
            errors={errors}
            onChange={(units) => onChange({ ...draft, units })}
          />
          <LargeSpace
            shown={draft.units.some(({ area }) => isLarge(area, largestArea))}
            largest={largestArea}
          />
        </Stack>
      )}
      <Part>
        <Heading level={2} size="size17">
          Para encontrar e abrir
        </Heading>
        <MoreFields draft={draft} errors={errors} onChange={onChange} />
      </Part>
      {isBlocked ? (
        <ActionBar>
          {props.salesHref && (
            <Button variant="primary" size="large" href={props.salesHref} external>
              Falar com vendas
            </Button>
          )}
          <Button variant="quiet" size="large" onPress={onBack}>
            Voltar
          </Button>
        </ActionBar>
      ) : (
        <StepActions waiting={pressing} onBack={onBack} />
      )}
    </Stack>
  )
}
