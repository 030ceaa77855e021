import { Failure } from '@ensaio/domain'
import { coupons, staffCompanies } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { CouponList, type CouponListProps } from './CouponList.tsx'

const services = [
  { id: 1, name: 'Tour virtual e fotos' },
  { id: 2, name: 'Fotos profissionais' },
]

const meta = preview.meta({
  title: 'Componentes/Configurações/CouponList: empresa',
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
})

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const NenhumaEmpresa = meta.story({
  name: 'Nenhuma empresa encontrada; a busca que falha diz por quê',
  args: {
    findCompanies: fn<CouponListProps['findCompanies']>(async (text) => {
      if (text === 'ninguém') return []
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar cupom' }))
    const dialog = await opened('Criar cupom')
    const search = dialog.getByRole('button', { name: 'Buscar' })
    const field = dialog.getByRole('textbox', { name: /^Só para uma empresa/ })
    await userEvent.click(search)
    await expect(field).toHaveAccessibleDescription(/^Informe o nome/)
    await userEvent.type(field, 'ninguém')
    await userEvent.click(search)
    await expect(await dialog.findByText('Nenhuma empresa foi encontrada.')).toBeVisible()
    await userEvent.type(field, ' mais{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Verifique a sua conexão/))
    await expect(field).toHaveValue('ninguém mais')
  },
})

export const DigitadaSemEscolher = meta.story({
  ...notPictured,
  name: 'Digitada e não escolhida: o cupom não vira um cupom para todas',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Criar cupom' }))
    const dialog = await opened('Criar cupom')
    await write(dialog.getByRole('textbox', { name: /^Código/ }), 'natal10')
    await write(dialog.getByRole('textbox', { name: /^Desconto, em %/ }), '10')
    const field = dialog.getByRole('textbox', { name: /^Só para uma empresa/ })
    await write(field, 'Horizonte')
    await press(dialog.getByRole('button', { name: 'Criar cupom' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Escolha a empresa, ou apague o texto\./)
    await expect(field).toHaveValue('Horizonte')
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await waitFor(() => expect(field).toBeValid())
    await press(dialog.getByRole('button', { name: 'Criar cupom' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ company_id: null })),
    )
  },
})

let answerOld = () => {}

export const BuscaAtrasada = meta.story({
  ...notPictured,
  name: 'A resposta de uma busca anterior não toma o lugar da última; aparecem cinco',
  args: {
    findCompanies: fn<CouponListProps['findCompanies']>((text) => {
      const found = Array.from({ length: 6 }, (_, id) => ({
        id,
        name: `${text} ${id}`,
        identification: null,
      }))
      if (text === 'nova') return Promise.resolve(found)
      return new Promise((answer) => {
        answerOld = () => answer(found)
      })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar cupom' }))
    const dialog = await opened('Criar cupom')
    const field = dialog.getByRole('textbox', { name: /^Só para uma empresa/ })
    await userEvent.type(field, 'velha{Enter}')
    await userEvent.clear(field)
    await userEvent.type(field, 'nova{Enter}')
    await dialog.findByText('nova 0')
    answerOld()
    await userEvent.hover(field)
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      [0, 1, 2, 3, 4].map((id) => `nova ${id}Sem CNPJEscolher`),
    )
  },
})

export const AindaNaoUsado = meta.story({
  ...notPictured,
  name: 'Ainda não usado: tudo muda, menos o código',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar HORIZONTE' }))
    const dialog = await opened('HORIZONTE')
    await expect(dialog.queryByRole('textbox', { name: /^Código/ })).toBeNull()
    await expect(dialog.getByText(/^Ainda não foi usado: tudo pode mudar/)).toBeVisible()
    await expect(dialog.getByText('Construtora Horizonte').closest('p')).toHaveTextContent(
      'Só para Construtora Horizonte',
    )
    await press(dialog.getByRole('button', { name: 'Tirar a empresa Construtora Horizonte' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Só para uma empresa/ })).toHaveFocus())
    await press(dialog.getByRole('button', { name: 'Salvar cupom' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(5, { company_id: null }))
  },
})
