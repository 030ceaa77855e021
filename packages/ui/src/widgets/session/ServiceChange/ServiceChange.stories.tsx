import { createClient } from '@ensaio/client'
import { changeSessionService, Failure, type ServiceOffer, type ServiceOffers } from '@ensaio/domain'
import { refuse, serviceOffers } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { ServiceChange, type ServiceChangeProps } from './ServiceChange.tsx'

const client = createClient({ baseUrl: '/api' })
type Change = ServiceChangeProps['onChange']

const meta = preview.meta({
  title: 'Componentes/Ensaio/ServiceChange',
  component: ServiceChange,
  args: {
    offers: ready(serviceOffers()) as Remote<ServiceOffers>,
    onAsk: fn(),
    onChange: fn<Change>(async () => {}),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'Muda o serviço de um ensaio pedido, antes da visita. Cada serviço mostra a diferença de preço, o que entra e o que sai; o botão repete a diferença antes de confirmar. O que já tem material não sai. Com crédito a menos, diz quanto falta e não confirma. Uma recusa aparece no diálogo, que fica aberto.',
      },
    },
  },
})

async function open(name = 'Mudar o serviço') {
  await press(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Mudar = meta.story({
  name: 'Mudar, pelo teclado',
  ...notPictured,
  play: async ({ args }) => {
    const dialog = await open()
    await expect(args.onAsk).toHaveBeenCalledOnce()
    await expect(dialog.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true')
    const offer = dialog.getByRole('radio', { name: /^Completo: \+\sR\$\s89,00/ })
    offer.focus()
    await userEvent.keyboard(' ')
    await expect(dialog.getByText('R$ 89,00 a mais na fatura.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Confirmar +\u00a0R$\u00a089,00' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange.mock.calls[0]?.[0].service.name).toBe('Completo')
  },
})

export const Escolhido = meta.story({
  name: 'O diálogo aberto: um serviço menor, a diferença volta ao crédito',
  args: { offers: ready(serviceOffers({ balance: 500 })) },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Fotos profissionais/ }))
    await expect(dialog.getByText(/voltam ao crédito: o saldo fica em R\$ 759,00/)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^Vídeo do imóvel/ })).toBeDisabled()
  },
})

export const DeNovo = meta.story({
  ...notPictured,
  name: 'Fechado e aberto de novo: nada está escolhido',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
    await press(dialog.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open()
    for (const offer of again.getAllByRole('radio')) await expect(offer).not.toBeChecked()
    await expect(again.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const ComCupom = meta.story({
  name: 'Pedido com cupom: os preços já têm o desconto',
  args: { offers: ready(serviceOffers({ coupon: 'NATAL10' })) },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByText(/^O preço é o de hoje, com o cupom NATAL10 do pedido\./)).toBeVisible()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
  },
})

export const CreditoExato = meta.story({
  ...notPictured,
  name: 'O crédito basta exatamente',
  args: { offers: ready(serviceOffers({ balance: 89 })) },
  play: async ({ args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
    await expect(dialog.getByText(/saem do crédito: o saldo fica em R\$ 0,00/)).toBeVisible()
    await press(dialog.getByRole('button', { name: /^Confirmar/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(serviceOffers().offers[1]))
  },
})

export const FechaSemConfirmar = meta.story({
  ...notPictured,
  name: 'Na fatura: a menos; fechado sem confirmar, nada fica escolhido',
  play: async ({ args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Fotos profissionais/ }))
    await expect(dialog.getByText('R$ 259,00 a menos na fatura.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open()
    await expect(again.queryByRole('radio', { checked: true })).toBeNull()
    await expect(again.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const FaltaCredito = meta.story({
  name: 'Falta crédito',
  args: { offers: ready(serviceOffers({ balance: 50 })), creditHref: '#/payment' },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
    await expect(dialog.getByText(/Faltam R\$ 39,00 de crédito/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Adicionar crédito' })).toHaveAttribute('href', '#/payment')
    await expect(dialog.getByRole('button', { name: /^Confirmar/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const FaltaCreditoSemDireito = meta.story({
  name: 'Falta crédito, e quem lê não pode dar',
  args: { offers: ready(serviceOffers({ balance: 50 })) },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
    await expect(dialog.getByText(/Quem cuida do crédito/)).toBeVisible()
  },
})

export const Vazio = meta.story({
  name: 'Nenhum outro serviço',
  args: { offers: ready(serviceOffers({ offers: [] })) },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByText('Não há outro serviço para este ensaio.')).toBeVisible()
  },
})

export const Carregando = meta.story({
  args: { offers: waiting },
  play: async () => {
    await open()
  },
})

export const Atualizando = meta.story({
  args: { offers: refreshing(serviceOffers()) },
  play: async (context) => {
    await open()
    await staysWhileRefreshing(context)
  },
})

export const ComFalha = meta.story({
  name: 'Não carregou',
  args: { offers: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onAsk).toHaveBeenCalledTimes(2)
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    label: 'Acrescentar ao pedido',
    offers: ready(
      serviceOffers({
        offers: serviceOffers().offers.map((offer: ServiceOffer) => ({
          ...offer,
          service: {
            ...offer.service,
            name: `${offer.service.name} com tour virtual, planta humanizada e drone`,
          },
        })),
      }),
    ),
  },
  play: async () => {
    await open('Acrescentar ao pedido')
  },
})

export const Recusado = meta.story({
  name: 'Pela rede: o preço mudou no meio',
  beforeEach({ msw }) {
    msw.use(refuse(changeSessionService, 'transition_refused', 'O preço mudou.'))
  },
  render: (args) => (
    <ServiceChange
      {...args}
      onChange={({ service, difference }) =>
        client.serviceChanges.change(1042, { service_id: service.id, difference }, 'chave-1')
      }
    />
  ),
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^Completo/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Confirmar/ }))
    await expect(await dialog.findByText('O preço mudou.')).toBeVisible()
  },
})
