import { createClient } from '@ensaio/client'
import { addPriceRule, largestArea } from '@ensaio/domain'
import { catalogueRule, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PriceRuleDialog, type PriceRuleDialogProps } from './PriceRuleDialog.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/PriceRuleDialog',
  component: PriceRuleDialog,
  args: {
    serviceName: 'Tour virtual, fotos e planta',
    rule: null,
    onSave: fn<PriceRuleDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component:
          'Adiciona ou edita um preço de um serviço: para qual cidade (ou todas), até que área em m², quanto em reais. Fica aberto enquanto é desenhado.',
      },
    },
  },
})

export const OutrasCidades = meta.story({
  ...notPictured,
  name: 'As cidades da casa',
  args: { cities: ['Curitiba', 'Recife'] },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('combobox', { name: 'Cidade' })
    await expect([...city.querySelectorAll('option')].slice(1).map(({ text }) => text)).toEqual([
      'Curitiba',
      'Recife',
    ])
  },
})

export const Novo = meta.story({
  name: 'Novo: falta, completa, salva',
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await waitFor(() => expect(name).toHaveFocus())
    await press(canvas.getByRole('button', { name: 'Adicionar preço' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o nome do preço.'))
    await expect(canvas.getByRole('textbox', { name: /Área/ })).toHaveAccessibleDescription(
      'Informe a área, em m².',
    )
    await expect(canvas.getByRole('textbox', { name: /^Preço/ })).toHaveAccessibleDescription(
      'Informe o preço.',
    )
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Padrão{Tab}{Tab}150{Tab}508,9{Tab}10 % por lançamento{Tab}{Tab}{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const [saved] = args.onSave.mock.lastCall ?? []
    await expect(saved).toEqual({
      name: 'Padrão',
      city: null,
      area_up_to: 150,
      final_price: 508.9,
      active: true,
      discount: '10 % por lançamento',
    })
  },
})

export const Veiculo = meta.story({
  name: 'De veículos: sem área, pelo teclado',
  args: { serviceName: 'Fotos de veículo', hasAreas: false },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Nome/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByRole('textbox', { name: /Área/ })).toBeNull()
    await userEvent.keyboard('Padrão{Tab}{Tab}149{Tab}{Tab}{Tab}{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Padrão', area_up_to: largestArea, final_price: 149 }),
      expect.anything(),
    )
  },
})

export const Existente = meta.story({
  name: 'Existente: preço zero é recusado',
  args: { rule: catalogueRule({ city: 'São Paulo' }) },
  play: async ({ canvas, args }) => {
    const price = await canvas.findByRole('textbox', { name: /^Preço/ })
    await expect(price).toHaveValue('R$ 508,00')
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo')
    await userEvent.clear(price)
    await userEvent.type(price, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar preço' }))
    await waitFor(() => expect(price).toHaveAccessibleDescription('Informe um preço acima de zero.'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const MeioMetro = meta.story({
  name: 'Meio metro é recusado, e fica como foi digitado',
  args: { rule: catalogueRule() },
  play: async ({ canvas, args }) => {
    const area = await canvas.findByRole('textbox', { name: /Área/ })
    await userEvent.clear(area)
    await userEvent.type(area, '78,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar preço' }))
    await waitFor(() => expect(area).toHaveAccessibleDescription('Informe a área em m² inteiros.'))
    await expect(area).toHaveValue('78,5')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const SemDesconto = meta.story({
  name: 'O desconto anunciado é apagado',
  args: { rule: catalogueRule({ discount: '10 % por lançamento' }) },
  play: async ({ canvas, args }) => {
    const discount = await canvas.findByRole('textbox', { name: /^Desconto anunciado/ })
    await expect(discount).toHaveValue('10 % por lançamento')
    await userEvent.clear(discount)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar preço' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ final_price: 508 }), {
        discount: null,
      }),
    )
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  args: { rule: catalogueRule({ active: false }) },
})

export const PelaRede = meta.story({
  name: 'Pela rede: recusado no campo',
  args: {
    onSave: fn<PriceRuleDialogProps['onSave']>((rule) => client.catalogue.addRule(1, rule)),
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addPriceRule, 'invalid', 'Confira os campos.', {
        fields: { area_up_to: 'Já há um preço até esta área.' },
      }),
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Nome/ }), 'Padrão')
    const area = canvas.getByRole('textbox', { name: /Área/ })
    await userEvent.type(area, '150')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Preço/ }), '508')
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar preço' }))
    await waitFor(() => expect(area).toHaveAccessibleDescription('Já há um preço até esta área.'))
    await expect(area).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /^Preço/ })).toHaveValue('R$ 508,00')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    serviceName: 'Tour virtual, fotos profissionais, vídeo e planta humanizada de empreendimentos comerciais',
    rule: catalogueRule({
      name: 'Lançamentos da incorporadora no litoral norte, alta temporada',
      final_price: 1234567.89,
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
