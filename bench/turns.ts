import { type Answers, type Ask, load } from './load.ts'

const rounds = 5
const milliseconds = 1000

/** Asks each in turn, several times, so that a stall of the machine meets all alike. */
export async function inTurns<Name extends string>(
  asks: Record<Name, Ask>,
): Promise<Record<Name, Answers[]>> {
  const names = Object.keys(asks) as Name[]
  for (const name of names) await load(asks[name], 300)
  const answers = Object.fromEntries(names.map((name) => [name, [] as Answers[]])) as Record<Name, Answers[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) answers[name].push(await load(asks[name], milliseconds))
  }
  return answers
}

/** The answers a second of each round. */
export const perSecond = (answers: Answers[]) => answers.map((one) => one.perSecond)
