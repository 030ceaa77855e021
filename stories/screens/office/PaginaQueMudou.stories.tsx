import {
  Failure,
  getListing,
  getPublication,
  getSession,
  type Listing,
  type Publication,
  publicationPath,
  saveListing,
  savePublication,
  status,
} from '@ensaio/domain'
import { listing, publication, reply, session } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt } from '../PortalAt.tsx'

const later = '2026-11-20T14:00:00.000Z'
const told = 'Mudou depois que você abriu.'
const asked: unknown[] = []
/** What the server answers with. */
let page = publication()
let shown = listing()
/** What a colleague does to each just before a save. */
let change: { page: Publication; shown: Listing }
const copied = fn(async (_text: string) => undefined)

const meta = preview.meta({
  title: 'Telas/Ensaio: uma página que outra pessoa mudou',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/1042' },
  parameters: { bare: true, ...notPictured.parameters },
  beforeEach({ msw }) {
    asked.length = 0
    page = publication()
    shown = listing()
    change = {
      page: publication({ is_on: false, changed_at: later }),
      shown: listing({ is_on: false, changed_at: later }),
    }
    copied.mockClear()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
    const refuse = async ({ request }: { request: Request }): Promise<never> => {
      asked.push(((await request.json()) as { seen?: unknown }).seen)
      page = change.page
      shown = change.shown
      throw new Failure('transition_refused', told)
    }
    msw.use(
      reply(getSession, () => session({ status: status.delivered })),
      reply(getPublication, () => page),
      reply(getListing, () => shown),
      reply(savePublication, refuse),
      reply(saveListing, refuse),
    )
  },
})

const card = async (name: string) => within(await screen.findByRole('region', { name }))

/** Quem volta à aba vê o que mudou enquanto estava fora. */
export const AoVoltarAAba = meta.story({
  name: 'Ao voltar à aba, a página e o anúncio mostram o que vale agora',
  play: async () => {
    await (await card('Página do imóvel')).findByRole('button', { name: 'Editar página' })
    await (await card('Anúncio nos portais')).findByRole('button', { name: 'Editar anúncio' })
    page = change.page
    shown = change.shown
    window.dispatchEvent(new Event('focus'))
    await (await card('Página do imóvel')).findByRole('button', { name: 'Publicar página' })
    await (await card('Anúncio nos portais')).findByRole('button', { name: 'Anunciar nos portais' })
  },
})

export const Pagina = meta.story({
  name: 'A página saiu do ar: salvar diz o que se viu, e a recusa mostra o que vale',
  play: async () => {
    const region = await card('Página do imóvel')
    await userEvent.click(await region.findByRole('button', { name: 'Editar página' }))
    const form = within(await screen.findByRole('dialog', { name: 'Editar página' }))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await form.findByText(told)
    await screen.findByRole('dialog', { name: 'Publicar página' })
    await expect(asked).toEqual([publication().changed_at])
    await userEvent.click(await form.findByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(asked).toEqual([publication().changed_at, later]))
  },
})

export const Anuncio = meta.story({
  name: 'O anúncio saiu dos portais: salvar diz o que se viu, e a recusa mostra o que vale',
  play: async () => {
    const region = await card('Anúncio nos portais')
    await userEvent.click(await region.findByRole('button', { name: 'Editar anúncio' }))
    const form = within(await screen.findByRole('dialog', { name: 'Editar anúncio' }))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await form.findByText(told)
    await screen.findByRole('dialog', { name: 'Anunciar nos portais' })
    await userEvent.click(await form.findByRole('button', { name: 'Anunciar' }))
    await waitFor(() => expect(asked).toEqual([listing().changed_at, later]))
  },
})

async function readyText() {
  const region = await card('Anúncio nos portais')
  await (await card('Página do imóvel')).findByRole('button', { name: 'Editar página' })
  copied.mockClear()
  await userEvent.click(await region.findByRole('button', { name: 'Copiar texto' }))
  await waitFor(() => expect(copied).toHaveBeenCalledOnce())
  return String(copied.mock.calls[0]?.[0])
}

const address = publicationPath(publication().code ?? '')

export const TextoPronto = meta.story({
  name: 'O texto pronto leva a uma página que abre',
  play: async () => {
    await expect(await readyText()).toContain(address)
  },
})

export const TextoSemPaginaFechada = meta.story({
  name: 'O texto pronto não leva a uma página cujo prazo acabou',
  play: async () => {
    page = publication({ expires_on: '2026-11-19' })
    await expect(await readyText()).not.toContain(address)
  },
})

export const TextoSemPaginaComSenha = meta.story({
  name: 'O texto pronto não leva a uma página com senha',
  play: async () => {
    page = publication({ has_password: true })
    await expect(await readyText()).not.toContain(address)
  },
})
