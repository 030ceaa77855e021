import { createClient } from '@ensaio/client'
import {
  Failure,
  type MailTestOutcome,
  mailTestOutcomes,
  type PaymentTestOutcome,
  paymentTestOutcomes,
  testMails,
} from '@ensaio/domain'
import { mailTest, paymentTest, refuse } from '@ensaio/mocks'
import { expect, screen, userEvent, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { HouseTestCard, type HouseTestCardProps } from './HouseTestCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/HouseTestCard',
  component: HouseTestCard,
  args: { of: 'mails', onTest: async () => mailTest() } as HouseTestCardProps,
  parameters: {
    docs: {
      description: {
        component:
          'Um teste dos e-mails ou dos pagamentos da casa: o resultado em português, e a resposta técnica do outro lado.',
      },
    },
  },
})

export const AntesDoTeste = meta.story({
  name: 'Antes do teste',
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region')).getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Enviado = meta.story({
  name: 'Enviado, pelo teclado',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Enviar e-mail de teste' }))
    await expect(await canvas.findByText(/aceitou a mensagem para admin@demo.test/)).toBeVisible()
    await expect(within(canvas.getByRole('region')).getByRole('status')).toHaveTextContent(/aceitou/)
  },
})

let tests = 0

export const FalhaDepois = meta.story({
  ...notPictured,
  name: 'Um segundo teste que falha não deixa o resultado do primeiro',
  args: {
    of: 'mails',
    onTest: async () => {
      tests += 1
      if (tests === 2) throw new Failure('unavailable', 'O serviço está em manutenção.')
      return mailTest()
    },
  },
  beforeEach() {
    tests = 0
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviar e-mail de teste' })
    await userEvent.click(button)
    await canvas.findByText(/aceitou a mensagem/)
    await userEvent.click(button)
    await expect(await screen.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(canvas.queryByText(/aceitou a mensagem/)).toBeNull()
  },
})

const isWell: Record<MailTestOutcome | PaymentTestOutcome, boolean> = {
  sent: true,
  kept: false,
  unreachable: false,
  wrong_login: false,
  refused: false,
  simulated: true,
  closed: true,
  sandbox: true,
  live: true,
  wrong_key: false,
}

const said: Record<'mails' | 'payments', Record<string, RegExp>> = {
  mails: {
    sent: /aceitou a mensagem para admin@demo\.test\. Veja se/,
    kept: /a mensagem para admin@demo\.test ficou guardada/,
    unreachable: /^O servidor de e-mail não respondeu/,
    wrong_login: /recusou o usuário ou a senha/,
    refused: /recusou a mensagem para admin@demo\.test\. Confira o remetente/,
  },
  payments: {
    simulated: /^Pagamentos simulados/,
    closed: /estão fechados/,
    sandbox: /no ambiente de testes: ninguém é cobrado/,
    live: /são de verdade/,
    wrong_key: /recusou a chave/,
    unreachable: /^A operadora não respondeu/,
  },
}

const outcomes = { mails: mailTestOutcomes, payments: paymentTestOutcomes }
let presses = 0

/** Returns one outcome after the other, then the first one again. */
function nextOf<Outcome>(of: readonly [Outcome, ...Outcome[]]): Outcome {
  presses += 1
  return of[presses - 1] ?? of[0]
}

/** A play function: presses the button once for each outcome, and reads what the card says of it. */
async function saysEach(of: 'mails' | 'payments', canvasElement: HTMLElement) {
  const card = within(within(canvasElement).getByRole('region'))
  for (const outcome of outcomes[of]) {
    await userEvent.click(card.getByRole('button'))
    const words = await card.findByText(said[of][outcome] as RegExp)
    const sign = isWell[outcome] ? '.lucide-circle-check' : '.lucide-triangle-alert'
    await expect(words.parentElement?.querySelector(sign)).toBeVisible()
    await expect(card.queryByText(/^Resposta técnica/)).toBeNull()
  }
}

export const CadaResultadoDoEnvio = meta.story({
  ...notPictured,
  name: 'Cada resultado do envio tem as suas palavras',
  args: { of: 'mails', onTest: async () => mailTest({ outcome: nextOf(mailTestOutcomes), said: null }) },
  beforeEach() {
    presses = 0
  },
  play: ({ canvasElement }) => saysEach('mails', canvasElement),
})

export const CadaResultadoDoPagamento = meta.story({
  ...notPictured,
  name: 'Cada resultado do pagamento tem as suas palavras',
  args: {
    of: 'payments',
    onTest: async () => paymentTest({ outcome: nextOf(paymentTestOutcomes), said: null }),
  },
  beforeEach() {
    presses = 0
  },
  play: ({ canvasElement }) => saysEach('payments', canvasElement),
})

export const SenhaErrada = meta.story({
  name: 'O servidor de e-mail recusa a senha',
  args: {
    of: 'mails',
    onTest: async () =>
      mailTest({
        outcome: 'wrong_login',
        said: 'Invalid login: 535 5.7.8 Authentication credentials invalid',
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/recusou o usuário ou a senha/)).toBeVisible()
    await expect(canvas.getByText(/535 5.7.8/)).toBeVisible()
  },
})

export const SemServidor = meta.story({
  name: 'Sem servidor de e-mail, no celular',
  ...onPhone,
  args: { of: 'mails', onTest: async () => mailTest({ outcome: 'kept' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/SMTP_URL/)).toBeVisible()
  },
})

export const Pagamentos = meta.story({
  name: 'Pagamentos: a chave vale',
  args: { of: 'payments', onTest: async () => paymentTest() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Testar pagamentos' }))
    await expect(await canvas.findByText(/são de verdade/)).toBeVisible()
  },
})

export const ChaveErrada = meta.story({
  name: 'Pagamentos: a chave é recusada',
  args: { of: 'payments', onTest: async () => paymentTest({ outcome: 'wrong_key', said: 'HTTP 401' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Testar pagamentos' }))
    await expect(await canvas.findByText(/recusou a chave/)).toBeVisible()
    await expect(canvas.getByText('HTTP 401')).toBeVisible()
  },
})

export const Fechados = meta.story({
  name: 'Pagamentos fechados',
  args: { of: 'payments', onTest: async () => paymentTest({ outcome: 'closed' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Testar pagamentos' }))
    await expect(await canvas.findByText(/estão fechados/)).toBeVisible()
  },
})

export const RespostaLonga = meta.story({
  name: 'Resposta longa, no celular',
  ...onPhone,
  args: {
    of: 'mails',
    onTest: async () =>
      mailTest({
        outcome: 'refused',
        said: `550 5.7.1 ${'https://ajuda.servidor-de-emails.test/politicas/remetentes-nao-autorizados/'.repeat(3)}`,
      }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/550 5.7.1/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: testa depois de uma falha',
  args: { of: 'mails', onTest: () => client.firstSteps.testMails() },
  beforeEach({ msw }) {
    msw.use(refuse(testMails, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviar e-mail de teste' })
    await userEvent.click(button)
    await expect(await screen.findByText(/O serviço está em manutenção/)).toBeVisible()
    await userEvent.click(button)
    await expect(await canvas.findByText(/aceitou a mensagem/)).toBeVisible()
  },
})
