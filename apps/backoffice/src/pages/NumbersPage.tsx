import { companyCalls, staffNumbersCalls } from '@ensaio/client'
import { NumbersArea, useClient } from '@ensaio/frame'

const asks = { numbers: staffNumbersCalls, companies: companyCalls }

/** `/numbers`: "Números" of the house (rule numbers-mean). */
export function NumbersPage() {
  const client = useClient(asks)
  return (
    <NumbersArea
      viewer="staff"
      calls={client.numbers}
      findCompanies={async (text, signal) => (await client.companies.search(text, 1, signal)).companies}
    />
  )
}
