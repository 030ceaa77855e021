import { createClient } from '@ensaio/client'
import { addCoupon, changeCoupon, Failure } from '@ensaio/domain'
import { coupon, coupons, refuse, staffCompanies } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CouponList, type CouponListProps } from './CouponList.tsx'

const client = createClient({ baseUrl: '/api' })
const services = [
  { id: 1, name: 'Tour virtual e fotos' },
  { id: 2, name: 'Fotos profissionais' },
]

const meta = preview.meta({
  title: 'Componentes/Configurações/CouponList',
  component: CouponList,
  args: {
    coupons: ready(coupons()),
    services,
    today: '2026-11-20',
    findCompanies: fn<CouponListProps['findCompanies']>(async () => staffCompanies()),
    onAdd: fn<CouponListProps['onAdd']>(async () => undefined),
    onChange: fn<CouponListProps['onChange']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Os cupons da casa: o desconto, até quando e para quem valem, e em quantos pedidos já foram usados. Nada se apaga: um cupom é desativado. Depois do primeiro uso, o desconto e para quem ele vale não mudam mais.',
      },
    },
  },
})

export const Cupons = meta.story({
  name: 'Valendo, por começar, esgotado, encerrado e desativado',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([
      'BEMVINDO10Valendo10 % de desconto3 pedidosUma vez por empresa',
      'FERIAS-2027Ainda não começou10 % de descontoNenhum pedido aindaDe 02/01/2027 a 31/01/2027Uma vez por empresa',
      'PRIMEIROS50EsgotadoR$\u00a050,00 de desconto50 de 50 pedidos',
      'PRIMAVERAEncerrado10 % de desconto12 pedidosAté 31/10/2026',
      'HORIZONTEDesativado15 % de descontoNenhum pedido aindaUma vez por empresaSó Tour virtual e fotosSó Construtora Horizonte',
    ])
  },
})

export const UmPedido = meta.story({
  ...notPictured,
  name: 'Um pedido de um, e só o primeiro dia',
  args: {
    coupons: ready([
      coupon({ id: 1, code: 'UM', uses: 1, first_day: '2026-11-02', once_per_company: false }),
      coupon({ id: 2, code: 'DEUM', uses: 0, most_uses: 1, once_per_company: false }),
    ]),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([
      'UMValendo10 % de desconto1 pedidoA partir de 02/11/2026',
      'DEUMValendo10 % de desconto0 de 1 pedido',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Editar UM' }))
    const dialog = await opened('UM')
    await expect(dialog.getByText(/^Já usado em 1 pedido: o desconto de 10 %/)).toBeVisible()
  },
})

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Cria = meta.story({
  ...notPictured,
  name: 'Cria pelo teclado, para uma empresa e um serviço',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Criar cupom' }))
    const dialog = await opened('Criar cupom')
    await write(dialog.getByRole('textbox', { name: /^Código/ }), 'natal10')
    await write(dialog.getByRole('textbox', { name: /^Desconto, em %/ }), '10')
    await write(dialog.getByRole('textbox', { name: /^Último dia/ }), '24122026')
    await write(dialog.getByRole('textbox', { name: /^Limite de pedidos/ }), '20')
    const service = dialog.getByRole('combobox', { name: 'Serviço' })
    await expect(service).toHaveDisplayValue('Todos os serviços')
    await userEvent.selectOptions(service, '2')
    const company = dialog.getByRole('textbox', { name: /^Só para uma empresa/ })
    await write(company, 'hori')
    // Enter searches, and does not send the form.
    await userEvent.keyboard('{Enter}')
    const list = within(await dialog.findByRole('list', { name: 'Empresas encontradas' }))
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Construtora Horizonte11.222.333/0001-81Escolher',
      'Corretora Lar & CiaSem CNPJEscolher',
      expect.stringMatching(/Escolher$/),
      expect.stringMatching(/^Vista Mar Incorporadora/),
    ])
    await expect(args.findCompanies).toHaveBeenCalledWith('hori')
    await expect(args.findCompanies).toHaveBeenCalledOnce()
    await expect(args.onAdd).not.toHaveBeenCalled()
    await press(list.getByRole('button', { name: 'Escolher Construtora Horizonte' }))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Tirar a empresa Construtora Horizonte' })).toHaveFocus(),
    )
    await press(dialog.getByRole('checkbox', { name: 'Uma vez por empresa' }))
    await press(dialog.getByRole('button', { name: 'Criar cupom' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        code: 'NATAL10',
        discount: { kind: 'percent', percent: 10 },
        first_day: null,
        last_day: '2026-12-24',
        most_uses: 20,
        once_per_company: true,
        service_id: 2,
        company_id: staffCompanies().find(({ name }) => name === 'Construtora Horizonte')?.id,
        active: true,
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const EmReais = meta.story({
  ...notPictured,
  name: 'Em reais, e cada campo diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar cupom' }))
    const dialog = await opened('Criar cupom')
    await expect(fieldsOf(screen.getByRole('dialog'))).toEqual([
      'Código* required autocomplete=off autocapitalize=characters spellcheck=false maxlength=20',
      'Tipo de desconto* required',
      'Desconto, em %* required inputmode=numeric autocomplete=off',
      'Primeiro dia (opcional) inputmode=numeric autocomplete=off placeholder=dd-mm-aaaa',
      'Último dia (opcional) inputmode=numeric autocomplete=off placeholder=dd-mm-aaaa',
      'Limite de pedidos (opcional) inputmode=numeric autocomplete=off',
      'Serviço',
      'Só para uma empresa (opcional) autocomplete=off maxlength=120 placeholder=Nome, CNPJ ou e-mail',
    ])
    const send = dialog.getByRole('button', { name: 'Criar cupom' })
    await userEvent.click(send)
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Código/ })).toHaveAccessibleDescription(
        /^Informe o código/,
      ),
    )
    const percent = dialog.getByRole('textbox', { name: /^Desconto, em %/ })
    await expect(percent).toHaveAccessibleDescription(/^Informe o desconto\./)
    await userEvent.type(percent, '10,5')
    await waitFor(() => expect(percent).toHaveAccessibleDescription(/^Informe uma porcentagem inteira\./))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tipo de desconto' }), 'amount')
    await expect(dialog.getByRole('textbox', { name: /^Desconto, em R\$/ })).toHaveAccessibleDescription(
      /^Do pedido inteiro\.|Do pedido inteiro\.$/,
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /^Código/ }), 'menos-50')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Desconto, em R\$/ }), '50')
    const last = dialog.getByRole('textbox', { name: /^Último dia/ })
    await userEvent.type(dialog.getByRole('textbox', { name: /^Primeiro dia/ }), '02012027')
    await userEvent.type(last, '01012027')
    await userEvent.click(send)
    await waitFor(() =>
      expect(last).toHaveAccessibleDescription('O último dia não pode vir antes do primeiro.'),
    )
    await userEvent.clear(last)
    await userEvent.click(send)
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          code: 'MENOS-50',
          discount: { kind: 'amount', amount: 50 },
          last_day: null,
        }),
      ),
    )
  },
})

export const Usado = meta.story({
  ...notPictured,
  name: 'Já usado: só os dias, o limite e se está ativo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar BEMVINDO10' }))
    const dialog = await opened('BEMVINDO10')
    await expect(dialog.getByText(/Já usado em 3 pedidos/)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ativo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar cupom' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(1, { active: false }))
  },
})

export const MudaUsado = meta.story({
  name: 'Mudar um cupom já usado',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar PRIMEIROS50' }))
    const dialog = await opened('PRIMEIROS50')
    await expect(dialog.getByText(/desconto de R\$ 50,00/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Limite de pedidos/ })).toHaveValue('50')
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    coupons: ready([
      coupon({
        code: 'LANCAMENTO-TORRE-BSP',
        discount: { kind: 'amount', amount: 12_345.67 },
        first_day: '2026-11-01',
        last_day: '2026-12-31',
        most_uses: 1000,
        service: { id: 1, name: 'Tour virtual, fotos profissionais com tratamento de céu, vídeo e planta' },
        company: { id: 2, name: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos' },
      }),
      ...coupons(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const CriaNoCelular = meta.story({
  name: 'No celular: criar',
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar cupom' }))
    await opened('Criar cupom')
  },
})

export const Vazio = meta.story({
  args: { coupons: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum cupom ainda')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Criar cupom' })).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { coupons: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Criar cupom' })).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { coupons: refreshing(coupons()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { coupons: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const taken = 'Já existe um cupom com este código.'
const used = 'Este cupom já foi usado: isto não muda mais. Desative-o e crie outro.'

export const PelaRede = meta.story({
  name: 'Pela rede: o código já existe, e um cupom foi usado enquanto se mudava',
  ...notPictured,
  render: function Adopter(args) {
    const [list, retry, replace] = useRemote((signal) => client.staffCoupons.list(signal), [])
    return (
      <CouponList
        {...args}
        coupons={list}
        onAdd={async (one) => replace(await client.staffCoupons.add(one))}
        onChange={async (id, change) => replace(await client.staffCoupons.change(id, change))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addCoupon, 'invalid', taken, { once: true, fields: { code: taken } }),
      refuse(changeCoupon, 'invalid', used, { once: true, fields: { company_id: used } }),
      refuse(changeCoupon, 'invalid', used, { once: true, fields: { discount: used } }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar cupom' }))
    const added = await opened('Criar cupom')
    const code = added.getByRole('textbox', { name: /^Código/ })
    await userEvent.type(code, 'bemvindo10')
    await userEvent.type(added.getByRole('textbox', { name: /^Desconto, em %/ }), '10')
    const send = added.getByRole('button', { name: 'Criar cupom' })
    await userEvent.click(send)
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(`^${taken}`)))
    await expect(code).toHaveValue('bemvindo10')
    await userEvent.clear(code)
    await userEvent.type(code, 'ano-novo')
    await userEvent.click(send)
    await expect(await canvas.findByText('ANO-NOVO')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar FERIAS-2027' }))
    const changed = await opened('FERIAS-2027')
    await userEvent.click(changed.getByRole('button', { name: 'Salvar cupom' }))
    await waitFor(() =>
      expect(changed.getByRole('textbox', { name: /^Só para uma empresa/ })).toHaveAccessibleDescription(
        new RegExp(`^${used}`),
      ),
    )
    await userEvent.click(changed.getByRole('button', { name: 'Salvar cupom' }))
    await waitFor(() =>
      expect(changed.getByRole('textbox', { name: /^Só para uma empresa/ })).toHaveAccessibleDescription(
        'Em branco, vale para todas.',
      ),
    )
    await expect(await changed.findByText(used)).toBeVisible()
  },
})
