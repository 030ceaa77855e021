import { createClient } from '@ensaio/client'
import { Failure, searchPrices } from '@ensaio/domain'
import { cut, priceRule } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PriceTeaser, type PriceTeaserProps } from './PriceTeaser.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Página inicial/PriceTeaser',
  component: PriceTeaser,
  args: {
    price: ready(priceRule()),
    action: { label: 'Fazer pré-cadastro', href: '#pre-cadastro' },
  } as PriceTeaserProps,
  parameters: {
    docs: {
      description: {
        component:
          'Onde os preços começam, às claras: o principal, depois o que soma ou já vem junto. Valores em reais, como chegam da rede. Sem resposta, diz onde o preço aparece.',
      },
    },
  },
})

export const ComPrecos = meta.story({
  name: 'Com preços',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 399,00')).toBeVisible()
    for (const [what, amount] of [
      ['Fotos profissionais', 'incluídas'],
      ['Vídeo', '+ R$ 89,00'],
      ['Planta humanizada', '+ R$ 109,00'],
    ] as const) {
      const line = canvas.getByText(what).parentElement
      await expect(line).toHaveTextContent(`${what}${amount}`)
    }
    await expect(canvas.getByText(/Áreas de até 150 m²/)).toBeVisible()
    await tabTo(canvas.getByRole('link'))
  },
})

export const ComDesconto = meta.story({
  name: 'Com desconto e nomes longos',
  args: {
    price: ready(
      priceRule({
        discount: { title: '10% no primeiro ensaio' },
        rule: {
          main: { title: 'Tour virtual com hospedagem prolongada', value: 12_399.9 },
          items: [
            { title: 'Planta humanizada com mobiliário e medidas de cada ambiente', value: 1109 },
            { title: 'Fotos', value: 'incluídas em todos os pacotes' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% no primeiro ensaio')).toBeVisible()
    await expect(canvas.getByText('R$ 12.399,90')).toBeVisible()
  },
})

export const Chegando = meta.story({ args: { price: waiting } })

export const Atualizando = meta.story({
  args: { price: refreshing(priceRule()) },
  play: staysWhileRefreshing,
})

export const SemResposta = meta.story({
  ...notPictured,
  name: 'Sem resposta',
  args: { price: failed(new Failure('offline', 'Sem conexão.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Não conseguimos mostrar os preços agora/)).toBeVisible()
    await expect(canvas.queryByText('Sem conexão.')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela rede',
  render: function OverTheNetwork(args) {
    const [price] = useRemote((signal) => client.prices.min(signal), [])
    return <PriceTeaser {...args} price={price} />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R$ 399,00')).toBeVisible()
  },
})

export const PelaRedeCortada = meta.story({
  name: 'Pela rede, cortada',
  beforeEach({ msw }) {
    msw.use(cut(searchPrices))
  },
  render: PelaRede.input.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Não conseguimos mostrar os preços agora/)).toBeVisible()
  },
})
