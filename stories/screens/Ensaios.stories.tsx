import { createClient } from '@ensaio/client'
import { type BodyOutput, searchSessions, status } from '@ensaio/domain'
import {
  address,
  hang,
  longAddress,
  now,
  refuse,
  reply,
  sessionPage,
  sessionSummaries,
  sessionSummary,
} from '@ensaio/mocks'
import { Portal } from '@ensaio/portal'
import { useEffect } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt, storageWith } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Ensaios',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/sessions' },
  parameters: { bare: true },
})

const many = () =>
  sessionPage({
    sessions: Array.from({ length: 25 }, (_, index) => {
      const of = sessionSummaries()[index % 8]
      return sessionSummary({
        ...of,
        id: 2000 - index,
        address: address({
          street: 'Rua dos Pinheiros',
          number: String(100 + index * 37),
          neighborhood: 'Pinheiros',
        }),
      })
    }),
    last_page: 9,
    total_sessions: 214,
    total_pendings: 12,
    total_delivereds: 131,
    total_scheduleds: 38,
  })

/** Uma página de verdade: oito situações, contadores e páginas. */
export const Cheia = meta.story({
  tags: ['spec:2-sessions', 'spec:2-list-pages'],
  beforeEach({ msw }) {
    msw.use(reply(searchSessions, many))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
    const links = await canvas.findAllByRole('link', { name: /Rua dos Pinheiros/ })
    const next = canvas.getByRole('region', { name: 'O que vem a seguir' })
    await expect(links.filter((one) => !next.contains(one))).toHaveLength(25)
    await canvas.findByRole('navigation', { name: 'Páginas' })
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Rua Augusta/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchSessions))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
  },
})

export const ComCriarEnsaio = meta.story({
  ...notPicturedOn('phone'),
  name: 'Criar ensaio está na lista',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Rua Augusta/ })
    const start = within(canvas.getByRole('main')).getByRole('link', { name: 'Criar ensaio' })
    await expect(start).toHaveAttribute('href', '/sessions/add')
  },
})

export const SemEnsaios = meta.story({
  beforeEach({ msw }) {
    msw.use(reply(searchSessions, () => sessionPage({ sessions: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ainda não há ensaios')
    const start = within(canvas.getByRole('main')).getByRole('link', { name: 'Criar ensaio' })
    await expect(start).toHaveAttribute('href', '/sessions/add')
  },
})

export const ComFalha = meta.story({
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(refuse(searchSessions, 'internal', 'Não foi possível buscar os ensaios. Tente novamente.'))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Não foi possível buscar os ensaios. Tente novamente.')
    msw.use(reply(searchSessions, () => sessionPage()))
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await canvas.findAllByRole('link', { name: /Rua Augusta/ })
  },
})

export const NomesLongos = meta.story({
  beforeEach({ msw }) {
    msw.use(
      reply(searchSessions, () =>
        sessionPage({
          next: [],
          sessions: [
            sessionSummary({
              status: status.pending,
              address: longAddress(),
              client_code: 'INCORPORADORA-HORIZONTE-2026-TORRE-NORTE-000184',
              service: {
                id: 1,
                name: 'Tour virtual, fotos profissionais, vídeo e planta humanizada',
                vertical: { id: 1 },
              },
            }),
          ],
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Avenida Desembargador/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** O contador filtra, o filtro vai para a busca, a página volta à primeira. */
export const FiltrarPeloContador = meta.story({
  tags: ['spec:2-list-counters'],
  beforeEach({ msw }) {
    msw.use(
      reply(searchSessions, async ({ request }) => {
        const { filter } = (await request.json()) as { filter: { status?: number[] } }
        const all = sessionSummaries()
        return sessionPage({
          next: [],
          sessions: all.filter((one) => !filter.status || filter.status.includes(one.status)),
        })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: /Rua|Avenida|Alameda/ })).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: /entregue/i }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Rua|Avenida|Alameda/ })).toHaveLength(1))
    await userEvent.click(canvas.getAllByRole('button', { name: /limpar/i })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Rua|Avenida|Alameda/ })).toHaveLength(8))
  },
})

const client = createClient({ baseUrl: '/api' })
const storage = storageWith({})

let goBack = () => {}

/** Sets `goBack`, which does what the Back button of a browser does. */
function BackButton() {
  const navigate = useNavigate()
  useEffect(() => {
    goBack = () => void navigate(-1)
  }, [navigate])
  return null
}

/** Voltar de uma busca de uma página só abre a página de antes, não a primeira. */
export const VoltarAUmaPagina = meta.story({
  ...notPictured,
  name: 'Voltar de um filtro à terceira página',
  render: ({ path }) => (
    <MemoryRouter initialEntries={[path]}>
      <Portal client={client} clock={() => now} storage={storage} />
      <BackButton />
    </MemoryRouter>
  ),
  args: { path: '/sessions?pagina=3' },
  beforeEach({ msw }) {
    msw.use(
      reply(searchSessions, async ({ request }) => {
        const { filter, page } = (await request.json()) as BodyOutput<typeof searchSessions>
        const isFiltered = filter?.status !== undefined
        const street = isFiltered ? 'Rua do Filtro' : `Rua da Página ${page}`
        return sessionPage({
          next: [],
          sessions: [sessionSummary({ address: address({ street, number: '10' }) })],
          last_page: isFiltered ? 1 : 9,
        })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Rua da Página 3/ })
    await userEvent.click(canvas.getByRole('button', { name: /entregue/i }))
    await canvas.findByRole('link', { name: /Rua do Filtro/ })
    goBack()
    await canvas.findByRole('link', { name: /Rua da Página/ })
    await expect(canvas.getByRole('button', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /Rua da Página/ })).toHaveAccessibleName(/Rua da Página 3/)
  },
})
