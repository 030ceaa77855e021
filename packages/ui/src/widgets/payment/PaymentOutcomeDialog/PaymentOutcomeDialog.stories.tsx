import { createClient } from '@ensaio/client'
import { type CardPayment, Failure, isPaid, isPending, payByCard, refusedPayment } from '@ensaio/domain'
import { paymentOutcome, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import type { PaymentProblem } from './outcome-words.ts'
import { PaymentOutcomeDialog } from './PaymentOutcomeDialog.tsx'

const client = createClient({ baseUrl: '/api' })
/** The statuses that a gateway may answer. */
const statuses = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14]

function answered(status: number): PaymentProblem {
  return { kind: 'answered', outcome: paymentOutcome({ status, message: '' }) }
}

const meta = preview.meta({
  title: 'Componentes/Pagamento/PaymentOutcomeDialog',
  component: PaymentOutcomeDialog,
  args: { problem: answered(refusedPayment), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Diz como um pagamento terminou sem ser pago, com as palavras da especificação. Pago não é problema: leve a pessoa adiante. Enquanto o banco não responde, quem pergunta de novo é a página; troque `problem`, e a resposta nova é anunciada.',
      },
    },
  },
})

export const Recusada = meta.story({
  tags: ['spec:8-payment-refused'],
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Transação recusada!' })
    await expect(dialog).toHaveAccessibleDescription(/nada foi cobrado/)
    await press(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Aguarde = meta.story({
  name: 'Aguarde um momento',
  tags: ['spec:8-payment-wait'],
  args: { problem: answered(2) },
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Aguarde um momento,' })
    await expect(dialog).toHaveAccessibleDescription('Transação com status: 2')
    await expect(dialog).toHaveTextContent('Você não precisa pagar de novo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Acompanhar depois' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ComErro = meta.story({
  name: 'Com erro: a mensagem que veio',
  tags: ['spec:8-payment-error', 'spec:8-generic-error'],
  args: {
    problem: { kind: 'failed', message: 'O valor mudou: agora é R$ 509,00. Confira e tente de novo.' },
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: 'Ops, não conseguimos efetuar sua transação :(',
    })
    await expect(dialog).toHaveAccessibleDescription(/agora é R\$\s509,00/)
  },
})

export const MensagemLonga = meta.story({
  name: 'Mensagem longa, no celular',
  ...onPhone,
  args: {
    problem: {
      kind: 'failed',
      message:
        'A operadora do cartão não conseguiu confirmar os dados informados (identificador: TRX-2026-11-20-000000000000000000000000918273645). Confira o número, a validade, o nome impresso e o código de segurança, ou fale com o seu banco antes de tentar de novo.',
    },
  },
})

export const Fechado = meta.story({
  ...notPictured,
  name: 'Nada a dizer',
  args: { problem: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const CadaStatus = meta.story({
  name: 'Cada status que não é pago',
  args: { problem: null },
  render: function Openers(args) {
    const [problem, setProblem] = useState<PaymentProblem | null>(null)
    return (
      <>
        <Row>
          {statuses
            .filter((status) => !isPaid(status))
            .map((status) => (
              <Button key={status} onPress={() => setProblem(answered(status))}>
                {`Status ${status}`}
              </Button>
            ))}
        </Row>
        <PaymentOutcomeDialog {...args} problem={problem} onClose={() => setProblem(null)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    for (const status of statuses.filter((one) => !isPaid(one))) {
      const opener = canvas.getByRole('button', { name: `Status ${status}` })
      await userEvent.click(opener)
      const dialog = canvas.getByRole('alertdialog')
      await expect(dialog).toHaveAccessibleName(
        status === refusedPayment ? 'Transação recusada!' : 'Aguarde um momento,',
      )
      const promises = dialog.textContent?.includes('Assim que o banco responder') ?? false
      await expect(promises).toBe(isPending(status))
      await userEvent.click(
        canvas.getByRole('button', { name: isPending(status) ? 'Acompanhar depois' : 'Entendi' }),
      )
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
})

let answers: () => void = () => {}

export const MudaAberto = meta.story({
  name: 'A resposta chega com o aviso aberto',
  render: function Changing(args) {
    const [status, setStatus] = useState(2)
    answers = () => setStatus(refusedPayment)
    return <PaymentOutcomeDialog {...args} problem={answered(status)} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aguarde um momento,' })).toHaveFocus()
    const before = canvas.getByRole('alertdialog')
    answers()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Transação recusada!' })).toHaveFocus())
    // A new dialog element: a changed text in the same one would not be announced.
    await expect(canvas.getByRole('alertdialog')).not.toBe(before)
    await expect(canvas.queryByText(/Assim que o banco/)).toBeNull()
  },
})

export const EscFecha = meta.story({
  ...notPictured,
  name: 'Esc fecha',
  play: async ({ canvas, args }) => {
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const payment = {
  PaymentMethod: '2',
  Products: [{ Code: '1', Description: 'Tour virtual', Quantity: 1, UnitPrice: 508 }],
  Address: {
    CityName: 'São Paulo',
    Complement: '',
    CountryName: 'Brasil',
    District: 'Consolação',
    Number: '1500',
    StateInitials: 'SP',
    Street: 'Rua Augusta',
    ZipCode: '01305100',
  },
  Customer: { Email: 'ana@x.com.br', Identity: '52998224725', Name: 'Ana', Phone: '11912345678' },
  PaymentObject: {
    CardNumber: '4111111111111111',
    ExpirationDate: '12/2029',
    Holder: 'ANA',
    SecurityCode: '123',
  },
  Purchase: { service_id: 1, city: 'São Paulo', area: 150 },
} satisfies CardPayment

export const PelaRede = meta.story({
  name: 'Pela rede: um erro, depois uma recusa',
  args: { problem: null },
  render: function ByNetwork(args) {
    const [problem, setProblem] = useState<PaymentProblem | null>(null)
    async function pay() {
      try {
        setProblem({ kind: 'answered', outcome: await client.payments.pay(payment, 'chave-1') })
      } catch (reason) {
        setProblem({ kind: 'failed', message: reason instanceof Failure ? reason.message : '' })
      }
    }
    return (
      <>
        <Button onPress={pay}>Pagar</Button>
        <PaymentOutcomeDialog {...args} problem={problem} onClose={() => setProblem(null)} />
      </>
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(payByCard, 'invalid', 'Cartão não autorizado para esta loja.', { once: true }),
      reply(payByCard, paymentOutcome({ status: refusedPayment })),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }))
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Ops, não conseguimos efetuar sua transação :(' }),
    ).toHaveAccessibleDescription('Cartão não autorizado para esta loja.')
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar' }))
    await expect(await canvas.findByRole('alertdialog', { name: 'Transação recusada!' })).toBeVisible()
  },
})
