import { createClient } from '@ensaio/client'
import { bookSession, Failure, standardTerms, status } from '@ensaio/domain'
import { longAddress, now, publicGroup, publicSession, publicUnits, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { BookedStep, type BookedStepProps } from './BookedStep.tsx'

const client = createClient({ baseUrl: '/api' })
const booked = publicSession({ status: status.scheduled })
const late = 'A menos de 24 horas da visita, ela não pode mais ser remarcada.'

const meta = preview.meta({
  title: 'Componentes/Agendamento/BookedStep',
  component: BookedStep,
  parameters: {
    docs: {
      description: {
        component:
          'A visita marcada, no fim do agendamento público e sempre que o link é aberto de novo: quando é, quem vem, a agenda (`calendar_url` é um endereço, que a agenda atualiza sem somar outro dia), Remarcar, Não posso e como preparar o imóvel. Nada do que foi digitado aparece, e por isso a página pode ficar aberta.',
      },
    },
  },
  args: { session: booked, rescheduleHref: '#/', onUnable: fn() } as BookedStepProps,
})

export const Marcada = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Visita marcada' })).toBeVisible()
    await expect(canvas.getByText('terça-feira, 24 de novembro de 2026, 10h30')).toBeVisible()
    await expect(canvas.getByText('Rafael')).toBeVisible()
    const next = within(canvas.getByRole('region', { name: 'O que acontece agora' }))
    await expect(next.getAllByRole('listitem')).toHaveLength(3)
    await expect(next.getByText(/recebe tudo até 28 de novembro/)).toBeVisible()
    const change = canvas.getByRole('link', { name: 'Remarcar' })
    await tabTo(change)
    await expect(change).toHaveAttribute('href', '#/')
  },
})

export const NaAgenda = meta.story({
  ...notPicturedOn('phone'),
  name: 'Na agenda de quem recebe',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute(
      'href',
      booked.calendar_url,
    )
    const google = new URL(canvas.getByRole('link', { name: /Google Agenda/ }).getAttribute('href') ?? '')
    await expect(google.searchParams.get('dates')).toBe('20261124T133000Z/20261124T150000Z')
  },
})

export const SemFotografoAinda = meta.story({
  name: 'Sem saber ainda quem vem',
  args: { session: { ...booked, provider_name: null }, rescheduleHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rafael/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Remarcar' })).toBeNull()
  },
})

export const ComOutrosPrazos = meta.story({
  ...notPictured,
  name: 'Numa casa em que se remarca até dois dias antes',
  args: { session: { ...booked, terms: { ...standardTerms, late_hours: 48 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dá para remarcar até 48 horas antes.')).toBeVisible()
  },
})

export const SemEnderecoDeAgenda = meta.story({
  name: 'De uma API sem o endereço da agenda',
  args: { session: { ...booked, calendar_url: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Adicionar à agenda' })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Google Agenda/ })).toBeVisible()
  },
})

export const NaoMudaMais = meta.story({
  name: 'A menos de 24 horas da visita',
  args: { rescheduleHref: undefined, lateReason: late },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(late)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Remarcar' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Não posso' })).toBeVisible()
  },
})

export const NaoPosso = meta.story({
  name: 'Não posso: remarcar primeiro, ou avisar, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Não posso' }))
    const dialog = await screen.findByRole('dialog', { name: 'Não pode receber o fotógrafo?' })
    await expect(dialog).toHaveAccessibleDescription(/escolha outro: leva menos de um minuto/)
    await expect(within(dialog).getByRole('link', { name: 'Remarcar' })).toHaveAttribute('href', '#/')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^O que aconteceu/ }), ' Viagem ')
    await press(within(dialog).getByRole('button', { name: 'Avisar que não posso' }))
    await expect(args.onUnable).toHaveBeenCalledWith('Viagem')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const NaoPossoNaVespera = meta.story({
  ...notPictured,
  name: 'Não posso, na véspera: só avisar, ou voltar',
  args: { rescheduleHref: undefined, lateReason: late },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Não posso' }))
    const dialog = await screen.findByRole('dialog', { name: 'Não pode receber o fotógrafo?' })
    await expect(dialog).toHaveAccessibleDescription(/decidem o que fazer.*continua marcada/)
    await expect(within(dialog).queryByText('Remarcar')).toBeNull()
    await press(within(dialog).getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onUnable).not.toHaveBeenCalled()
  },
})

export const NaoPossoComFalha = meta.story({
  name: 'Não posso, e o aviso não saiu',
  args: { onUnable: fn(() => Promise.reject(new Failure('unavailable', 'Sem conexão. Tente de novo.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Não posso' }))
    const dialog = await screen.findByRole('dialog', { name: 'Não pode receber o fotógrafo?' })
    const reason = within(dialog).getByRole('textbox', { name: /^O que aconteceu/ })
    await userEvent.type(reason, 'Viagem')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Avisar que não posso' }))
    await expect(await within(dialog).findByText('Sem conexão. Tente de novo.')).toBeVisible()
    await expect(reason).toHaveValue('Viagem')
  },
})

export const Avisou = meta.story({
  name: 'Avisou que não pode',
  args: { session: { ...booked, unable_at: now } },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Você avisou que não pode/))
    await expect(canvas.queryByRole('button', { name: 'Não posso' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Remarcar' })).toBeVisible()
  },
})

export const Chegou = meta.story({
  name: 'O fotógrafo chegou',
  args: {
    session: {
      ...booked,
      arrival: { on_the_way_at: '2026-11-20T12:40:00.000Z', arrived_at: '2026-11-20T13:02:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText('Chegou às 10h02'))
  },
})

export const DeVariasUnidades = meta.story({
  name: 'De várias unidades',
  args: { session: publicGroup(publicUnits(3, 3)), unitHref: (token: string) => `#/${token}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '3 visitas marcadas' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Remarcar todas' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Ver visita: / })).toHaveLength(3)
    // One entry would be wrong for three visits.
    await expect(canvas.queryByRole('link', { name: /Google Agenda/ })).toBeNull()
  },
})

export const DeUmaDeVarias = meta.story({
  name: 'De uma unidade, aberta pelo link de todas',
  args: { allUnitsHref: '#/todas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Voltar a todas as unidades' })).toHaveAttribute(
      'href',
      '#/todas',
    )
  },
})

export const ComPergunta = meta.story({
  ...notPictured,
  name: 'Com a pergunta se está tudo pronto',
  args: { question: <p>O imóvel está pronto?</p> },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'Como preparar o imóvel' })
    await expect(within(sheet).getByText('O imóvel está pronto?')).toBeVisible()
  },
})

export const DeUmVeiculo = meta.story({
  name: 'De um veículo',
  args: { session: { ...booked, service: { name: 'Fotos do veículo', vertical: { id: 2 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Como preparar o veículo' })).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    session: {
      ...booked,
      address: longAddress(),
      provider_name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
      client: { name: 'Incorporadora Horizonte do Parque Novo Mundo Empreendimentos SPE', logo_url: null },
      service: { name: 'Tour virtual, fotos profissionais, vídeo e planta humanizada', vertical: { id: 1 } },
    },
  },
  play: async ({ canvas }) => {
    // Another API may tell the whole name.
    await expect(canvas.getByText('Maria')).toBeVisible()
    await expect(canvas.queryByText(/Vasconcelos/)).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

function OverTheNetwork(props: BookedStepProps) {
  const [session, retry] = useRemote(
    () =>
      client.scheduling.book(
        'token',
        {
          date: '2026-11-24',
          hour: '10h30',
          keys: 'Na portaria',
          scheduling_responsible_info: { name: 'Paulo', phone: '11912345678', email: 'p@horizonte.test' },
        },
        'chave-1',
      ),
    [],
  )
  return (
    <Await remote={session} onRetry={retry} waiting={<Skeleton height="320px" />}>
      {(value) => <BookedStep {...props} session={value} />}
    </Await>
  )
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visita marcada' })).toBeVisible()
  },
})

export const PelaRedeComFalha = meta.story({
  ...notPictured,
  name: 'Pela rede, com falha e nova tentativa',
  beforeEach({ msw }) {
    msw.use(refuse(bookSession, 'unavailable', 'Não foi possível marcar.', { once: true }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('heading', { name: 'Visita marcada' })).toBeVisible()
  },
})
