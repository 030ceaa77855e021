import type { Publication, Session, SessionPage } from '@ensaio/domain'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import type { BrowserContext } from 'playwright'
import type { Product } from '../product.ts'

/** A page to look at, with the cookies of who is signed in there. */
export interface Visited {
  name: string
  path: string
  as?: BrowserContext
}

/** The pages of the demo: public ones, and those behind a login; a delivered ensaio is published for it. */
export async function pagesOf(product: Product): Promise<{ open: Visited[]; inside: Visited[] }> {
  const [client, staff] = [
    await product.visitor('pospago@demo.test'),
    await product.visitor('admin@demo.test'),
  ]
  const headers = { origin: product.url }
  const search = async (status: number): Promise<Session[]> => {
    const answer = await client.request.post('/api/sessions/search', {
      data: { filter: { status: [status] } },
    })
    const { sessions } = ((await answer.json()) as { data: SessionPage }).data
    return Promise.all(
      sessions.map(async ({ id }) => (await (await client.request.get(`/api/sessions/${id}`)).json()).data),
    )
  }
  const [waiting] = await search(1)
  const delivered = (await search(5)).find(({ products }) => products.some(({ item }) => item.id === 9))
  if (!waiting || !delivered) throw new Error('The demo lacks an ensaio without a date, or delivered photos.')
  const published = await client.request.post(`/api/sessions/${delivered.id}/publication`, {
    data: publicationForm,
    headers,
  })
  const { code } = ((await published.json()) as { data: Publication }).data
  return {
    open: [
      { name: 'landing page', path: '/' },
      { name: 'login', path: '/login' },
      { name: 'pre-registration', path: '/pre-cadastro' },
      { name: 'calendar', path: `/calendar/${waiting.token}` },
      { name: 'page of a property', path: `/imovel/${code}` },
    ],
    inside: [
      { name: 'list', path: '/sessions', as: client },
      { name: 'ensaio', path: `/sessions/${delivered.id}`, as: client },
      { name: 'order', path: '/sessions/add', as: client },
      { name: 'back office', path: '/backoffice/', as: staff },
    ],
  }
}
