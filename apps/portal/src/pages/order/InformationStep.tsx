import { postalCodeCalls } from '@ensaio/client'
import { addressOf, addressSubtitle, addressTitle, type OrderDraft } from '@ensaio/domain'
import { citiesOfPage, leadLimitsOfPage, useClient } from '@ensaio/frame'
import { OrderInformationStep, type OrderInformationStepProps } from '@ensaio/ui'
import { salesHref } from '../../frame/publisher.ts'
import { usePlaceSearch } from './usePlaceSearch.tsx'

const asks = { postalCodes: postalCodeCalls }

/** The typed values as a text for the sales team. */
function typedText({ address, units, additional_info }: OrderDraft): string {
  const place = addressOf(address)
  const areas = units.map(({ unit, area }) => [unit, area && `${area} m²`].filter(Boolean).join(', '))
  return [addressTitle(place), addressSubtitle(place), ...areas, additional_info].filter(Boolean).join('\n')
}

/** The information step with address lookup by CEP and, when the server has a key, by place search (rule address-search). */
export function InformationStep(
  props: Omit<OrderInformationStepProps, 'findPostalCode' | 'places' | 'salesHref'>,
) {
  const client = useClient(asks)
  const places = usePlaceSearch()
  const sales = salesHref(typedText(props.draft))
  return (
    <OrderInformationStep
      {...props}
      {...(places ? { places } : {})}
      findPostalCode={client.postalCodes.find}
      cities={citiesOfPage()}
      largestArea={leadLimitsOfPage().area}
      {...(sales ? { salesHref: sales } : {})}
    />
  )
}
