import {
  type CouponQuestion,
  checkCoupon,
  emptyOrder,
  getPlace,
  getUser,
  searchPlaces,
  searchPrices,
} from '@ensaio/domain'
import {
  company,
  couponOn,
  foundPlaces,
  hang,
  place,
  quotedPrice,
  refuse,
  reply,
  services,
  user,
} from '@ensaio/mocks'
import { expect, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt, storageWith } from './PortalAt.tsx'

const chosen = { ...emptyOrder(), service_id: services()[0]?.id ?? 0 }
const asked: { token: string | null; kind: 'search' | 'place' }[] = []

const meta = preview.meta({
  title: 'Telas/Criar ensaio',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { path: '/sessions/add/info' },
  beforeEach({ args }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify(chosen) })
    asked.length = 0
  },
})

function tokenOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('session_token')
}

/** Sem chave do Google, o CEP vem primeiro e nada mais aparece. */
export const SemBusca = meta.story({
  name: 'Sem busca de lugares',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CEP' }), '01305100')
    // The earlier call about the search has been answered by now, too.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Rua' })).toHaveValue('Rua Augusta'))
    await expect(canvas.queryByRole('combobox', { name: 'Buscar endereço' })).toBeNull()
  },
})

/** O endereço escolhido preenche os campos; cada escolha é uma busca à parte. */
export const ComBusca = meta.story({
  name: 'Com busca de lugares',
  beforeEach({ msw }) {
    msw.use(
      reply(searchPlaces, ({ request }) => {
        if (!new URL(request.url).searchParams.has('input')) return { enabled: true, places: [] }
        asked.push({ kind: 'search', token: tokenOf(request) })
        return foundPlaces()
      }),
      reply(getPlace, ({ request, values }) => {
        expect(values.placeRef).toBe(foundPlaces().places[1]?.id)
        asked.push({ kind: 'place', token: tokenOf(request) })
        return place()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('combobox', { name: 'Buscar endereço' })
    await expect(canvas.getByText('Google Maps')).toBeVisible()
    const field = (name: string) => canvas.getByRole('textbox', { name })

    await userEvent.type(search, 'rua augusta')
    await userEvent.click(await canvas.findByRole('option', { name: /Guarulhos/ }))
    await waitFor(() => expect(field('Rua')).toHaveValue('Rua Augusta'))
    await expect(field('Cidade')).toHaveValue('Guarulhos')
    await expect(field('Bairro')).toHaveValue('Vila Augusta')
    // Fields unknown to the search service stay empty.
    await expect(field('Número')).toHaveValue('')
    await expect(field('CEP')).toHaveValue('')

    await userEvent.clear(search)
    await userEvent.type(search, 'augusta 15')
    await userEvent.click(await canvas.findByRole('option', { name: /Guarulhos/ }))
    await waitFor(() => expect(asked.filter(({ kind }) => kind === 'place')).toHaveLength(2))
    const [first, second] = asked.filter(({ kind }) => kind === 'place').map(({ token }) => token)
    await expect(first).toMatch(/^[0-9a-f]{32}$/)
    await expect(second).not.toBe(first)
    const searched = new Set(asked.filter(({ kind }) => kind === 'search').map(({ token }) => token))
    await expect([...searched]).toEqual([first, second])
  },
})

/** O lugar não pode ser lido: os campos seguem abertos. */
export const LugarDesconhecido = meta.story({
  name: 'O lugar não pode ser lido',
  beforeEach({ msw }) {
    msw.use(
      reply(searchPlaces, () => foundPlaces()),
      refuse(getPlace, 'not_found', 'Não encontramos este endereço. Preencha os campos.'),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Buscar endereço' }), 'rua augusta')
    await userEvent.click(await canvas.findByRole('option', { name: /Consolação/ }))
    await expect(await canvas.findByText(/A busca não respondeu/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Rua' })).toBeEnabled()
  },
})

/** Quem pede e não compra crédito lê a quem pedir. */
export const SemCredito = meta.story({
  name: 'A empresa está sem crédito, e quem pede não compra',
  beforeEach({ msw }) {
    const client = company({ payment_plan: 1, credit: { balance: 0 } })
    msw.use(reply(getUser, () => user({ client_role: 'orders', client })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A empresa está sem crédito')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver todos os ensaios' })).toBeVisible()
  },
})

const written = {
  ...chosen,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: '', area: '78' }],
  responsible: { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' },
}

/** O cupom aplicado fica no rascunho: está lá quando a pessoa volta à etapa, e o resumo soma igual. */
export const ComCupom = meta.story({
  name: 'Com um cupom',
  args: { path: '/sessions/add/confirm' },
  beforeEach({ args, msw }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify(written) })
    msw.use(reply(checkCoupon, () => couponOn([399])))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tem um cupom?' }), 'natal10{Enter}')
    await expect(await canvas.findByText('Cupom NATAL10: -R$ 39,90')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('button', { name: 'Remover cupom NATAL10' })
    const bill = canvas.getByText('Total', { selector: 'dt' })
    await expect(bill.nextElementSibling).toHaveTextContent('R$ 359,10')
  },
})

/** O cupom terminou enquanto o rascunho esperava: o campo diz, e o pedido segue sem ele. */
export const CupomEncerrado = meta.story({
  name: 'O cupom do rascunho terminou',
  args: { path: '/sessions/add/confirm' },
  beforeEach({ args, msw }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify({ ...written, coupon: 'PRIMAVERA' }) })
    const ended = 'Este cupom valeu até 31/10/2026.'
    msw.use(refuse(checkCoupon, 'invalid', ended, { fields: { code: ended } }))
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Tem um cupom?' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/valeu até/))
    await expect(field).toHaveValue('PRIMAVERA')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir sem o cupom' }))
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
    await expect(field).toHaveValue('')
  },
})

/** Um link com cupom: o código espera no rascunho, e quem não tem crédito chega até ele, que pode pagar tudo. */
export const LinkComCupom = meta.story({
  name: 'Um link com cupom, sem crédito',
  args: { path: '/sessions/add/confirm?cupom=gratis' },
  beforeEach({ args, msw }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify(written) })
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 0 } }) })),
      reply(checkCoupon, { code: 'GRATIS', discount: 399, prices: [0] }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remover cupom GRATIS' })
    const bill = canvas.getByText('Total', { selector: 'dt' })
    await expect(bill.nextElementSibling).toHaveTextContent('R$ 0,00')
    await expect(canvas.getByRole('button', { name: 'Pedir ensaio' })).not.toHaveAttribute('aria-disabled')
  },
})

/** Mudou a área na última hora: até o novo preço chegar, não se pede pelo de antes. */
export const PrecoDeAntes = meta.story({
  name: 'O pedido mudou, e o novo preço ainda não veio',
  args: { path: '/sessions/add/confirm' },
  beforeEach({ args }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify(written) })
  },
  play: async ({ canvas, msw, userEvent }) => {
    const bill = await canvas.findByText('Total', { selector: 'dt' })
    await expect(bill.nextElementSibling).toHaveTextContent('R$ 399,00')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    msw.use(hang(searchPrices))
    const area = await canvas.findByRole('textbox', { name: /^Área/ })
    await userEvent.clear(area)
    await userEvent.type(area, '780')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    const order = await canvas.findByRole('button', { name: 'Pedir ensaio' })
    await expect(order).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByText(/R\$ 399,00/)).toBeNull()
  },
})

const recheck = Promise.withResolvers<void>()

/** Mudou a área depois do cupom: até o servidor conferi-lo com o pedido de agora, nem desconto, nem pedido. */
export const CupomDeAntes = meta.story({
  name: 'O pedido mudou, e o cupom espera a nova conferência',
  parameters: notPictured.parameters,
  args: { path: '/sessions/add/confirm' },
  beforeEach({ args, msw }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify({ ...written, coupon: 'NATAL10' }) })
    msw.use(
      reply(searchPrices, () => quotedPrice({ final_price: 399 })),
      reply(checkCoupon, async ({ request }) => {
        const { areas } = (await request.json()) as CouponQuestion
        if (areas[0] === 78) return couponOn([399])
        await recheck.promise
        return { code: 'NATAL10', discount: 10, prices: [389] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Cupom NATAL10: -R$ 39,90')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    const area = await canvas.findByRole('textbox', { name: /^Área/ })
    await userEvent.clear(area)
    await userEvent.type(area, '80')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    const order = await canvas.findByRole('button', { name: 'Pedir ensaio' })
    await expect(order).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByText(/39,90/)).toBeNull()
    recheck.resolve()
    await canvas.findByText('Cupom NATAL10: -R$ 10,00')
    await expect(order).not.toHaveAttribute('aria-disabled')
  },
})

const checked = Promise.withResolvers<void>()

/** A resposta do cupom chega enquanto se corrige o endereço: o que se digitou fica, e o cupom vale. */
export const CupomEnquantoSeCorrige = meta.story({
  name: 'O cupom chega depois de uma correção, que fica',
  parameters: notPictured.parameters,
  args: { path: '/sessions/add/confirm' },
  beforeEach({ args, msw }) {
    args.storage = storageWith({ 'ensaio:pedido': JSON.stringify(written) })
    msw.use(
      reply(checkCoupon, async () => {
        await checked.promise
        return couponOn([399])
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tem um cupom?' }), 'natal10{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    const number = await canvas.findByRole('textbox', { name: /^Número/ })
    await userEvent.clear(number)
    await userEvent.type(number, '1777')
    checked.resolve()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await canvas.findByRole('heading', { name: 'Quem responde pelo imóvel?' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }))
    await canvas.findByText('Cupom NATAL10: -R$ 39,90')
    await canvas.findAllByText(/Rua Augusta, 1777/)
  },
})
