import { postalCodeCalls } from '@ensaio/client'
import { addressOf, addressSubtitle, addressTitle, type OrderDraft } from '@ensaio/domain'
import { OrderInformationStep, type OrderInformationStepProps } from '@ensaio/ui'
import { useClient } from '../app-context.ts'
import { citiesOfPage, leadLimitsOfPage } from '../brand/publisher.ts'
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
  props: Omit<OrderInformationStepProps, 'findPostalCode' | 'places' | 'salesHref'> & {
    /** A link to the sales team with the text typed so far; undefined when there is none. */
    salesHrefOf?: ((text: string) => string | undefined) | undefined
  },
) {
  const { salesHrefOf, ...step } = props
  const client = useClient(asks)
  const places = usePlaceSearch()
  const sales = salesHrefOf?.(typedText(props.draft))
  return (
    <OrderInformationStep
      {...step}
      {...(places ? { places } : {})}
      findPostalCode={client.postalCodes.find}
      cities={citiesOfPage()}
      largestArea={leadLimitsOfPage().area}
      {...(sales ? { salesHref: sales } : {})}
    />
  )
}
