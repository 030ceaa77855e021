import { createClient } from '@ensaio/client'
import {
  amountDue,
  type CheckedCard,
  cardPayment,
  Failure,
  getPayment,
  isPaid,
  isPending,
  type PaymentOutcome,
  payByCard,
  refusedPayment,
  searchPrices,
} from '@ensaio/domain'
import { paymentOutcome, quotedPrice, refuse, reply, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { browserState } from '#storybook/card-form'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { PriceSummary } from '../../order/PriceSummary/PriceSummary.tsx'
import { CardPaymentForm } from '../CardPaymentForm/CardPaymentForm.tsx'
import type { PaymentProblem } from '../PaymentOutcomeDialog/outcome-words.ts'
import { PaymentOutcomeDialog } from '../PaymentOutcomeDialog/PaymentOutcomeDialog.tsx'
import { PurchaseChoice, type PurchaseDraft } from '../PurchaseChoice/PurchaseChoice.tsx'
import { PaymentLayout } from './PaymentLayout.tsx'

const client = createClient({ baseUrl: '/api' })
const me = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'prepago@demo.test' }
const chosen: PurchaseDraft = { service_id: 1, area: 150, city: 'São Paulo' }

/** The whole code of an adopter. */
function Payment({ start, units }: { start: PurchaseDraft; units: number }) {
  const { say } = useToast()
  const [draft, setDraft] = useState(start)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const { service_id, area, city } = draft
  const purchase = service_id && area && city ? { service_id, area, city, units } : null
  const [services, retryServices] = useRemote((signal) => client.services.priced(signal), [])
  const [price, retryPrice] = useRemote(
    async (signal) => (purchase ? client.prices.quote(purchase, signal) : null),
    [service_id, area, city],
  )
  const known = price.state === 'ready' && (price.value === null || purchase === null) ? null : price
  const quoted = price.state === 'ready' && !price.refreshing && purchase ? price.value : null
  const amount = quoted && purchase ? amountDue(quoted, purchase, 0) : null

  async function settle(outcome: PaymentOutcome): Promise<void> {
    if (isPaid(outcome.status)) {
      setProblem(null)
      say('Pagamento aprovado. O crédito já está na sua conta.')
      return
    }
    setProblem({ kind: 'answered', outcome })
    if (isPending(outcome.status)) await settle(await client.payments.get(outcome.reference))
  }

  async function charge(card: CheckedCard) {
    if (!purchase || !quoted || !amount) return { clear: false }
    try {
      const payment = cardPayment(card, purchase, { description: quoted.name, amount })
      const outcome = await client.payments.pay(payment, 'chave-1')
      await settle(outcome)
      return { clear: outcome.status !== refusedPayment }
    } catch (reason) {
      const message = reason instanceof Failure ? reason.message : 'Tente novamente em instantes.'
      setProblem({ kind: 'failed', message })
      return { clear: false }
    }
  }

  return (
    <Page as="main">
      <Stack gap={32}>
        <Heading level={1}>Pagamento</Heading>
        <PaymentLayout
          choice={
            <PurchaseChoice
              services={services}
              value={draft}
              onChange={setDraft}
              salesHref="mailto:vendas@ensaio.test"
              onRetry={retryServices}
            />
          }
          summary={
            <PriceSummary
              price={purchase && known ? (known as Parameters<typeof PriceSummary>[0]['price']) : null}
              empty="Escolha o serviço, o tamanho e a cidade para ver o preço."
              {...(units > 1 && amount !== null ? { due: { label: `${units} unidades`, amount } } : {})}
              onRetry={retryPrice}
            />
          }
          form={
            <CardPaymentForm
              amount={amount}
              me={me}
              month={today.slice(0, 7)}
              findPostalCode={client.postalCodes.find}
              onPay={charge}
            />
          }
        />
      </Stack>
      <PaymentOutcomeDialog problem={problem} onClose={() => setProblem(null)} />
    </Page>
  )
}

const meta = preview.meta({
  title: 'Componentes/Pagamento/Pagamento completo',
  component: Payment,
  subcomponents: { PaymentLayout },
  args: { start: chosen, units: 1 },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A página de pagamento inteira, como o portal a monta: `PurchaseChoice`, `PriceSummary` e `CardPaymentForm` em `PaymentLayout`, e `PaymentOutcomeDialog` por cima. No celular o resumo fica entre a escolha e o cartão, e o botão com o valor não sai da tela.',
      },
    },
  },
  beforeEach({ msw }) {
    msw.use(
      reply(searchPrices, async ({ request }) => {
        const { filter } = (await request.json()) as { filter: { city: string } }
        return quotedPrice(filter.city === 'Porto Alegre' ? { final_price: 458.5 } : {})
      }),
    )
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole' | 'getByLabelText'>

async function typeCard(canvas: Canvas, number = '4111111111111111') {
  const typed = {
    'Número do cartão': number,
    'Nome impresso no cartão': 'Mariana Duarte',
    Validade: '122029',
    'Código (CVV)': '739',
    'CPF ou CNPJ': '52998224725',
    CEP: '01305100',
  }
  for (const [name, text] of Object.entries(typed)) {
    await userEvent.type(canvas.getByRole('textbox', { name }), text)
  }
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveFocus())
  await userEvent.keyboard('1500')
}

function button(canvas: Canvas, amount: string) {
  return canvas.findByRole('button', { name: `Pagar ${amount}` })
}

export const DaEscolhaAoPago = meta.story({
  name: 'Da escolha ao pagamento aprovado',
  args: { start: { service_id: null, area: null, city: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pagar' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Serviço' }), '1')
    await userEvent.click(canvas.getByRole('radio', { name: 'até 150 m²' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'São Paulo' }))
    await button(canvas, 'R$\u00a0508,00')
    const summary = within(canvas.getByRole('region', { name: 'Resumo do pedido' }))
    await expect(summary.getByRole('status')).toHaveTextContent('TotalR$ 508,00')
    await userEvent.click(canvas.getByRole('radio', { name: 'Porto Alegre' }))
    await typeCard(canvas)
    await userEvent.click(await button(canvas, 'R$\u00a0458,50'))
    await expect(await screen.findByText(/O crédito já está na sua conta/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número do cartão' })).toHaveValue(''))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const TudoEscolhido = meta.story({
  name: 'Tudo escolhido, várias unidades',
  args: { units: 3 },
  play: async ({ canvas }) => {
    await expect(await button(canvas, 'R$\u00a01.524,00')).toBeVisible()
  },
})

export const Recusado = meta.story({
  ...notPictured,
  name: 'Recusado, e pago com o mesmo que estava digitado',
  beforeEach({ msw }) {
    msw.use(reply(payByCard, paymentOutcome({ status: refusedPayment }), { once: true }))
  },
  play: async ({ canvas }) => {
    const pay = await button(canvas, 'R$\u00a0508,00')
    await typeCard(canvas)
    await userEvent.click(pay)
    await expect(await canvas.findByRole('alertdialog', { name: 'Transação recusada!' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(canvas.getByRole('textbox', { name: 'Número do cartão' })).toHaveValue('4111 1111 1111 1111')
    await expect(canvas.getByRole('textbox', { name: 'Código (CVV)' })).toHaveValue('739')
    await userEvent.click(pay)
    await expect(await screen.findByText(/O crédito já está na sua conta/)).toBeVisible()
  },
})

let answers: () => void = () => {}

export const EmAnalise = meta.story({
  name: 'Em análise: avisa, e se resolve sozinho',
  beforeEach({ msw }) {
    const answer = new Promise<void>((resolve) => {
      answers = resolve
    })
    msw.use(
      reply(payByCard, paymentOutcome({ status: 2 })),
      reply(getPayment, async () => {
        await answer
        return paymentOutcome()
      }),
    )
  },
  play: async ({ canvas }) => {
    const pay = await button(canvas, 'R$\u00a0508,00')
    await typeCard(canvas)
    await userEvent.click(pay)
    const dialog = await canvas.findByRole('alertdialog', { name: 'Aguarde um momento,' })
    await expect(dialog).toHaveAccessibleDescription('Transação com status: 2')
    answers()
    await expect(await screen.findByText(/O crédito já está na sua conta/)).toBeInTheDocument()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const ValorMudou = meta.story({
  name: 'O valor mudou: diz, e nada se perde',
  beforeEach({ msw }) {
    msw.use(refuse(payByCard, 'invalid', 'O valor mudou: agora é R$ 509,00. Confira e tente de novo.'))
  },
  play: async ({ canvas }) => {
    const pay = await button(canvas, 'R$\u00a0508,00')
    await typeCard(canvas)
    await userEvent.click(pay)
    const dialog = await canvas.findByRole('alertdialog', {
      name: 'Ops, não conseguimos efetuar sua transação :(',
    })
    await expect(dialog).toHaveAccessibleDescription(/agora é R\$\s509,00/)
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(pay).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Número do cartão' })).toHaveValue('4111 1111 1111 1111')
  },
})

export const SemPrecoParaACidade = meta.story({
  name: 'Sem preço para o que foi escolhido',
  beforeEach({ msw }) {
    msw.use(refuse(searchPrices, 'not_found', 'Ainda não temos preço para esta escolha.'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ainda não temos preço para esta escolha.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pagar' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const NoComputador = meta.story({
  name: 'No computador: o total acompanha a página',
  ...onDesk,
  play: async ({ canvas }) => {
    await button(canvas, 'R$\u00a0508,00')
    window.scrollTo(0, document.documentElement.scrollHeight)
    const total = canvas.getByText('Total').getBoundingClientRect()
    await expect(total.top).toBeGreaterThanOrEqual(0)
    await expect(total.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const NoCelular = meta.story({
  name: 'No celular: o resumo antes do cartão, o botão sempre à vista',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const pay = await button(canvas, 'R$\u00a0508,00')
    const total = canvas.getByText('Total').getBoundingClientRect()
    const card = canvas.getByRole('textbox', { name: 'Número do cartão' })
    await expect(total.bottom).toBeLessThan(card.getBoundingClientRect().top)
    card.scrollIntoView()
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(pay.getBoundingClientRect().top).toBeGreaterThan(0)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const NadaFicaNoNavegador = meta.story({
  ...notPictured,
  name: 'Nada do cartão fica no navegador, pago ou recusado',
  beforeEach({ msw }) {
    msw.use(reply(payByCard, paymentOutcome({ status: refusedPayment }), { once: true }))
  },
  play: async ({ canvas }) => {
    const pay = await button(canvas, 'R$\u00a0508,00')
    const before = browserState()
    await typeCard(canvas)
    await userEvent.click(pay)
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendi' }))
    await expect(browserState()).toEqual(before)
    await userEvent.click(pay)
    await expect(await screen.findByText(/O crédito já está na sua conta/)).toBeVisible()
    await expect(browserState()).toEqual(before)
  },
})
