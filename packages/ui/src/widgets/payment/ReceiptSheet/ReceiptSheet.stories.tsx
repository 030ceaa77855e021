import { createClient } from '@ensaio/client'
import { getReceipt } from '@ensaio/domain'
import { receipt, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { HouseZone } from '../../../theme/house-zone.ts'
import { ReceiptSheet, type ReceiptSheetProps } from './ReceiptSheet.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/ReceiptSheet',
  component: ReceiptSheet,
  args: { receipt: receipt(), onPrint: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'O recibo de um pagamento, como sai no papel: sempre claro, também no tema escuro. Ao imprimir, só ele vai para a folha, sem barra, rodapé ou botão. Espera e falha são do `Await` em volta.',
      },
    },
  },
})

export const Pronto = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Recibo de pagamento' })).toBeVisible()
    await expect(canvas.getByText('R$ 399,00')).toBeVisible()
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Crédito: Tour virtual, fotos e planta',
      'quinta-feira, 12 de novembro de 2026, 11h31',
      'Mariana DuarteCPF 529.982.247-25',
      'Construtora HorizonteCNPJ 12.ABC.345/01DE-35',
      'pay_7Hq2mXc4T3',
    ])
    await press(canvas.getByRole('button', { name: 'Imprimir' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
})

export const OutroFuso = meta.story({
  name: 'A casa num outro fuso horário',
  render: (args) => (
    <HouseZone value="America/Rio_Branco">
      <ReceiptSheet {...args} />
    </HouseZone>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('quinta-feira, 12 de novembro de 2026, 09h31')).toBeVisible()
  },
})

export const PagoPelaEmpresa = meta.story({
  name: 'Pago pela empresa, que ainda não informou o CNPJ',
  args: {
    receipt: receipt({
      payer: { name: 'Horizonte Participações', identity: '12ABC34501DE35' },
      company: { name: 'Construtora Horizonte', identification: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CNPJ 12.ABC.345/01DE-35')).toBeVisible()
    await expect(canvas.getAllByRole('definition').at(3)).toHaveTextContent(/^Construtora Horizonte$/)
  },
})

export const PagadorApagado = meta.story({
  ...notPictured,
  name: 'De quem pagou e depois pediu para ser apagado: sem documento',
  args: { receipt: receipt({ payer: { name: 'Pessoa apagada', identity: '' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(2)).toHaveTextContent(/^Pessoa apagada$/)
  },
})

export const SempreClaro = meta.story({
  name: 'Claro também no tema escuro',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const paper = getComputedStyle(canvas.getByRole('article'))
    await expect(paper.backgroundColor).toBe('rgb(255, 255, 255)')
    // Nor does it follow a dark device.
    await expect(paper.colorScheme).toBe('light')
    await expect(getComputedStyle(canvas.getByText('R$ 399,00')).color).toBe('rgb(26, 31, 29)')
  },
})

export const Longo = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    receipt: receipt({
      amount: 1_234_567.89,
      reference: 'pay_7Hq2mXc4T3pLw8RrY2mNc5Xb7AZk3vT9qLw8RrY2mNc5Xb7AZk3vT9q',
      description:
        'Crédito: Completo, tour virtual, fotos profissionais, vídeo e planta humanizada, 50 unidades, até 1.200 m², Rio de Janeiro',
      payer: {
        name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
        identity: '52998224725',
      },
      company: {
        name: 'Companhia Nacional de Incorporações e Empreendimentos Imobiliários do Litoral Norte S.A.',
        identification: '11222333000181',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function ByNetwork(props: ReceiptSheetProps) {
  const [known, retry] = useRemote((signal) => client.payments.receipt('pay_7Hq2mXc4T3', signal), [])
  return (
    <Await remote={known} onRetry={retry} waiting={<Skeleton height="420px" />}>
      {(value) => <ReceiptSheet {...props} receipt={value} />}
    </Await>
  )
}

export const PelaRede = meta.story({
  ...notPicturedOn('dark'),
  name: 'Pela rede, depois de uma falha',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(getReceipt, 'not_found', 'Não encontramos este recibo.', { once: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não encontramos este recibo.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('pay_7Hq2mXc4T3')).toBeVisible()
  },
})
