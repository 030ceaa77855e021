import { createClient } from '@ensaio/client'
import { emptyOrder, emptyUnit, Failure, type OrderDraft } from '@ensaio/domain'
import { priceRule, service } from '@ensaio/mocks'
import { expect, waitFor, type within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'

const client = createClient({ baseUrl: '/api' })
const nothing = emptyOrder()
const address: OrderDraft['address'] = {
  postal_code: '01305-100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
}
const units = [
  { unit: '84', complement: 'Torre B', area: '78,5' },
  { unit: '91', complement: 'Torre B', area: '120' },
]
const responsible = { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' }
const whole = { service: service(), address, units, responsible }

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderSummary',
  component: OrderSummary,
  parameters: {
    ...onDesk.parameters,
    docs: {
      description: {
        component:
          'O que já foi pedido e quanto custa, sempre à vista. Dê a `OrderLayout`; no celular vira uma linha com o preço, que se abre. `price` nulo: ainda não se sabe o que perguntar.',
      },
    },
  },
  args: {
    service: null,
    address: nothing.address,
    units: nothing.units,
    responsible: nothing.responsible,
    price: null,
    balance: null,
  } as OrderSummaryProps,
  globals: onDesk.globals,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
})

/** The total amount, in the unfolded sheet. */
function total(canvas: ReturnType<typeof within>) {
  return canvas.getByText('Total').nextElementSibling
}

export const Vazio = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resumo do pedido' })).toBeVisible()
    await expect(canvas.getByText('Ainda não escolhido')).toBeVisible()
    await expect(canvas.getByText(/Aparece assim que soubermos/)).toBeVisible()
    await expect(canvas.queryByText('Onde')).toBeNull()
  },
})

export const Completo = meta.story({
  args: { ...whole, price: ready(priceRule({ final_price: 508 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rua Augusta, 1500')).toBeVisible()
    await expect(canvas.getByText(/Unidade 84, Torre B, 78,5 m²/)).toBeVisible()
    await expect(total(canvas)).toHaveTextContent('R$ 1.016,00')
    await expect(canvas.getByText('2 × R$ 508,00')).toBeVisible()
    await expect(canvas.getByText(/\(11\) 91234-5678/)).toBeVisible()
  },
})

export const TamanhosDiferentes = meta.story({
  name: 'Unidades de tamanhos diferentes',
  args: { ...whole, price: ready([priceRule({ final_price: 508 }), priceRule({ final_price: 749.9 })]) },
  play: async ({ canvas }) => {
    await expect(total(canvas)).toHaveTextContent('R$ 1.257,90')
    await expect(canvas.getByText('2 unidades de tamanhos diferentes')).toBeVisible()
  },
})

export const PrePago = meta.story({
  name: 'Pré-pago: o saldo que fica',
  args: { ...whole, units: units.slice(0, 1), price: ready(priceRule()), balance: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 101,00')).toBeVisible()
    await expect(canvas.getByText(/Saldo depois do pedido/)).toBeVisible()
  },
})

export const FaltaCredito = meta.story({
  name: 'Pré-pago: falta crédito',
  args: { ...whole, price: ready(priceRule()), balance: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 298,00')).toBeVisible()
    await expect(canvas.getByText(/^Faltam/)).toBeVisible()
  },
})

export const SoOPreco = meta.story({
  name: 'Só o preço, ao lado da confirmação',
  args: { ...whole, price: ready(priceRule()), balance: 1000, brief: true },
  play: async ({ canvas }) => {
    await expect(total(canvas)).toHaveTextContent('R$ 798,00')
    await expect(canvas.queryByText('Responsável')).toBeNull()
  },
})

export const Calculando = meta.story({
  args: { ...whole, price: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calculando o preço…')).toBeInTheDocument()
  },
})

export const Atualizando = meta.story({
  args: { price: refreshing(priceRule()) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^R\$/).at(-1)).toBeVisible()
    await expect(canvas.queryByText('Calculando o preço…')).toBeNull()
  },
})

export const SemPreco = meta.story({
  name: 'Sem preço',
  args: { ...whole, price: failed(new Failure('not_found', 'Não há preço para esta cidade.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há preço para esta cidade.')).toBeVisible()
  },
})

export const MuitasUnidades = meta.story({
  name: 'Muitas unidades',
  args: {
    ...whole,
    units: [...units, emptyUnit(), ...Array.from({ length: 9 }, () => ({ ...emptyUnit(), area: '60' }))],
    price: ready(priceRule()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Unidade 3, a preencher e mais 9 unidades/)).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    service: service({ name: 'Tour virtual, fotos profissionais com tratamento de céu, vídeo e planta' }),
    address: {
      ...address,
      street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
      neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
      city: 'São José dos Campos',
    },
    units: [{ unit: 'Cobertura duplex 2201', complement: 'Torre Jacarandá, ala norte', area: '1.234,56' }],
    responsible: {
      name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
      phone: '11912345678',
      email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
    },
    price: ready(priceRule({ final_price: 123456.78 })),
    balance: 1000000,
  },
})

export const NoCelular = meta.story({
  name: 'No celular: uma linha com o preço, que se abre',
  args: { ...whole, price: ready(priceRule()) },
  globals: onPhone.globals,
  parameters: { ...onPhone.parameters, bare: true },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Tour virtual, fotos e planta R$\u00a0798,00' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('2 × R$ 399,00')).not.toBeVisible()
    await press(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('2 × R$ 399,00')).toBeVisible()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  args: { ...whole, units: units.slice(0, 1) },
  render: function Asked(args) {
    const [price] = useRemote(
      (signal) => client.prices.quote({ service_id: 1, city: 'São Paulo', area: 78.5 }, signal),
      [],
    )
    return <OrderSummary {...args} price={price} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(total(canvas)).toHaveTextContent('R$ 399,00'))
  },
})
