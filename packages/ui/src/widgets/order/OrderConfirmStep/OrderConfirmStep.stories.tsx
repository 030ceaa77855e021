import { createClient } from '@ensaio/client'
import { createSession, emptyOrder, Failure, type OrderDraft, orderOf } from '@ensaio/domain'
import { cut, placedOrder, priceRule, refuse, reply, service } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { OrderConfirmStep, type OrderConfirmStepProps } from './OrderConfirmStep.tsx'

const client = createClient({ baseUrl: '/api' })
const draft: OrderDraft = {
  ...emptyOrder(),
  service_id: 1,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: 'Torre B', area: '78,5' }],
  keys: 'Na portaria, com o Sr. Osvaldo',
  responsible: { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' },
}
const three: OrderDraft = {
  ...draft,
  units: [
    ...draft.units,
    { unit: '91', complement: 'Torre B', area: '120' },
    { unit: '92', complement: '', area: '120' },
  ],
}

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderConfirmStep',
  component: OrderConfirmStep,
  parameters: {
    docs: {
      description: {
        component:
          'A conferência de um pedido: cada parte com o caminho de volta, quanto custa, e o único botão que pede. Sem preço não há pedido; com saldo a menos, o botão compra o que falta (`paymentHref`) e depois pede. `onConfirm` devolve a promessa da chamada.',
      },
    },
  },
  args: {
    draft,
    service: service(),
    price: ready(priceRule({ final_price: 508 })),
    balance: null,
    onConfirm: fn(async () => null),
    onBack: fn(),
    onRetry: fn(),
    editHref: { service: '#/', info: '#/info', responsible: '#/responsible' },
    paymentHref: (missing) => `#/payment?valor=${missing}`,
  } as OrderConfirmStepProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

type Canvas = ReturnType<typeof within>

/** The amount beside a label of the bill. */
function amount(canvas: Canvas, name: string) {
  return canvas.getByText(name).nextElementSibling
}

export const PosPago = meta.story({
  name: 'Pós-pago, para conferir',
  play: async ({ canvas, args }) => {
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 508,00')
    await expect(amount(canvas, 'Pagamento')).toHaveTextContent('Pós-pago')
    await expect(canvas.queryByText('Saldo agora')).toBeNull()
    await expect(canvas.getByText('Unidade 84, Torre B, 78,5 m²')).toBeVisible()
    await expect(canvas.getByText('Recebe o link por e-mail')).toBeVisible()
    for (const [name, href] of [
      ['serviço', '#/'],
      ['endereço', '#/info'],
      ['unidades', '#/info'],
      ['chaves', '#/info'],
      ['responsável', '#/responsible'],
    ]) {
      await expect(canvas.getByRole('link', { name: `Alterar ${name}` })).toHaveAttribute('href', href)
    }
    await expect(canvas.queryByText('Observações')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const PrePago = meta.story({
  name: 'Pré-pago, com o saldo que fica',
  args: {
    draft: three,
    price: ready(priceRule({ final_price: 399, discount: { title: '10% por volume' } })),
    balance: 1500,
  },
  play: async ({ canvas }) => {
    await expect(amount(canvas, 'Por ensaio')).toHaveTextContent('3 × R$ 399,00')
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 1.197,00')
    await expect(amount(canvas, 'Desconto')).toHaveTextContent('10% por volume')
    await expect(amount(canvas, 'Saldo agora')).toHaveTextContent('R$ 1.500,00')
    await expect(amount(canvas, 'Saldo depois do pedido')).toHaveTextContent('R$ 303,00')
    await expect(canvas.getByRole('button', { name: 'Pedir 3 ensaios' })).toBeVisible()
  },
})

export const SaldoExato = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pré-pago, com o saldo exato',
  args: { draft: three, price: ready(priceRule({ final_price: 399 })), balance: 1197 },
  play: async ({ canvas }) => {
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 1.197,00')
    await expect(amount(canvas, 'Saldo depois do pedido')).toHaveTextContent('R$ 0,00')
    await expect(canvas.queryByText('Falta de crédito')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pedir 3 ensaios' })).toBeVisible()
  },
})

export const TamanhosDiferentes = meta.story({
  name: 'Um preço por unidade',
  args: {
    draft: three,
    price: ready([399, 549.5, 549.5].map((final_price) => priceRule({ final_price }))),
    balance: 1000,
  },
  play: async ({ canvas }) => {
    await expect(amount(canvas, 'Unidade 92, 120 m²')).toHaveTextContent('R$ 549,50')
    await expect(amount(canvas, 'Total')).toHaveTextContent('R$ 1.498,00')
    await expect(amount(canvas, 'Falta de crédito')).toHaveTextContent('R$ 498,00')
    const buy = canvas.getByRole('link', { name: 'Comprar R$\u00a0498,00 e pedir' })
    await expect(buy).toHaveAttribute('href', '#/payment?valor=498')
    await expect(canvas.queryByRole('button', { name: /^Pedir/ })).toBeNull()
  },
})

export const Calculando = meta.story({
  name: 'O preço ainda vem',
  args: { price: waiting },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Atualizando = meta.story({
  args: { price: refreshing(priceRule({ final_price: 508 })) },
  play: staysWhileRefreshing,
})

export const SemPreco = meta.story({
  name: 'Sem preço não há pedido',
  args: { price: failed(new Failure('not_found', 'Não há preço para esta cidade.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível calcular o preço')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const DoisToques = meta.story({
  name: 'Dois toques, uma chamada',
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await userEvent.dblClick(confirm)
    await userEvent.keyboard('{Enter}')
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

function Placer(props: OrderConfirmStepProps) {
  return (
    <OrderConfirmStep
      {...props}
      onConfirm={async () => {
        await props.onConfirm()
        return client.orders.place(orderOf(props.draft), 'chave-1')
      }}
    />
  )
}

export const FaltaCreditoSemComprar = meta.story({
  name: 'Falta crédito, e quem pede não compra',
  args: { balance: 100, paymentHref: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Peça a quem cuida do financeiro/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Comprar/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Pedir/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const FaltaCredito = meta.story({
  name: 'Pela rede: o crédito já foi gasto em outro pedido',
  args: { balance: 600 },
  beforeEach({ msw }) {
    msw.use(
      refuse(createSession, 'payment_required', 'Seu crédito não é suficiente.', {
        fields: { missing: '8.5' },
      }),
    )
  },
  render: (args) => <Placer {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Pedir ensaio' }).focus()
    await userEvent.keyboard('{Enter}')
    const notice = await canvas.findByRole('alert', { name: 'Faltam R$\u00a08,50 de crédito' })
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(within(notice).getByRole('link', { name: 'Comprar crédito' })).toHaveAttribute(
      'href',
      '#/payment?valor=8.5',
    )
  },
})

export const CreditoComprado = meta.story({
  name: 'Pela rede: o crédito chega e o pedido passa',
  beforeEach({ msw }) {
    msw.use(
      refuse(createSession, 'payment_required', 'Seu crédito não é suficiente.', { once: true }),
      reply(createSession, placedOrder()),
    )
  },
  render: (args) => <Placer {...args} />,
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await userEvent.click(confirm)
    await canvas.findByRole('alert', { name: 'O crédito não é suficiente' })
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(canvas.queryByRole('alert', { name: 'O crédito não é suficiente' })).toBeNull(),
    )
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
})

export const RecusadoETentado = meta.story({
  ...notPictured,
  name: 'Pela rede: falha e é tentado de novo, pelo teclado',
  tags: ['spec:8-order-failure'],
  beforeEach({ msw }) {
    msw.use(refuse(createSession, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: (args) => <Placer {...args} />,
  play: async ({ canvas, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Pedir ensaio' })
    await press(confirm)
    const dialog = await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' })
    await expect(dialog).toHaveAccessibleDescription('Algo deu errado do nosso lado.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const SemConexao = meta.story({
  name: 'Pela rede: sem conexão',
  beforeEach({ msw }) {
    msw.use(cut(createSession))
  },
  render: (args) => <Placer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' })
    await expect(dialog).toHaveAccessibleDescription(/Verifique a sua conexão/)
  },
})

export const Veiculo = meta.story({
  name: 'Um veículo, sem aviso por e-mail',
  args: { draft: { ...draft, vertical_id: 2, notifies: false }, service: { name: 'Fotos do veículo' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unidade')).toBeNull()
    await expect(canvas.getByText('Não recebe aviso por e-mail')).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    draft: {
      ...draft,
      address: {
        ...draft.address,
        street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
        neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
        city: 'São José dos Campos',
      },
      units: [
        { unit: 'Cobertura duplex 2201', complement: 'Torre Jacarandá, ala norte', area: '1.234,56' },
        { unit: '', complement: '', area: '60' },
      ],
      reference: 'Entrada pela Rua Matias Aires, portão verde ao lado da farmácia.',
      additional_info: 'A entrada de serviço fica na rua de trás.\n'.repeat(4),
      client_code: 'EMPREENDIMENTO-HORIZONTE-2026-FASE-2-TORRE-B-UNIDADE-0084',
      responsible: {
        name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
        phone: '11912345678',
        email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
      },
    },
    service: { name: 'Tour virtual, fotos profissionais com tratamento de céu, vídeo e planta humanizada' },
    price: ready([priceRule({ final_price: 12345.6 }), priceRule()]),
    balance: 100,
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { draft: three, price: ready(priceRule()), balance: 1500 },
  ...onPhone,
})
