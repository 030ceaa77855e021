import { getPlace, searchPlaces } from '@ensaio/domain'
import { NoAnswer } from '../adapters/ask-outside.ts'
import { isPlaceRef, type Places } from '../adapters/places/places.ts'
import { placeLimits } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'

const unknown = 'Não encontramos este endereço. Preencha os campos.'
const silent = 'A busca de endereços não respondeu. Preencha os campos.'

/** The search of places: without an answer of the service it finds nothing, and the fields stay open (rule address-search). */
export function placeRoutes(
  serve: Serve,
  places: Places | null,
  onNoAnswer: (error: unknown) => void = () => undefined,
): void {
  async function orElse<Answer>(asking: Promise<Answer>, instead: () => Answer): Promise<Answer> {
    try {
      return await asking
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      onNoAnswer(new Error(`${places?.name}: ${error.message}`))
      return instead()
    }
  }

  serve(
    searchPlaces,
    async ({ query: { input, session_token } }) => {
      if (places === null) return { enabled: false, places: [] }
      if (input === undefined) return { enabled: true, places: [] }
      const found = await orElse(places.search(input, session_token ?? null), () => [])
      return { enabled: true, places: found }
    },
    { limits: placeLimits },
  )

  serve(
    getPlace,
    async ({ params: { placeRef }, query: { session_token } }) => {
      if (places === null || !isPlaceRef(placeRef)) refuse('not_found', unknown)
      const asking = places.find(placeRef, session_token ?? null)
      return (await orElse(asking, () => refuse('unavailable', silent))) ?? refuse('not_found', unknown)
    },
    { limits: placeLimits },
  )
}
