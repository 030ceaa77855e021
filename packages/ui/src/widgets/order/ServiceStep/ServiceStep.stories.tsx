import { createClient } from '@ensaio/client'
import { cars, Failure, itemIds, itemNames, listClientServices, type Service } from '@ensaio/domain'
import { priceRule, productItem, refuse, service, services } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { Changing, change } from '#storybook/checks/changing'
import { press } from '#storybook/keyboard'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ServiceStep, type ServiceStepProps } from './ServiceStep.tsx'

const client = createClient({ baseUrl: '/api' })
const prices = { 1: 508, 2: 399, 3: 488.9, 4: 109 }

function Stateful(props: ServiceStepProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <div style={{ maxWidth: 720 }}>
      <ServiceStep
        {...props}
        chosen={chosen}
        onChoose={(one) => {
          props.onChoose(one)
          setChosen(one.id)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/ServiceStep',
  component: ServiceStep,
  parameters: {
    docs: {
      description: {
        component:
          'O primeiro passo de um pedido: um dos serviços da empresa, com o que entrega e de quanto parte. Recebe `Remote` dos serviços e, por serviço, o menor preço. Rádios nativos sob cartões inteiros: setas andam e escolhem.',
      },
    },
  },
  args: {
    services: ready(services()),
    chosen: null,
    prices,
    onChoose: fn(),
    onNext: fn(),
    onRetry: fn(),
  } as ServiceStepProps,
  render: (args) => <Stateful {...args} />,
})

export const AntesDosServicos = meta.story({
  ...notPictured,
  name: 'Continuar antes que os serviços cheguem: com eles, nada falta',
  render: ({ services: offered, ...args }) => (
    <Changing
      of={ServiceStep}
      before={{ ...args, services: waiting as typeof offered, chosen: 1 }}
      after={{ services: offered }}
    />
  ),
  play: async ({ canvas, args }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const missing = 'Selecione um serviço para avançar'
    await next()
    await expect(canvas.getByText(missing)).toBeVisible()
    await change(canvas)
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1)
    await expect(canvas.queryByText(missing)).toBeNull()
    await expect(args.onNext).not.toHaveBeenCalled()
    await next()
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const NadaEscolhido = meta.story({
  ...inEveryMode,
  name: 'Nada escolhido',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'O que vamos fazer?' })
    await expect(within(group).getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await isAnnounced(canvas.getByText('Selecione um serviço para avançar'), 'alert')
    await expect(group).toHaveAccessibleDescription('Selecione um serviço para avançar')
    await expect(within(group).getAllByRole('radio')[0]).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('radio', { name: /^Vídeo do imóvel/ }))
    await expect(canvas.queryByText('Selecione um serviço para avançar')).toBeNull()
    await expect(args.onChoose).toHaveBeenLastCalledWith(services()[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    const photos = canvas.getByRole('radio', { name: /^Fotos profissionais/ })
    await expect(photos).toBeChecked()
    await expect(photos).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
})

export const OQueEntrega = meta.story({
  name: 'O que entrega e de quanto parte',
  args: { chosen: 1 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', {
        name: 'Tour virtual, fotos e planta Tour virtual Fotos profissionais Plantas a partir de R$\u00a0508,00',
      }),
    ).toBeChecked()
  },
})

export const PrecosDasRegras = meta.story({
  name: 'O menor preço das regras',
  args: {
    prices: undefined,
    services: ready([
      {
        ...service(),
        rules: [priceRule({ final_price: 749.5 }), priceRule({ final_price: 508 })],
      },
      service({ id: 2, name: 'Sem preço ainda' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R$ 508,00')).toBeVisible()
    await expect(canvas.getAllByText(/a partir de/)).toHaveLength(1)
  },
})

export const TextosLongos = meta.story({
  name: 'Todos os itens, nomes longos',
  args: {
    services: ready<Service[]>([
      service({
        name: 'Tour virtual, fotos profissionais com tratamento de céu, vídeo e planta humanizada',
        products: itemIds.map((id) => ({ name: itemNames[id], item: productItem(id) })),
      }),
      service({ id: 2, name: 'Fotos do veículo', vertical: { id: cars } }),
    ]),
  },
  play: async ({ canvas }) => {
    // Items for staff only are hidden from clients.
    await expect(canvas.queryByText('Captação de fotos')).toBeNull()
    await expect(canvas.getByText('Edição de tour')).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { services: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByText('Selecione um serviço para avançar')).toBeVisible()
  },
})

export const Atualizando = meta.story({
  args: { services: refreshing(services()) },
  play: staysWhileRefreshing,
})

export const Vazio = meta.story({
  args: { services: ready<Service[]>([]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Falha = meta.story({
  args: { services: failed(new Failure('unavailable', 'O serviço não respondeu.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NaoExisteMais = meta.story({
  name: 'O serviço guardado não existe mais',
  args: { chosen: 99 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(canvas.getByText('Selecione um serviço para avançar')).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { chosen: 2 },
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(listClientServices, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: function Asked(args) {
    const [remote, retry] = useRemote((signal) => client.services.list(signal), [])
    return <Stateful {...args} services={remote} onRetry={retry} />
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Planta humanizada/ }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(services()[3]))
  },
})
