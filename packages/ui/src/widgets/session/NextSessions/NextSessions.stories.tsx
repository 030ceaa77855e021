import { createClient } from '@ensaio/client'
import { searchSessions, status } from '@ensaio/domain'
import { address, now, reply, sessionPage, sessionSummary } from '@ensaio/mocks'
import { expect, userEvent, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { NextSessions } from './NextSessions.tsx'

const visit = (id: number, scheduled_for: string, street: string, unit = '84') =>
  sessionSummary({
    id,
    scheduled_for,
    address: address({ street }),
    vertical_data: { unit, complement: null },
  })

const sessions = [
  visit(1, '2026-11-20T18:30:00.000Z', 'Rua Augusta'),
  visit(2, '2026-11-21T13:30:00.000Z', 'Alameda Lorena', '12'),
  visit(3, '2026-11-24T11:30:00.000Z', 'Rua Harmonia', '301'),
  sessionSummary({
    id: 4,
    status: status.notScheduled,
    scheduled_for: null,
    address: address({ street: 'Rua Tabapuã' }),
  }),
  sessionSummary({ id: 5, status: status.delivered, address: address({ street: 'Rua Bela Cintra' }) }),
]

const meta = preview.meta({
  title: 'Componentes/Ensaio/NextSessions',
  component: NextSessions,
  args: { sessions, now, hrefOf: (id: number) => `#/sessions/${id}` },
  parameters: {
    docs: {
      description: {
        component:
          '“O que vem a seguir”, acima da lista: as próximas visitas e o que espera pela empresa, no máximo cinco, na ordem em que o servidor as dá (`next` da primeira página da lista). Cada cartão é um link. Sem nada a mostrar, não ocupa lugar. No celular, desliza para o lado.',
      },
    },
  },
})

export const Cinco = meta.story({
  ...notPicturedOn('phone'),
  name: 'Três visitas e o que espera',
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'O que vem a seguir' }))
    const words = strip.getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const [place, expected] of [
      /^VisitaHoje, 15h30Rua Augusta.*Unidade 84/,
      /^VisitaAmanhã, 10h30Alameda Lorena/,
      /^Visita24 de novembro, 08h30Rua Harmonia/,
      /^Falta agendarEscolha o diaRua Tabapuã/,
      /^Material prontoVeja e avalieRua Bela Cintra/,
    ].entries()) {
      await expect(words[place]).toMatch(expected)
    }
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado, um cartão depois do outro',
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '#/sessions/5')
  },
})

export const UmaVisita = meta.story({
  name: 'Uma visita só',
  args: { sessions: sessions.slice(0, 1) },
})

export const Nada = meta.story({
  name: 'Nada a mostrar',
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
})

export const NomesLongos = meta.story({
  name: 'Endereço e serviço muito longos',
  args: {
    sessions: sessions.slice(0, 3).map((one) => ({
      ...one,
      address: address({
        street: 'Avenida Desembargador Maximiliano Figueiredo de Albuquerque',
        number: '12345',
      }),
      service: { ...one.service, name: 'Fotos profissionais, tour virtual, vídeo e planta baixa humanizada' },
    })),
  },
})

export const NoCelular = meta.story({
  name: 'No celular, o próximo cartão aparece pela metade',
  ...onPhone,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((one) => one.getBoundingClientRect())
    await expect(first?.left).toBeGreaterThanOrEqual(0)
    await expect(first?.right).toBeLessThan(window.innerWidth)
    await expect(second?.left).toBeLessThan(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const client = createClient({ baseUrl: '/api' })

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, com a primeira página da lista',
  beforeEach({ msw }) {
    msw.use(reply(searchSessions, () => sessionPage({ next: sessions })))
  },
  render: function Adopter(args) {
    const [remote, retry] = useRemote((signal) => client.sessions.search({}, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="120px" />}>
        {({ next = [] }) => <NextSessions {...args} sessions={next} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5)
  },
})
