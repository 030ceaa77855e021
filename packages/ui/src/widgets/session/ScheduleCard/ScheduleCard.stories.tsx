import { createClient } from '@ensaio/client'
import { getSession, sessionStatuses, status } from '@ensaio/domain'
import { now, reply, session } from '@ensaio/mocks'
import { expect, spyOn, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ScheduleCard } from './ScheduleCard.tsx'

const client = createClient({ baseUrl: '/api' })
const shareUrl = 'https://ensaio.test/calendar/Zk3vT9qLw8RrY2mNc5Xb7A'
const toSchedule = session({ status: status.notScheduled })
const tomorrow = '2026-11-21T13:30:00.000Z'

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/ScheduleCard',
  component: ScheduleCard,
  args: { session: session(), now, scheduleHref: '#calendar', shareUrl },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Quando o fotógrafo vai ao imóvel e como escolher ou mudar o dia. `now` decide o que ainda pode mudar; `scheduleHref` leva à escolha do dia; `shareUrl`, inteiro, pode ser enviado a quem recebe o fotógrafo. Um ensaio cancelado não tem agendamento: o cartão some. A folha de calendário é decorativa.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-schedule'],
  parameters: catalogue,
  decorators: [(Story) => <div style={{ width: 'min(1200px, calc(100vw - 64px))' }}>{Story()}</div>],
  render: (args) => (
    <Grid min={360} align="start">
      {sessionStatuses.map((of) => (
        <ScheduleCard key={of} {...args} session={session({ status: of })} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Agendamento' })).toHaveLength(
      sessionStatuses.length - 1,
    )
    await expect(canvas.getAllByRole('link', { name: 'AGENDAR' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'REAGENDAR' })).toHaveLength(1)
  },
})

export const NaoAgendado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Não agendado',
  args: { session: toSchedule },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensaio não agendado')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'AGENDAR' })).toHaveAttribute('href', '#calendar')
    const send = await canvas.findByRole('link', { name: 'Enviar por WhatsApp' })
    const url = new URL(send.getAttribute('href') ?? '')
    await expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/5511912345678')
    await expect(url.searchParams.get('text')).toBe(
      `Olá, Paulo! A Construtora Horizonte solicitou um ensaio do imóvel em Rua Augusta, 1500, Unidade 84, Torre B. Escolha o melhor dia e horário:\n${shareUrl}`,
    )
    await expect(send.getAttribute('rel')).toContain('noopener')
    await expect(canvas.getByRole('button', { name: 'Copiar link' })).toHaveAccessibleDescription(
      'Ou deixe que a pessoa que receberá o fotógrafo escolha o dia:',
    )
  },
})

export const ResponsavelComFixo = meta.story({
  ...notPictured,
  name: 'Responsável com telefone fixo',
  args: {
    session: {
      ...toSchedule,
      responsible_information: { name: 'Ana', phone: '+551133334444', company: null, email: 'ana@a.test' },
    },
  },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('link', { name: 'Enviar por WhatsApp' })
    const url = new URL(send.getAttribute('href') ?? '')
    await expect(url.pathname).toBe('/')
    await expect(url.searchParams.get('text')).toMatch(/^Olá, Ana!/)
  },
})

export const Agendado = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('terça-feira, 24 de novembro de 2026, 10h30')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'REAGENDAR' })).toHaveAttribute('href', '#calendar')
    await expect(await canvas.findByRole('button', { name: 'Copiar link' })).toHaveAccessibleDescription(
      'Quem receberá o fotógrafo também pode mudar o dia por este link:',
    )
    await expect(canvas.queryByRole('link', { name: 'Enviar por WhatsApp' })).toBeNull()
  },
})

export const SoLeitura = meta.story({
  name: 'Quem só acompanha vê o dia, sem botões',
  args: { scheduleHref: undefined, shareUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /AGENDAR/ })).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const MenosDe24Horas = meta.story({
  name: 'Menos de 24 horas antes',
  args: { session: session({ scheduled_for: tomorrow }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'REAGENDAR' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Faltam menos de 24 horas/)
    await expect(canvas.queryByRole('button', { name: 'Copiar link' })).toBeNull()
  },
})

export const EquipeNaVespera = meta.story({
  name: 'A equipe pode na véspera',
  args: { viewer: 'staff', session: session({ scheduled_for: tomorrow }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'REAGENDAR' })).toBeVisible()
  },
})

export const Copiado = meta.story({
  name: 'Link copiado',
  args: { session: toSchedule },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar link' }))
    await expect(write).toHaveBeenCalledWith(shareUrl)
    await expect(await canvas.findByText('Link copiado.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const CopiaFalhou = meta.story({
  name: 'A cópia falha e o link fica à mão',
  tags: ['spec:8-copy'],
  args: { session: toSchedule },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await press(await canvas.findByRole('button', { name: 'Copiar link' }))
    await expect(await canvas.findByText('Falha ao copiar para área de transferência')).toBeVisible()
    const link = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link de agendamento' })
    await expect(link).toHaveValue(shareUrl)
    await expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(shareUrl)
  },
})

export const SemLink = meta.story({
  name: 'Sem link para enviar',
  args: { session: toSchedule, shareUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copiar link' })).toBeNull()
  },
})

export const Celular = meta.story({
  name: 'No celular',
  ...onPhone,
  args: { session: toSchedule },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(getSession, toSchedule))
  },
  render: function Asked() {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="200px" />}>
        {(value) => <ScheduleCard session={value} now={now} scheduleHref={`#/calendar/${value.token}`} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'AGENDAR' })).toHaveAttribute(
      'href',
      `#/calendar/${toSchedule.token}`,
    )
  },
})

export const ResponsavelDeNomeLongo = meta.story({
  name: 'Responsável de nome longo, no celular',
  ...together(onPhone, notPictured),
  args: {
    session: session({
      status: status.notScheduled,
      responsible_information: {
        name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
        phone: '+5511987654321',
        company: null,
        email: 'maria.aparecida.de.albuquerque.vasconcelos@incorporadoralitoralnorte.com.br',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensaio não agendado')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
