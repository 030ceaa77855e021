import { emptyOrder } from '@ensaio/domain'
import { priceRule, service } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ready } from '../../../remote/remote.ts'
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx'
import { OrderLayout, type OrderLayoutProps } from './OrderLayout.tsx'

const draft = emptyOrder()

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderLayout',
  component: OrderLayout,
  args: {
    step: 2,
    hrefs: ['#/info', '#/responsible', '#/confirm', '#/scheduling'],
    summary: (
      <OrderSummary
        service={service()}
        address={{ ...draft.address, street: 'Rua Augusta', number: '1500', city: 'São Paulo', state: 'SP' }}
        units={draft.units}
        responsible={draft.responsible}
        price={ready(priceRule())}
        balance={500}
      />
    ),
    children: (
      <div style={{ minHeight: 1200 }}>
        <Heading level={1}>Quem responde pelo imóvel?</Heading>
        <Text soft>O passo fica aqui.</Text>
      </div>
    ),
  } as OrderLayoutProps,
  parameters: {
    docs: {
      description: {
        component:
          'A moldura de um pedido: um passo por tela sob o indicador, o resumo ao lado (no celular, uma barra com o preço). Depois de feito, não se volta. Ponha dentro do `main` da página, com `OrderSummary` em `summary`.',
      },
    },
    bare: true,
  },
  decorators: [
    (Story) => (
      <Page as="main">
        <Story />
      </Page>
    ),
  ],
})

export const EscolhaDoServico = meta.story({
  name: 'Na escolha do serviço',
  args: { step: 0 },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Em 4 passos')).toBeVisible()
    await expect(within(canvas.getByRole('navigation', { name: 'Etapas' })).queryByRole('link')).toBeNull()
  },
})

export const NoMeio = meta.story({
  ...notPicturedOn('phone'),
  name: 'No meio',
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('navigation', { name: 'Etapas' }))
    await expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Informações(concluído)',
      '2Responsável',
      '3Confirmação',
      '4Agendamento',
    ])
    await expect(steps.getByRole('link', { name: /Informações/ })).toHaveAttribute('href', '#/info')
    await expect(canvas.getByRole('complementary')).toBeVisible()
  },
})

export const Pedido = meta.story({
  name: 'Pedido feito: não se volta',
  args: { step: 4, summary: null },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation', { name: 'Etapas' })).queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular: o preço sempre à vista',
  ...onPhone,
  play: async ({ canvas }) => {
    window.scrollTo(0, 600)
    const bar = canvas.getByRole('button', { name: /R\$\s399,00/ })
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(0)
    window.scrollTo(0, 0)
  },
})
