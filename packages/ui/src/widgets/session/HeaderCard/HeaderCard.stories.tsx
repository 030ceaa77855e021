import { createClient } from '@ensaio/client'
import { cars, nextStep, sessionStatuses, status, statusLongLabel } from '@ensaio/domain'
import { longAddress, now, productItem, session } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import type { CancelChoice } from '../CancelDialog/CancelDialog.tsx'
import { DetailWaiting } from '../DetailColumns/DetailWaiting.tsx'
import { HeaderCard } from './HeaderCard.tsx'

const client = createClient({ baseUrl: '/api' })
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path d="M8 52 60 8l52 44" fill="none" stroke="#1d3557" stroke-width="10"/></svg>',
)}`

function clientNamed(name: string, logo_url: string | null = null) {
  return { id: 1, name, logo_url, payment_plan: 2 as const }
}

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/HeaderCard',
  component: HeaderCard,
  args: {
    session: session(),
    now,
    onCancel: fn<(choice: CancelChoice) => Promise<unknown>>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O alto da página de um ensaio: o endereço é o título (h1), com a situação, o que falta agora, de quem é, o que foi pedido e o cancelamento. `now` decide a taxa. Onde cancelar não é possível, o botão fica à vista com o motivo; depois de cancelar, o foco vai para "Ensaio Cancelado".',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-header', 'spec:4-badges'],
  parameters: catalogue,
  render: (args) => (
    <Stack gap={24}>
      {sessionStatuses.map((of) => (
        <HeaderCard key={of} {...args} session={session({ status: of })} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    // A cancelled session has no next step.
    await expect(canvas.getAllByRole('region', { name: 'O que falta agora' })).toHaveLength(7)
    for (const of of sessionStatuses) {
      await expect(canvas.getByText(statusLongLabel(of))).toBeVisible()
      const next = nextStep(session({ status: of }), now)
      if (next) await expect(canvas.getByText(next)).toBeVisible()
    }
    // Cancelled in time: no fee, and no line about it.
    await expect(canvas.queryByText(/Taxa de cancelamento/)).toBeNull()
  },
})

export const Agendada = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rua Augusta, 1500' })).toBeVisible()
    await expect(canvas.getByText('Unidade 84, Torre B')).toBeVisible()
    await expect(canvas.getByText('Construtora Horizonte')).toBeVisible()
    await expect(canvas.getByText('03/11/2026 por Mariana Duarte')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'O que falta agora' })).toHaveTextContent(
      '24 de novembro',
    )
  },
})

export const Veiculo = meta.story({
  name: 'Veículo: sem unidade',
  args: {
    session: session({
      service: { ...session().service, vertical: { id: cars } },
      vertical_data: { ...session().vertical_data, unit: null, complement: null, area: null },
      products: [{ id: 1, status: 1, item: productItem(9), deliverables: [] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rua Augusta, 1500' })).toBeVisible()
    await expect(canvas.queryByText(/Unidade|Torre/)).toBeNull()
  },
})

export const ProdutosEmOrdem = meta.story({
  name: 'Produtos na ordem dos itens',
  args: {
    session: session({
      products: ([11, 6, 9] as const).map((item, index) => ({
        id: index,
        status: 1,
        item: productItem(item),
        deliverables: [],
      })),
    }),
  },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'O que foi pedido' }))
    const names = list.getAllByRole('listitem').map((one) => one.textContent)
    await expect(names).toEqual(['Edição de tour', 'Fotos profissionais', 'Plantas'])
  },
})

export const MantemOEnsaio = meta.story({
  name: 'Abre o cancelamento pelo teclado e mantém o ensaio',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar ensaio' })
    await press(button)
    await expect(await canvas.findByRole('alertdialog', { name: 'Cancelar este ensaio?' })).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Manter ensaio' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Pendente = meta.story({
  name: 'Cancelamento recusado, com o motivo',
  args: { session: session({ status: status.pending }) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar ensaio' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/O ensaio já aconteceu/)
    await userEvent.click(button)
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

const begun = {
  session: session({ scheduled_for: '2026-11-20T14:59:00.000Z' }),
  now: '2026-11-20T15:00:00.000Z',
}

export const VisitaComecou = meta.story({
  name: 'A visita já começou: o cliente não cancela mais',
  args: begun,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar ensaio' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/O horário da visita já chegou/)
  },
})

export const EquipeDepoisDoComeco = meta.story({
  ...notPictured,
  name: 'A equipe ainda cancela depois do começo',
  args: { ...begun, viewer: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelar ensaio' })).toBeEnabled()
    await expect(canvas.queryByText(/O horário da visita já chegou/)).toBeNull()
  },
})

export const EquipePendente = meta.story({
  name: 'A equipe pode cancelar a entrega',
  args: { session: session({ status: status.pending }), viewer: 'staff' },
  play: async ({ canvas }) => {
    // The next step is the client's.
    await expect(canvas.queryByRole('heading', { name: 'O que falta agora' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    await expect(await canvas.findByRole('checkbox', { name: /taxa de 30%/ })).toBeVisible()
  },
})

export const Entregue = meta.story({
  args: { session: session({ status: status.delivered }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByText('Ensaio Cancelado')).toBeNull()
  },
})

export const Cancelado = meta.story({
  name: 'Cancelado com taxa',
  args: { session: session({ status: status.canceled, cancellation_fee: 152.4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensaio Cancelado')).toBeVisible()
    await expect(canvas.getByText('Taxa de cancelamento: R$ 152,40')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ComLogo = meta.story({
  name: 'Com logo',
  args: { session: session({ client: clientNamed('Construtora Horizonte', logo) }) },
})

export const LogoQuebrado = meta.story({
  ...notPictured,
  name: 'Logo que não carrega: iniciais',
  args: { session: session({ client: clientNamed('Construtora Horizonte', 'data:image/png;base64,AAAA') }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CH')).toBeVisible()
  },
})

const longest = session({
  status: status.notScheduled,
  address: longAddress(),
  client: clientNamed('Incorporadora e Construtora Irmãos Albuquerque & Vasconcelos do Litoral Norte Ltda.'),
  client_code: 'EMPREENDIMENTO-JARDIM-DAS-ACACIAS-FASE-2-TORRE-NORTE-1204',
  user: { name: 'Maximiliano Albuquerque de Vasconcelos Figueiredo Neto' },
})

export const TextosLongos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Textos longos',
  args: { session: longest },
})

export const Celular = meta.story({
  name: 'Textos longos no celular',
  ...onPhone,
  args: { session: longest },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Cancela pela rede',
  render: function Asked() {
    const [remote, retry, replace] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<DetailWaiting />}>
        {(value) => (
          <HeaderCard
            session={value}
            now={now}
            onCancel={async () => replace(await client.sessions.cancel(value.id))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar ensaio' }))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar ensaio' }))
    await waitFor(() => expect(canvas.getByText('Ensaio Cancelado')).toHaveFocus())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const LogoTrocado = meta.story({
  ...notPictured,
  name: 'Um logo que não carrega, e depois outro',
  args: { session: session({ client: clientNamed('Imobiliária Casa Nova', 'data:image/png,quebrado') }) },
  render: (args) => (
    <Changing
      of={HeaderCard}
      before={args}
      after={{ session: session({ client: clientNamed('Imobiliária Casa Nova', logo) }) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await change(canvas)
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', logo)
  },
})

export const Cancela = meta.story({
  ...together(notPictured, { parameters: catalogue }),
  name: 'Cancela: o cliente não diz nada da taxa, a equipe diz',
  render: (args) => (
    <Stack gap={24}>
      <HeaderCard {...args} />
      <HeaderCard {...args} viewer="staff" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    for (const opener of canvas.getAllByRole('button', { name: 'Cancelar ensaio' })) {
      await userEvent.click(opener)
      const dialog = await canvas.findByRole('alertdialog', { name: 'Cancelar este ensaio?' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar ensaio' }))
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    }
    await expect(args.onCancel).toHaveBeenNthCalledWith(1, {})
    await expect(args.onCancel).toHaveBeenNthCalledWith(2, { has_fee: false })
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
})
