import { getNumbers, getStaffNumbers } from '@ensaio/domain'
import { numbers, ownNumbers } from '../examples/house/numbers.ts'
import { type Asked, reply } from '../reply.ts'

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
]
