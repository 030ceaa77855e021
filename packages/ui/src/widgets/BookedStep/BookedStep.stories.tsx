import { createClient } from '@ensaio/client'
import { bookSession, status } from '@ensaio/domain'
import { longAddress, now, publicSession, refuse } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../primitives/Await/Await.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRemote } from '../../remote/useRemote.ts'
import { BookedStep, type BookedStepProps } from './BookedStep.tsx'

const client = createClient({ baseUrl: '/api' })
const booked = publicSession({ status: status.scheduled })

const meta = preview.meta({
  title: 'Componentes/BookedStep',
  component: BookedStep,
  parameters: {
    docs: {
      description: {
        component:
          'O fim do agendamento público: quando é, quem vem, o que acontece depois e como preparar o imóvel, com a visita para a agenda de quem recebe. Nada do que foi digitado aparece, e por isso a página pode ficar aberta. `calendarUid` é o mesmo a cada remarcação, para que a agenda troque o dia em vez de somar outro.',
      },
    },
  },
  args: { session: booked, now, calendarUid: 'abc@ensaio', rescheduleHref: '#/' } as BookedStepProps,
})

export const Marcada = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Visita marcada' })).toBeVisible()
    await expect(canvas.getByText('terça-feira, 24 de novembro de 2026, 10h30')).toBeVisible()
    await expect(canvas.getByText('Rafael Nogueira')).toBeVisible()
    await expect(canvas.getByText(/recebe tudo até 28 de novembro/)).toBeVisible()
    const change = canvas.getByRole('link', { name: 'Remarcar a visita' })
    await tabTo(change)
    await expect(change).toHaveAttribute('href', '#/')
  },
})

export const NaAgenda = meta.story({
  name: 'Na agenda de quem recebe',
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'Baixar para a agenda' })
    await expect(file).toHaveAttribute('download', 'ensaio.ics')
    const text = await (await fetch(file.getAttribute('href') ?? '')).text()
    await expect(text).toContain('UID:abc@ensaio\r\n')
    await expect(text).toContain('DTSTART:20261124T133000Z\r\nDTEND:20261124T150000Z')
    await expect(text).toContain('LOCATION:Rua Augusta\\, 1500\\, Unidade 84')
    const google = new URL(canvas.getByRole('link', { name: /Google Agenda/ }).getAttribute('href') ?? '')
    await expect(google.searchParams.get('dates')).toBe('20261124T133000Z/20261124T150000Z')
  },
})

export const SemFotografoAinda = meta.story({
  name: 'Sem saber ainda quem vem',
  args: { session: { ...booked, provider_name: null }, rescheduleHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rafael/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Remarcar a visita' })).toBeNull()
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
  name: 'Pela rede',
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visita marcada' })).toBeVisible()
  },
})

export const PelaRedeComFalha = meta.story({
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
