import { createClient } from '@ensaio/client'
import { Failure, type Hosting, type HostingGift, type HostingOffer, renewHosting } from '@ensaio/domain'
import { hosting, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { today } from '#storybook/clock'
import { press, write } from '#storybook/keyboard'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HostingCard, type HostingCardProps } from './HostingCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Entrega/HostingCard',
  component: HostingCard,
  args: {
    hosting: ready(hosting()) as Remote<Hosting | null>,
    today: today as string,
    onRenew: fn(async (_offer: HostingOffer) => {}) as HostingCardProps['onRenew'],
    payHref: (({ months }) => `#/payment?hospedagem=1042&meses=${months}`) as HostingCardProps['payHref'],
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    docs: {
      story: { inline: false, height: '620px' },
      description: {
        component:
          'Até quando o tour de um ensaio está no ar, e a página do imóvel, e o que acontece depois. “Renovar hospedagem” mostra cada período com preço e novo prazo, e como se paga: com crédito, na fatura do mês ou, se faltar crédito, com cartão ou PIX. Uma recusa aparece no diálogo, que fica aberto. A equipe renova sem custo, com um motivo. Sem tour que termine, não aparece.',
      },
    },
  },
})

async function open(name = 'Renovar hospedagem') {
  await press(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Vencendo = meta.story({
  ...inEveryMode,
  name: 'Vencendo em doze dias, e a página com prazo próprio',
  args: { hosting: ready(hosting({ page_until: '2026-12-31' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vencendo')).toBeVisible()
    await expect(canvas.getByText('faltam 12 dias')).toBeVisible()
    await expect(canvas.getByText(/31 de dezembro de 2026/)).toBeVisible()
  },
})

export const NoAr = meta.story({
  name: 'No ar por muito tempo',
  args: { hosting: ready(hosting({ until: '2027-05-14' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ar')).toBeVisible()
    await expect(canvas.queryByText(/faltam/)).toBeNull()
  },
})

export const UltimoDia = meta.story({
  ...notPictured,
  name: 'O último dia, e a véspera',
  args: { hosting: ready(hosting({ until: today })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('termina hoje')).toBeVisible()
  },
})

export const Encerrada = meta.story({
  name: 'Já terminou, e a página também',
  args: { hosting: ready(hosting({ until: '2026-11-12', page_until: '2026-11-01' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Encerrada')).toBeVisible()
    await expect(canvas.getByText('O tour esteve no ar até')).toBeVisible()
    await expect(canvas.getByText('A página do imóvel esteve no ar até')).toBeVisible()
  },
})

export const Renovar = meta.story({
  name: 'Renovar com crédito, pelo teclado',
  ...notPictured,
  play: async ({ args }) => {
    const dialog = await open()
    await expect(dialog.getByRole('button', { name: 'Renovar' })).toHaveAttribute('aria-disabled', 'true')
    dialog.getByRole('radio', { name: /^6 meses: R\$\s149,00/ }).focus()
    await userEvent.keyboard(' ')
    await expect(dialog.getByText(/saem do crédito: o saldo fica em R\$\s351,00/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Renovar por R$\u00a0149,00' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onRenew).toHaveBeenCalledWith({ months: 6, price: 149, until: '2027-06-02' })
    const again = await open()
    for (const period of again.getAllByRole('radio')) await expect(period).not.toBeChecked()
  },
})

export const NaFatura = meta.story({
  name: 'O diálogo aberto: na fatura do mês',
  args: { hosting: ready(hosting({ balance: null })) },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^12 meses/ }))
    await expect(dialog.getByText(/R\$\s249,00 entram na fatura deste mês/)).toBeVisible()
  },
})

export const FaltaCredito = meta.story({
  name: 'Falta crédito: com cartão ou PIX',
  args: { hosting: ready(hosting({ balance: 100 })) },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^6 meses/ }))
    await expect(dialog.getByText(/Faltam R\$\s49,00 de crédito/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Pagar com cartão ou PIX' })).toHaveAttribute(
      'href',
      '#/payment?hospedagem=1042&meses=6',
    )
    await expect(dialog.getByRole('button', { name: /^Renovar/ })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const FaltaCreditoSemDireito = meta.story({
  name: 'Falta crédito, e quem lê não paga',
  args: { hosting: ready(hosting({ balance: 0 })), payHref: undefined },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^3 meses/ }))
    await expect(dialog.getByText(/Peça a quem cuida do financeiro/)).toBeVisible()
  },
})

export const CreditoExato = meta.story({
  ...notPictured,
  name: 'O crédito basta exatamente',
  args: { hosting: ready(hosting({ balance: 89 })) },
  play: async ({ args }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^3 meses/ }))
    await expect(dialog.getByText(/o saldo fica em R\$\s0,00/)).toBeVisible()
    await press(dialog.getByRole('button', { name: /^Renovar por/ }))
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledOnce())
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular',
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^6 meses/ }))
  },
})

export const Longos = meta.story({
  ...onPhone,
  name: 'Prazos e valores longos, no celular',
  args: {
    hosting: ready(
      hosting({
        until: '2026-12-16',
        page_until: '2027-02-24',
        offers: hosting().offers.map((offer) => ({ ...offer, price: 987_654.32 })),
        balance: 12_345_678.9,
      }),
    ),
  },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^12 meses/ }))
  },
})

export const SoLeitura = meta.story({
  name: 'Quem só acompanha vê, sem botão',
  args: { onRenew: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quem faz pedidos na sua empresa pode renovar.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SemOferta = meta.story({
  name: 'A casa não oferece renovação',
  args: { hosting: ready(hosting({ offers: [] })), helpHref: 'mailto:suporte@ensaio.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'fale com a nossa equipe' })).toHaveAttribute(
      'href',
      'mailto:suporte@ensaio.test',
    )
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Equipe = meta.story({
  name: 'A equipe renova sem custo',
  args: {
    viewer: 'staff',
    onRenew: undefined,
    onGive: fn(async (_gift: HostingGift) => {}),
    hosting: ready(hosting({ offers: [] })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/As configurações não têm preço/)).toBeVisible()
    const dialog = await open('Renovar sem custo')
    await press(dialog.getByRole('button', { name: 'Renovar sem custo' }))
    await expect(await dialog.findByText('Conte o motivo.')).toBeVisible()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Por quanto tempo/ }),
      '6 meses, até 02/06/2027',
    )
    await write(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Atraso na entrega')
    await press(dialog.getByRole('button', { name: 'Renovar sem custo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onGive).toHaveBeenCalledWith({
      months: 6,
      until: '2027-06-02',
      note: 'Atraso na entrega',
    })
  },
})

export const EquipeNoDialogo = meta.story({
  name: 'O diálogo da equipe',
  args: { viewer: 'staff', onRenew: undefined, onGive: fn(async (_gift: HostingGift) => {}) },
  play: async () => {
    await open('Renovar sem custo')
  },
})

export const SemFim = meta.story({
  ...notPictured,
  name: 'Nenhum tour termina: nada aparece',
  args: { hosting: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hospedagem do tour')).toBeNull()
  },
})

export const Esperando = meta.story({ args: { hosting: waiting } })

export const Atualizando = meta.story({
  args: { hosting: refreshing(hosting()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { hosting: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Recusada = meta.story({
  name: 'Pela rede: o preço mudou no meio, e a escolha fica',
  beforeEach({ msw }) {
    msw.use(refuse(renewHosting, 'transition_refused', 'O preço mudou: 6 meses custam agora R$ 159,00.'))
  },
  render: function Adopter(args) {
    const [shown, retry] = useRemote((signal) => client.hosting.get(1042, signal), [])
    return (
      <HostingCard
        {...args}
        hosting={shown}
        onRenew={(offer) => client.hosting.renew(1042, offer, 'chave-1')}
        onRetry={retry}
      />
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Renovar hospedagem' })
    const dialog = await open()
    await userEvent.click(dialog.getByRole('radio', { name: /^6 meses/ }))
    await userEvent.click(dialog.getByRole('button', { name: /^Renovar por/ }))
    await expect(await dialog.findByText(/O preço mudou/)).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /^6 meses/ })).toBeChecked()
  },
})
