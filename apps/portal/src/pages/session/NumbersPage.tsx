import { numbersCalls } from '@ensaio/client'
import { NumbersArea, useClient } from '@ensaio/frame'

const asks = { numbers: numbersCalls }

/** `/numbers`: "Números" of one's own company (rule numbers-mean). */
export function NumbersPage() {
  return <NumbersArea viewer="client" calls={useClient(asks).numbers} />
}
