import { postalCodeCalls } from '@ensaio/client'
import { OrderInformationStep, type OrderInformationStepProps } from '@ensaio/ui'
import { salesHref } from '../../frame/sales.ts'
import { useClient } from '../../store/portal-context.ts'
import { usePlaceSearch } from './usePlaceSearch.tsx'

const asks = { postalCodes: postalCodeCalls }

/** The information step over the API: CEPs always, places by words where the server has a key for them (D37). */
export function InformationStep(
  props: Omit<OrderInformationStepProps, 'findPostalCode' | 'places' | 'salesHref'>,
) {
  const client = useClient(asks)
  const places = usePlaceSearch()
  return (
    <OrderInformationStep
      {...props}
      {...(places ? { places } : {})}
      findPostalCode={client.postalCodes.find}
      salesHref={salesHref}
    />
  )
}
