import {
  emptyOrder,
  getCompany,
  getUser,
  listCitiesWithoutVisits,
  placeStaffOrder,
  searchCompanies,
} from '@ensaio/domain'
import { hang, refuse, reply, staffCompanyDetail, user } from '@ensaio/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'
const written = {
  ...emptyOrder(),
  service_id: 1,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: 'Torre B', area: '78,5' }],
  responsible: { name: 'Paulo Siqueira', phone: '11912345678', email: 'paulo@horizonte.test' },
}
const kept = { 'ensaio:pedido:admin@demo.test:2': JSON.stringify(written) }

const meta = preview.meta({
  title: 'Telas/Equipe: pedir por um cliente',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/order' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Da fila à escolha do cliente. */
export const EscolherCliente = meta.story({
  ...notPicturedOn('phone'),
  name: 'Da fila à escolha do cliente',
  args: { path: '/' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Pedir para um cliente' }))
    await canvas.findByRole('heading', { name: 'Pedir para um cliente', level: 1 })
    const [first] = await canvas.findAllByRole('link', { name: /Prisma Imóveis/ })
    await expect(first).toHaveAttribute('href', expect.stringMatching(/\/companies\/2\/order$/))
    await isWithinThePage()
  },
})

export const EscolherClienteNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Prisma Imóveis/ })
    await isWithinThePage()
  },
})

export const EscolherClienteEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchCompanies))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pedir para um cliente', level: 1 })
  },
})

export const EscolherClienteComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(searchCompanies, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

/** Da confirmação ao link, com preço combinado. */
export const Pedir = meta.story({
  name: 'Pedir com preço combinado: do motivo que falta ao link',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ payment_plan: 2 })))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Combinar outro preço' }))
    const price = await canvas.findByRole('textbox', { name: /^Preço de cada ensaio/ })
    await userEvent.clear(price)
    await userEvent.type(price, '250,50')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    await expect(await canvas.findByText('Conte o motivo do preço combinado.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Motivo/ }), 'Contrato anual')
    const prices = await canvas.findAllByText('R$ 250,50')
    await expect(prices.some((one) => one.checkVisibility())).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    await canvas.findByRole('heading', { name: 'Ensaio pedido', level: 1 })
    await expect(canvas.getByRole('link', { name: 'Abrir o ensaio' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sessions\/1050$/),
    )
    await isWithinThePage()
  },
})

export const Confirmar = meta.story({
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ balance: 1000 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Pedido em nome do cliente')
    await canvas.findByText('Saldo depois do pedido')
    await isWithinThePage()
  },
})

/** O aviso só a equipe lê; o pedido não é recusado. */
export const CidadeSemFotografos = meta.story({
  name: 'Ninguém atende a cidade ainda, do endereço à confirmação',
  args: { path: '/companies/2/order/info', kept },
  beforeEach({ msw }) {
    msw.use(
      reply(getCompany, () => staffCompanyDetail({ payment_plan: 2 })),
      reply(listCitiesWithoutVisits, () => ['São Paulo']),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nenhum fotógrafo atende São Paulo ainda/)
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByText('Pedido em nome do cliente')
    await expect(canvas.getByText(/^Nenhum fotógrafo atende São Paulo ainda/)).toBeVisible()
    await isWithinThePage()
  },
})

export const ConfirmarNoCelular = meta.story({
  args: { path: '/companies/2/order/confirm', kept },
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ balance: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dar crédito ao cliente' })
    await isWithinThePage()
  },
})

export const PedidoEsperando = meta.story({
  args: { path: '/companies/2/order' },
  beforeEach({ msw }) {
    msw.use(hang(getCompany))
  },
})

export const PedidoComFalha = meta.story({
  args: { path: '/companies/2/order' },
  beforeEach({ msw }) {
    msw.use(refuse(getCompany, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

export const ClienteInativo = meta.story({
  args: { path: '/companies/2/order' },
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ active: false })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este cliente não pode pedir agora')).toBeVisible()
  },
})

export const SemDireitoAoCredito = meta.story({
  name: 'Coordenação: falta crédito, e outra pessoa o dá',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => ({ ...admin(), role: 'coordinator' as const })),
      reply(getCompany, () => staffCompanyDetail({ balance: 0 })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Quem cuida do crédito pode dar o que falta/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Combinar outro preço' })).toBeNull()
  },
})

export const Recusado = meta.story({
  name: 'O pedido foi recusado, e o que foi preenchido fica',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(
      reply(getCompany, () => staffCompanyDetail({ payment_plan: 2 })),
      refuse(placeStaffOrder, 'transition_refused', 'Este cliente está inativo.'),
    )
  },
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('button', { name: 'Pedir ensaio' })
    await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(order)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Falha ao salvar sessões!' }))
    await expect(dialog.getByText(/Este cliente está inativo/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText(/Rua Augusta, 1500/)).toBeVisible()
  },
})

/** Sai para dar o crédito que falta, e volta: o preço combinado ainda está lá. */
export const CombinadoGuardado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Sai para dar crédito e volta: o preço combinado ficou',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ balance: 0 })))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Combinar outro preço' }))
    const price = await canvas.findByRole('textbox', { name: /^Preço de cada ensaio/ })
    await userEvent.clear(price)
    await userEvent.type(price, '300')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Motivo/ }), 'Contrato anual')
    await userEvent.click(canvas.getByRole('link', { name: 'Dar crédito ao cliente' }))
    await userEvent.click(await canvas.findByRole('link', { name: /^Pedir/ }))
    const next = async () => userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    // The page before has radios, too.
    const services = await canvas.findByRole('radiogroup', { name: 'O que vamos fazer?' })
    await within(services).findByRole('radio', { checked: true })
    await next()
    await canvas.findByRole('textbox', { name: 'Rua' })
    await next()
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await next()
    await expect(await canvas.findByRole('textbox', { name: /^Preço de cada ensaio/ })).toHaveValue(
      'R$ 300,00',
    )
    await expect(canvas.getByRole('textbox', { name: /^Motivo/ })).toHaveValue('Contrato anual')
  },
})

/** Places the order on the last step. */
async function orderIt(canvas: ReturnType<typeof within>) {
  const order = await canvas.findByRole('button', { name: 'Pedir ensaio' })
  await waitFor(() => expect(order).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(order)
}

/** Goes from a placed order through the steps of another one. */
async function writeAnother(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Fazer outro pedido' }))
  const next = () => userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
  const [service] = await canvas.findAllByRole('radio')
  if (service) await userEvent.click(service)
  await next()
  await userEvent.type(await canvas.findByRole('textbox', { name: 'CEP' }), '01305100')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Augusta'))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Número' }), '1500')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Unidade/ }), '84')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Área/ }), '78')
  await next()
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Copiar os dados/ }))
  await next()
}

/** O preço combinado valia só para o pedido em que foi combinado. */
export const OutroPedido = meta.story({
  ...notPicturedOn('phone'),
  name: 'Outro pedido em seguida: sem o preço combinado',
  args: {
    path: '/companies/2/order/confirm',
    kept: {
      ...kept,
      'ensaio:pedido-combinado:admin@demo.test:2': JSON.stringify({
        person_id: staffCompanyDetail().people[0]?.id,
        tells_person: true,
        agreed: { price: 250, reason: 'Contrato anual' },
      }),
    },
  },
  beforeEach({ msw }) {
    msw.use(reply(getCompany, () => staffCompanyDetail({ payment_plan: 2 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Motivo/ })).toHaveValue('Contrato anual')
    await orderIt(canvas)
    await writeAnother(canvas)
    await expect(await canvas.findByRole('checkbox', { name: 'Combinar outro preço' })).not.toBeChecked()
  },
})

/** The credit as the page opens, and as it is from then on. */
const balances = () => [
  reply(getCompany, staffCompanyDetail({ balance: 500 }), { once: true }),
  reply(getCompany, staffCompanyDetail({ balance: 101 })),
]

/** O primeiro pedido gastou do crédito: o segundo já é calculado com o que sobrou. */
export const SaldoDoOutroPedido = meta.story({
  ...notPictured,
  name: 'Outro pedido em seguida: com o saldo que sobrou',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(...balances())
  },
  play: async ({ canvas }) => {
    await orderIt(canvas)
    await writeAnother(canvas)
    const bill = await canvas.findByText('Saldo agora')
    await expect(bill.parentElement).toHaveTextContent('R$ 101,00')
    await expect(canvas.getByRole('link', { name: 'Dar crédito ao cliente' })).toBeVisible()
  },
})

/** Outra pessoa gastou o crédito: a recusa traz o saldo de agora. */
export const SaldoDepoisDaRecusa = meta.story({
  ...notPictured,
  name: 'Recusado por falta de crédito: com o saldo de agora',
  args: { path: '/companies/2/order/confirm', kept },
  beforeEach({ msw }) {
    msw.use(
      ...balances(),
      refuse(placeStaffOrder, 'payment_required', 'Faltam R$ 298,00 de crédito para o pedido.', {
        fields: { missing: '298.00' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await orderIt(canvas)
    await canvas.findByText(/^Faltam R\$\s298,00 de crédito/)
    await waitFor(() => expect(canvas.getByText('Saldo agora').parentElement).toHaveTextContent('R$ 101,00'))
    await expect(canvas.queryByText('Saldo depois do pedido')).toBeNull()
  },
})
