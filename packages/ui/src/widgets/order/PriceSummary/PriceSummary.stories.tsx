import { createClient } from '@ensaio/client'
import { Failure, searchPrices } from '@ensaio/domain'
import { quotedPrice, reply } from '@ensaio/mocks'
import { expect, fn, userEvent, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PriceSummary, type PriceSummaryProps } from './PriceSummary.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pedido/PriceSummary',
  component: PriceSummary,
  args: {
    price: ready(quotedPrice()),
    empty: 'Escolha o serviço, o tamanho e a cidade para ver o preço.',
    onRetry: fn(),
  } as PriceSummaryProps,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O preço linha a linha e o total, em R$. `due` é para quando se paga outra soma: várias unidades, ou só o que falta no saldo (em reais, com o motivo). O total que muda é lido em voz alta.',
      },
    },
  },
})

function linesOf(element: HTMLElement): string[] {
  return Array.from(element.querySelectorAll('dt'), (term) =>
    [term.textContent, term.nextElementSibling?.textContent].join(': '),
  )
}

/** Queries inside the summary only, since the page has other live regions. */
function inside(element: HTMLElement) {
  return within(within(element).getByRole('region', { name: 'Resumo do pedido' }))
}

export const Pronto = meta.story({
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toEqual([
      'Tour virtual: R$\u00a0399,00',
      'Fotos profissionais: incluídas',
      'Planta: R$\u00a0109,00',
      'Hospedagem do tour: 6 meses',
      'Área: até 150 m²',
    ])
    await expect(inside(canvasElement).getByRole('status')).toHaveTextContent('TotalR$ 508,00')
  },
})

export const NadaEscolhido = meta.story({
  name: 'Nada escolhido ainda',
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Escolha o serviço/)).toBeVisible()
    await expect(canvas.queryByText('Total')).toBeNull()
  },
})

export const Calculando = meta.story({ args: { price: waiting } })

export const Atualizando = meta.story({
  args: { price: refreshing(quotedPrice()) },
  play: staysWhileRefreshing,
})

export const VariasUnidades = meta.story({
  name: 'Várias unidades',
  args: { due: { label: '3 unidades', amount: 1524 } },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement).at(-1)).toBe('Preço: R$\u00a0508,00')
    await expect(inside(canvasElement).getByRole('status')).toHaveTextContent('3 unidadesR$ 1.524,00')
  },
})

export const FaltaPagar = meta.story({
  name: 'Só o que falta no saldo',
  args: { due: { label: 'Falta pagar', amount: 8 } },
  play: async ({ canvasElement }) => {
    await expect(inside(canvasElement).getByRole('status')).toHaveTextContent('Falta pagarR$ 8,00')
  },
})

export const ComDesconto = meta.story({
  name: 'Com desconto',
  args: {
    price: ready(quotedPrice({ final_price: 457.2, discount: { title: 'Desconto de 10% de lançamento' } })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Desconto de 10% de lançamento')).toBeVisible()
    await expect(inside(canvasElement).getByRole('status')).toHaveTextContent('R$ 457,20')
  },
})

export const Falhou = meta.story({
  args: { price: failed(new Failure('not_found', 'Não há preço para esta área. Fale com a nossa equipe.')) },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(inside(canvasElement).getByRole('alert')).toHaveTextContent(
      /Não foi possível calcular o preço.*esta área/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Longo = meta.story({
  name: 'Nomes longos, somas grandes, no celular',
  ...onPhone,
  args: {
    price: ready(
      quotedPrice({
        final_price: 1_234_567.89,
        discount: { title: 'Condição especial para lançamentos com mais de cinquenta unidades' },
        rule: {
          main: { title: 'Tour virtual com imagens aéreas e narração em três idiomas', value: 1_134_567.89 },
          items: [
            { title: 'Fotos profissionais', value: 'incluídas, até 60 por unidade' },
            { title: 'Planta humanizada de todos os pavimentos-tipo', value: 100_000 },
          ],
        },
      }),
    ),
    due: { label: '50 unidades', amount: 61_728_394.5 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function ByNetwork(props: PriceSummaryProps) {
  const [price, retry] = useRemote(
    (signal) => client.prices.quote({ service_id: 1, city: 'São Paulo', area: 150 }, signal),
    [],
  )
  return <PriceSummary {...props} price={price} onRetry={retry} />
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, e a regra chega como texto',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    const quoted = quotedPrice()
    msw.use(reply(searchPrices, { ...quoted, rule: JSON.stringify(quoted.rule) }))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('R$ 508,00')).toBeVisible()
    await expect(linesOf(canvasElement)).toHaveLength(5)
  },
})
