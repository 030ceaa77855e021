import { getNumbers, getStaffNumbers, numbersCsv, staffNumbersCsv } from '@ensaio/domain'
import { numbers, ownNumbers } from '../examples/house/numbers.ts'
import { type Asked, reply } from '../reply.ts'
import { replyCsv } from './csv.ts'

function periodOf({ request }: Asked) {
  const { searchParams } = new URL(request.url)
  return { from: searchParams.get('from') ?? '', until: searchParams.get('until') ?? '' }
}

/** Successful answers for "Números". */
export const numbersHandlers = [
  reply(getStaffNumbers, (asked) => {
    const found = numbers({}, periodOf(asked))
    const company = new URL(asked.request.url).searchParams.get('company')
    return company === null
      ? found
      : { ...found, choices: { ...found.choices, company: { id: Number(company), name: 'Prisma Imóveis' } } }
  }),
  reply(getNumbers, (asked) => ownNumbers({}, periodOf(asked))),
  replyCsv(staffNumbersCsv.path, 'Numeros_20_11_2026_12_00.csv'),
  replyCsv(numbersCsv.path, 'Numeros_20_11_2026_12_00.csv'),
]
