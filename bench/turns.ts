import { type LoadRequest, type LoadResult, load } from './load.ts'

const rounds = 5
const milliseconds = 1000

/** Measures the requests in turns, several rounds, so that a stall of the machine affects all of them. */
export async function inTurns<Name extends string>(
  requests: Record<Name, LoadRequest>,
): Promise<Record<Name, LoadResult[]>> {
  const names = Object.keys(requests) as Name[]
  for (const name of names) await load(requests[name], 300)
  const results = Object.fromEntries(names.map((name) => [name, [] as LoadResult[]])) as Record<
    Name,
    LoadResult[]
  >
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await load(requests[name], milliseconds))
  }
  return results
}

/** Returns the requests per second of each round. */
export const perSecond = (results: LoadResult[]) => results.map((one) => one.perSecond)
