import { createClient } from '@ensaio/client'
import { Failure, listPricedServices, servedCities, spaceSizes } from '@ensaio/domain'
import { pricedServices, refuse, services } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PurchaseChoice, type PurchaseChoiceProps, type PurchaseDraft } from './PurchaseChoice.tsx'

const client = createClient({ baseUrl: '/api' })
const nothing: PurchaseDraft = { service_id: null, area: null, city: null }

function Stateful(props: PurchaseChoiceProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PurchaseChoice
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Pagamento/PurchaseChoice',
  component: PurchaseChoice,
  args: {
    services: ready(services()),
    value: nothing,
    onChange: fn(),
    salesHref: 'mailto:vendas@ensaio.test',
    onRetry: fn(),
  } as PurchaseChoiceProps,
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O que se vai pagar: serviço, tamanho (a maior área de cada faixa, em m²) e cidade. Rádios nativos: as setas mudam e escolhem. Não pergunta preço nenhum: cada escolha vai para `onChange`, e a página pergunta.',
      },
    },
  },
})

export const NadaEscolhido = meta.story({
  name: 'Nada escolhido',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Serviço' })).toHaveValue('')
    await expect(canvas.getAllByRole('radio')).toHaveLength(spaceSizes.length + servedCities.length)
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Fale com a nossa equipe' })).toHaveAttribute(
      'href',
      'mailto:vendas@ensaio.test',
    )
  },
})

export const OutrasCidades = meta.story({
  ...notPictured,
  name: 'As cidades da casa',
  args: { cities: ['Curitiba', 'Recife'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Recife' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, city: 'Recife' })
    await expect(canvas.getByRole('radio', { name: 'Curitiba' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'São Paulo' })).toBeNull()
  },
})

export const Escolhendo = meta.story({
  name: 'Escolhendo, uma coisa de cada vez',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Fotos profissionais')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...nothing, service_id: 2 })
    await userEvent.click(canvas.getByRole('radio', { name: 'até 1.200 m²' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Porto Alegre' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      service_id: 2,
      area: 1200,
      city: 'Porto Alegre',
    })
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Escolha um serviço')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      service_id: null,
      area: 1200,
      city: 'Porto Alegre',
    })
  },
})

export const PeloTeclado = meta.story({
  name: 'Só com o teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'São Paulo' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      service_id: null,
      area: spaceSizes[1],
      city: 'São Paulo',
    })
  },
})

export const TudoEscolhido = meta.story({
  name: 'Tudo escolhido',
  args: { value: { service_id: 1, area: 150, city: 'São Paulo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Tour virtual, fotos e planta')
    await expect(canvas.getByRole('radio', { name: 'até 150 m²' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'São Paulo' })).toBeChecked()
  },
})

export const ServicoQueSaiu = meta.story({
  name: 'Um serviço que não existe mais',
  args: { value: { service_id: 77, area: 150, city: 'São Paulo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Escolha um serviço')
  },
})

export const Esperando = meta.story({ args: { services: waiting } })

export const Atualizando = meta.story({
  args: { services: refreshing(services()) },
  play: staysWhileRefreshing,
})

export const Vazio = meta.story({
  name: 'Nenhum serviço contratado',
  args: { services: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum serviço disponível')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Peça à nossa equipe' })).toHaveAttribute(
      'href',
      'mailto:vendas@ensaio.test',
    )
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})

export const Falhou = meta.story({
  args: { services: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os serviços')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { name: 'São Paulo' })).toBeEnabled()
  },
})

export const NomeLongo = meta.story({
  name: 'Nome longo, no celular',
  ...onPhone,
  args: {
    services: ready([
      {
        id: 9,
        vertical: { id: 1 },
        name: 'Completo: tour virtual, fotos profissionais, vídeo, planta humanizada e imagens aéreas',
      },
    ]),
    value: { service_id: 9, area: 300, city: 'Rio de Janeiro' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

function ByNetwork(props: PurchaseChoiceProps) {
  const [known, retry] = useRemote((signal) => client.services.priced(signal), [])
  return <Stateful {...props} services={known} onRetry={retry} />
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, depois de uma falha',
  render: (args) => <ByNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(refuse(listPricedServices, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('combobox')).toBeVisible()
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(options).toEqual(['Escolha um serviço', ...pricedServices().map(({ name }) => name)])
  },
})
