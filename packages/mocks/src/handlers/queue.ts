import {
  assignProvider,
  listProviderChoices,
  type ProductStatus,
  type Queue,
  searchQueue,
  updateProduct,
} from '@ensaio/domain'
import { providerChoices, queuePage } from '../examples/queue.ts'
import { provider, session } from '../examples/session.ts'
import { reply } from '../reply.ts'

/** Successful answers for the staff's work on ensaios. */
export const queueHandlers = [
  reply(searchQueue, async ({ request }) => queuePage(((await request.json()) as { queue?: Queue }).queue)),
  reply(listProviderChoices, () => providerChoices()),
  reply(assignProvider, async ({ request, values }) => {
    const { provider_id } = (await request.json()) as { provider_id: number }
    const sent = providerChoices().find(({ id }) => id === provider_id)
    return session({ id: Number(values.id), provider: provider(sent && { name: sent.name }) })
  }),
  reply(updateProduct, async ({ request, values }) => {
    const { status } = (await request.json()) as { status: ProductStatus }
    const before = session({ id: Number(values.id), status: 4 })
    const products = before.products.map((one) =>
      one.id === Number(values.productId) ? { ...one, status } : one,
    )
    return { ...before, products }
  }),
]
