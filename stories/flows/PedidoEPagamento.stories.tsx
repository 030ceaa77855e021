import { createSession, emptyOrder, getSession, getUser, payByCard, status } from '@ensaio/domain'
import { company, cut, paymentOutcome, placedOrder, reply, session, user } from '@ensaio/mocks'
import { expect, screen, type userEvent as User, waitFor, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt, storageWith } from '../screens/PortalAt.tsx'

const prepaid = (balance: number) => () => user({ client: company({ payment_plan: 1, credit: { balance } }) })

/** The idempotency keys of the orders that reached the server. */
const ordered: (string | null)[] = []
const noteOrders = reply(createSession, ({ request }) => {
  ordered.push(request.headers.get('idempotency-key'))
  return placedOrder()
})

const written = {
  ...emptyOrder(),
  service_id: 2,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: '', area: '78' }],
  responsible: { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' },
}

const meta = preview.meta({
  title: 'Fluxos/Pedido e pagamento',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/add' },
  parameters: { bare: true },
  // A new order has no visit yet.
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ status: status.notScheduled })))
  },
})

type Canvas = ReturnType<typeof within>
type Hands = ReturnType<typeof User.setup>

async function writeOrder(canvas: Canvas, hands: Hands) {
  await hands.click(await canvas.findByRole('radio', { name: /^Fotos profissionais/ }))
  await hands.click(canvas.getByRole('button', { name: 'Continuar' }))
  await hands.type(await canvas.findByLabelText(/^CEP/), '01305100')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Rua/ })).toHaveValue('Rua Augusta'))
  await hands.type(canvas.getByRole('textbox', { name: /^Número/ }), '1500')
  await hands.type(canvas.getByRole('textbox', { name: /^Unidade/ }), '84')
  await hands.type(canvas.getByRole('textbox', { name: /^Área/ }), '78')
  await hands.click(canvas.getByRole('button', { name: 'Continuar' }))
  await hands.click(await canvas.findByRole('checkbox', { name: /Copiar/ }))
  await hands.click(canvas.getByRole('button', { name: 'Continuar' }))
  await canvas.findByRole('heading', { name: 'Confira o pedido' })
}

async function writeCard(canvas: Canvas, hands: Hands) {
  await hands.type(await canvas.findByLabelText(/^Número do cartão/), '4111111111111111')
  await hands.type(canvas.getByLabelText(/^Nome impresso/), 'MARIANA DUARTE')
  await hands.type(canvas.getByLabelText(/^Validade/), '122031')
  await hands.type(canvas.getByLabelText(/^Código/), '123')
  await hands.type(canvas.getByLabelText(/^CPF ou CNPJ/), '52998224725')
  await hands.type(canvas.getByLabelText(/^CEP/), '01305100')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Rua/ })).toHaveValue('Rua Augusta'))
  await hands.type(canvas.getByRole('textbox', { name: /^Número$|^Número \*/ }), '1500')
  await hands.click(await canvas.findByRole('button', { name: /^Pagar R\$/ }))
}

/** Do serviço ao link compartilhado, em um minuto. */
export const PedirECompartilhar = meta.story({
  ...notPictured,
  name: 'Pedir e compartilhar o link',
  tags: [
    'spec:2-order-service',
    'spec:2-order-information',
    'spec:2-order-responsible',
    'spec:2-order-confirm',
    'spec:2-order-share',
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('Escrever o pedido', () => writeOrder(canvas, userEvent))
    await step('Confirmar', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Pedir ensaio' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    })
    await step('Compartilhar', async () => {
      await expect(await canvas.findByRole('link', { name: 'AGENDAR' })).toHaveAttribute(
        'href',
        '/calendar/Zk3vT9qLw8RrY2mNc5Xb7A',
      )
    })
  },
})

/** Quem recebeu o link marca o dia enquanto esta aba espera: ao voltar a ela, mostra quem vai. */
export const MarcadoEnquantoIsso = meta.story({
  name: 'O dia é marcado enquanto isso',
  tags: ['spec:2-order-photographer'],
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('Pedir', async () => {
      await writeOrder(canvas, userEvent)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Pedir ensaio' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
      await canvas.findByRole('link', { name: 'AGENDAR' })
    })
    await step('Voltar a esta aba depois que marcaram', async () => {
      msw.use(reply(getSession, () => session({ status: status.scheduled })))
      window.dispatchEvent(new Event('focus'))
      await canvas.findByRole('heading', { name: 'Rafael Nogueira' })
      await expect(canvas.getByRole('link', { name: 'Ver o ensaio' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/sessions\/\d+$/),
      )
    })
  },
})

/** O pedido falha: o aviso da especificação, e tudo continua escrito. */
export const PedidoFalha = meta.story({
  name: 'O pedido falha e depois segue',
  beforeEach({ msw }) {
    msw.use(cut(createSession, { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await writeOrder(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir ensaio' }))
    const problem = await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' })
    await userEvent.click(within(problem).getByRole('button', { name: /^Entendi/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    await canvas.findByRole('link', { name: 'AGENDAR' })
  },
})

/** Crédito insuficiente: um botão compra o que falta, e o pedido é feito em seguida, uma só vez. */
export const ComprarEPedir = meta.story({
  ...notPicturedOn('phone'),
  name: 'Comprar o que falta e pedir',
  tags: ['spec:4-order-blocked'],
  beforeEach({ msw }) {
    ordered.length = 0
    msw.use(reply(getUser, prepaid(391)), noteOrders)
  },
  play: async ({ canvas, userEvent }) => {
    await writeOrder(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('link', { name: 'Comprar R$\u00a08,00 e pedir' }))
    await canvas.findByRole('heading', { name: 'Pagamento', level: 1 })
    await expect(
      await canvas.findByText(/^Faltam R\$ 8,00 de crédito para o seu pedido\. Assim que/),
    ).toBeVisible()
    await canvas.findByRole('button', { name: 'Pagar R$\u00a08,00 e pedir' })
    await writeCard(canvas, userEvent)
    await canvas.findByRole('heading', { name: 'Ensaio pedido' })
    await canvas.findByRole('link', { name: 'AGENDAR' })
    await expect(ordered).toHaveLength(1)
  },
})

/** Pago, mas o pedido falha: volta à confirmação com o crédito, e tentar de novo é o mesmo pedido. */
export const PagoMasNaoPedido = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pago, e o pedido falha uma vez',
  beforeEach({ msw }) {
    ordered.length = 0
    msw.use(
      reply(getUser, prepaid(391), { once: true }),
      reply(getUser, prepaid(399)),
      cut(createSession, { once: true }),
      noteOrders,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await writeOrder(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('link', { name: 'Comprar R$\u00a08,00 e pedir' }))
    await writeCard(canvas, userEvent)
    await canvas.findByRole('heading', { name: 'Confira o pedido' })
    const received = await canvas.findByText(/^Crédito recebido: seu saldo agora é R\$ 399,00\./)
    await expect(received).toHaveTextContent('O ensaio ainda não foi pedido')
    const order = await canvas.findByRole('button', { name: 'Pedir ensaio' })
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(order)
    await canvas.findByRole('link', { name: 'AGENDAR' })
    await expect(ordered).toHaveLength(1)
  },
})

/** O crédito acaba no meio de um pedido: o pagamento diz por quê, e volta à etapa em que estava, com tudo escolhido. */
export const VoltaAEtapa = meta.story({
  name: 'O pagamento volta à etapa de onde veio',
  args: { path: '/sessions/add/confirm', storage: storageWith({ 'ensaio:pedido': JSON.stringify(written) }) },
  tags: ['spec:4-order-blocked'],
  beforeEach({ msw }) {
    msw.use(reply(getUser, prepaid(0), { once: true }), reply(getUser, prepaid(399)))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Pagamento', level: 1 })
    await canvas.findByText(/^Faltam R\$ 399,00 de crédito para o seu pedido\. Depois de pagar/)
    await writeCard(canvas, userEvent)
    await canvas.findByRole('heading', { name: 'Confira o pedido' })
    await canvas.findByText('Crédito recebido: seu saldo agora é R$ 399,00.')
    await expect(await canvas.findByRole('button', { name: 'Pedir ensaio' })).toBeEnabled()
  },
})

/** Sem crédito, quem é pré-pago paga antes de pedir; recusado, o cartão continua escrito; aprovado, segue para o pedido. */
export const RecusadoEAprovado = meta.story({
  name: 'Cartão recusado, depois aprovado',
  tags: ['spec:4-payment-approved', 'spec:8-payment-refused'],
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, prepaid(0), { once: true }),
      reply(getUser, prepaid(399)),
      reply(payByCard, () => paymentOutcome({ status: 8, message: 'Transação recusada!' }), { once: true }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Pagamento', level: 1 })
    await canvas.findByText(/^Para pedir um ensaio é preciso ter crédito: seu saldo é R\$ 0,00\./)
    await userEvent.selectOptions(await canvas.findByLabelText(/^Serviço/), 'Fotos profissionais')
    await userEvent.click(canvas.getByRole('radio', { name: 'até 150 m²' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'São Paulo' }))
    await writeCard(canvas, userEvent)
    const refused = await screen.findByRole('alertdialog', { name: 'Transação recusada!' })
    await userEvent.click(within(refused).getByRole('button', { name: /^Entendi/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByLabelText(/^Número do cartão/)).toHaveValue('4111 1111 1111 1111')
    await userEvent.click(canvas.getByRole('button', { name: /^Pagar R\$/ }))
    await canvas.findByRole('radio', { name: /^Fotos profissionais/ })
  },
})

/** O banco ainda não respondeu: diz que espera, e não pede para pagar de novo. */
export const Pendente = meta.story({
  tags: ['spec:8-payment-wait'],
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, prepaid(0)),
      reply(payByCard, () => paymentOutcome({ status: 2, message: 'Em processamento' })),
    )
  },
  args: { path: '/payment?servico=2&area=150&cidade=S%C3%A3o+Paulo' },
  play: async ({ canvas, userEvent }) => {
    await writeCard(canvas, userEvent)
    const waiting = await screen.findByRole('alertdialog', { name: 'Aguarde um momento,' })
    await expect(waiting).toHaveTextContent('Transação com status: 2')
  },
})
