import { createClient } from '@ensaio/client'
import { Failure, mailStateLabels, mailStates, type OutboxLetter, retryMail } from '@ensaio/domain'
import { now, outboxLetter, phoneMessage, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { MailBadge } from '../MailBadge.tsx'
import { LetterView } from './LetterView.tsx'

const client = createClient({ baseUrl: '/api' })
const refused = outboxLetter({
  state: 'failed',
  sent_at: null,
  attempts: 8,
  last_error: '550 5.1.2 Bad destination mailbox address: host or domain name not found',
})

const meta = preview.meta({
  title: 'Componentes/Mensagens/LetterView',
  component: LetterView,
  args: {
    letter: ready(outboxLetter()),
    now,
    onSendAgain: fn<() => Promise<unknown>>(async () => undefined),
    hrefOf: (id: number) => `/outbox/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma mensagem como quem a recebeu a lê, com a situação e, enquanto não foi enviada, “Tentar enviar de novo”. Endereços da web viram links que abrem outra aba.',
      },
    },
  },
})

export const Enviada = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Visita confirmada')
    await expect(canvas.getAllByText('hoje, 09h04', { selector: 'dd' })).toHaveLength(2)
    const article = canvas.getByRole('article', { name: 'Texto da mensagem' })
    await expect(article).toHaveTextContent('Olá, Paulo!')
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://ensaio.demo.test/calendar/Zk3vT9qLw8RrY2mNc5Xb7A')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const onPhoneOf = (over: Partial<OutboxLetter> = {}) =>
  outboxLetter({
    ...phoneMessage(),
    text: 'Olá, Paulo! O fotógrafo vem amanhã: Rua Augusta, 1500, terça-feira, 24 de novembro de 2026, 10h30.',
    ...over,
  })

export const NoCelularDeQuemRecebe = meta.story({
  name: 'Uma mensagem no celular, lida',
  args: { letter: ready(onPhoneOf()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paulo Siqueira, (11) 91234-5678')).toBeVisible()
    await expect(canvas.getByText('WhatsApp', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByText('hoje, 09h30', { selector: 'dd' })).toBeVisible()
  },
})

export const SeguiuPorSms = meta.story({
  name: 'O número não tem WhatsApp: a mensagem seguiu por SMS',
  args: {
    letter: ready(
      onPhoneOf({
        state: 'failed',
        sent_at: null,
        delivered_at: null,
        read_at: null,
        last_error: 'O número não recebe mensagens por WhatsApp. (131026)',
        replaced_by: 10,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A mensagem seguiu por SMS/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver o SMS' })).toHaveAttribute('href', '/outbox/10')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoLugarDoWhatsApp = meta.story({
  name: 'O SMS que foi no lugar, no celular',
  ...onPhone,
  args: { letter: ready(onPhoneOf({ id: 10, channel: 'sms', read_at: null, instead_of: 9 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no lugar de uma mensagem por WhatsApp/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a mensagem por WhatsApp' })).toHaveAttribute(
      'href',
      '/outbox/9',
    )
  },
})

export const NaoChegouAoCelular = meta.story({
  name: 'Uma mensagem que o WhatsApp aceitou e não entregou: não se tenta de novo',
  args: {
    letter: ready(
      onPhoneOf({
        state: 'failed',
        delivered_at: null,
        read_at: null,
        last_error: 'O número não recebe mensagens por WhatsApp. (131026)',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O número não recebe mensagens por WhatsApp. (131026)')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const EnviadaDepois = meta.story({
  name: 'Enviada depois de uma falha: a falha não conta mais',
  args: { letter: ready({ ...refused, state: 'sent', sent_at: now }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Bad destination/)).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('8')).toBeVisible()
  },
})

export const NaoEnviada = meta.story({
  name: 'Não enviada: tentar de novo pelo teclado',
  args: { letter: ready(refused) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/550 5\.1\.2 Bad destination/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar enviar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSendAgain).toHaveBeenCalledOnce())
  },
})

/** One badge for each state of the domain. */
export const Situacoes = meta.story({
  name: 'As situações',
  render: () => (
    <Stack gap={8} align="start">
      {mailStates.map((state) => (
        <MailBadge key={state} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const state of mailStates) await expect(canvas.getByText(mailStateLabels[state])).toBeVisible()
  },
})

export const NaFila = meta.story({
  name: 'Na fila, ainda sem tentativa, no celular',
  ...onPhone,
  args: {
    letter: ready(outboxLetter({ state: 'waiting', sent_at: null, attempts: 0, recipient_name: null })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Na fila')).toBeVisible()
    await expect(canvas.queryByText('O último envio falhou')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Tentar enviar de novo' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { letter: waiting } })

export const Atualizando = meta.story({
  args: { letter: refreshing(outboxLetter()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { letter: failed(new Failure('not_found', 'Esta mensagem não foi encontrada.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Esta mensagem não foi encontrada.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o primeiro novo envio falha, o segundo entra na fila',
  render: function Adopter(args) {
    const [letter, retry, replace] = useRemote((signal) => client.mails.get(2, signal), [])
    return (
      <LetterView
        {...args}
        letter={letter}
        onSendAgain={async () => replace(await client.mails.retry(2))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(retryMail, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Tentar enviar de novo' })
    await expect(canvas.getByText('Não enviado')).toBeVisible()
    await userEvent.click(again)
    await expect(await screen.findByText('O serviço está fora do ar.')).toBeVisible()
    await userEvent.click(again)
    await expect(await canvas.findByText('Na fila')).toBeVisible()
    await expect(canvas.queryByText('Não enviado')).toBeNull()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    letter: ready(
      outboxLetter({
        subject:
          'Escolha o dia do ensaio na Avenida Desembargador Vítor Lima e Silva de Albuquerque, 12450, torre Norte',
        recipient_name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
        recipient: 'maria.aparecida.de.albuquerque.vasconcelos@incorporadoralitoralnorte.com.br',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/maria\.aparecida/)[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
