import { Failure, type PriceTableForm } from '@ensaio/domain'
import { catalogue } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../remote/remote.ts'
import { ServiceCatalogue, type ServiceCatalogueProps } from './ServiceCatalogue.tsx'

const saved = async () => undefined

const meta = preview.meta({
  title: 'Componentes/Equipe/ServiceCatalogue: tabela de preços',
  component: ServiceCatalogue,
  tags: ['!autodocs'],
  args: {
    services: ready(catalogue()),
    onAddService: fn<ServiceCatalogueProps['onAddService']>(saved),
    onChangeService: fn<ServiceCatalogueProps['onChangeService']>(saved),
    onAddRule: fn<ServiceCatalogueProps['onAddRule']>(saved),
    onChangeRule: fn<ServiceCatalogueProps['onChangeRule']>(saved),
    onSavePrices: fn<ServiceCatalogueProps['onSavePrices']>(saved),
    onRetry: fn(),
  },
})

const openTable = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await press(canvas.getByRole('button', { name: 'Tabela de preços: Tour virtual, fotos e planta' }))
  return within(screen.getByRole('dialog', { name: 'Tabela de preços' }))
}

/** The active prices with which the table opens. */
const seen = [
  { city: null, area_up_to: 150, final_price: 508 },
  { city: null, area_up_to: 400, final_price: 749 },
  { city: 'Porto Alegre', area_up_to: 150, final_price: 459 },
]

/** Pastes text into a field, as Ctrl+V does. */
async function pasteInto(field: HTMLElement, text: string) {
  field.focus()
  await userEvent.paste(text)
}

export const PrecosDeVeiculos = meta.story({
  name: 'De veículos: um preço por cidade',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Tabela de preços: Tour de veículo' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Tabela de preços' }))
    await expect(dialog.getByRole('table', { name: 'Preços por cidade' })).toBeVisible()
    await expect(dialog.queryByText(/m²/)).toBeNull()
    await expect(dialog.getByText('R$ 189,00', { selector: 'output' })).toBeVisible()
    const everywhere = dialog.getByRole('textbox', { name: 'Preço, Todas as cidades' })
    await userEvent.clear(everywhere)
    await userEvent.type(everywhere, '199')
    await press(dialog.getByRole('button', { name: 'Adicionar cidade' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Preço, São Paulo' }), '179')
    await expect(dialog.getByText('R$ 179,00', { selector: 'output' })).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Salvar preços' }))
    await waitFor(() =>
      expect(args.onSavePrices).toHaveBeenCalledWith(4, {
        prices: [
          { city: null, area_up_to: 20, final_price: 199 },
          { city: 'São Paulo', area_up_to: 20, final_price: 179 },
        ],
        seen: [{ city: null, area_up_to: 20, final_price: 189 }],
      }),
    )
  },
})

export const PrecosEmTabela = meta.story({
  name: 'Todos os preços de uma vez, pelo teclado',
  play: async ({ canvas, args }) => {
    const dialog = await openTable(canvas)
    const first = dialog.getByRole('textbox', { name: 'Todas as cidades, até 150 m²' })
    await expect(first).toHaveValue('R$ 508,00')
    await userEvent.clear(first)
    await expect(dialog.getByRole('textbox', { name: 'Porto Alegre, até 150 m²' })).toHaveValue('R$ 459,00')
    await press(dialog.getByRole('button', { name: 'Adicionar área' }))
    await press(dialog.getByRole('button', { name: 'Salvar preços' }))
    await expect(await dialog.findByText(/Informe a área de cada coluna/)).toBeVisible()
    await expect(args.onSavePrices).not.toHaveBeenCalled()
    await write(dialog.getByRole('textbox', { name: 'Coluna 3: área até, em m²' }), '600')
    // What was missing is there: the message goes at once.
    await waitFor(() => expect(dialog.queryByText(/Informe a área de cada coluna/)).toBeNull())
    await write(dialog.getByRole('textbox', { name: 'Porto Alegre, até 600 m²' }), '999,9')
    await press(dialog.getByRole('button', { name: 'Salvar preços' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onSavePrices).toHaveBeenCalledWith(1, {
      prices: [
        { city: null, area_up_to: 400, final_price: 749 },
        { city: 'Porto Alegre', area_up_to: 150, final_price: 459 },
        { city: 'Porto Alegre', area_up_to: 600, final_price: 999.9 },
      ],
      seen,
    })
  },
})

export const PrecosColados = meta.story({
  name: 'A tabela colada de uma planilha, e o que um pedido custaria',
  ...notPictured,
  play: async ({ canvas, args }) => {
    const dialog = await openTable(canvas)
    const first = dialog.getByRole('textbox', { name: 'Todas as cidades, até 150 m²' })
    await pasteInto(first, 'Cidade\t100\t300\nRecife\t1\t2\nTodas\ta combinar\t2')
    const refused = await dialog.findByText(/Nada foi colado/)
    await expect(refused).toHaveTextContent('Linha 2: “Recife” não é uma cidade atendida.')
    await expect(refused).toHaveTextContent('Linha 3, coluna 2: “a combinar” não é um preço.')
    await expect(first).toHaveValue('R$ 508,00')

    // Nor is anything of it left once a price is typed by hand.
    await userEvent.type(first, '{Backspace}')
    await waitFor(() => expect(dialog.queryByText(/Nada foi colado/)).toBeNull())
    await pasteInto(
      first,
      'Cidade\taté 100 m²\taté 1.300 m²\nTodas\t450,5\t1.200\nSão Paulo\t\tR$ 1.100,00\n',
    )
    await expect(dialog.queryByText(/Nada foi colado/)).toBeNull()
    await expect(dialog.getByRole('textbox', { name: 'Todas as cidades, até 1300 m²' })).toHaveValue(
      'R$ 1.200,00',
    )
    const trial = within(dialog.getByRole('region', { name: 'Quanto custaria um pedido' }))
    await userEvent.selectOptions(trial.getByRole('combobox'), 'São Paulo')
    const area = trial.getByRole('textbox')
    await userEvent.clear(area)
    await expect(trial.getByRole('status')).toHaveTextContent('Preço a combinar')
    await write(area, '101')
    await expect(trial.getByRole('status')).toHaveTextContent('R$ 1.100,00')
    await write(area, '0000')
    await expect(trial.getByRole('status')).toHaveTextContent('Preço a combinar')

    await pasteInto(dialog.getByRole('textbox', { name: 'São Paulo, até 100 m²' }), '400\t1000')
    await press(dialog.getByRole('button', { name: 'Salvar preços' }))
    await waitFor(() =>
      expect(args.onSavePrices).toHaveBeenCalledWith(1, {
        prices: [
          { city: null, area_up_to: 100, final_price: 450.5 },
          { city: null, area_up_to: 1300, final_price: 1200 },
          { city: 'São Paulo', area_up_to: 100, final_price: 400 },
          { city: 'São Paulo', area_up_to: 1300, final_price: 1000 },
        ],
        seen,
      }),
    )
  },
})

export const MeioMetro = meta.story({
  name: 'Meio metro: recusado na tabela, calculado no pedido',
  play: async ({ canvas, args }) => {
    const dialog = await openTable(canvas)
    const column = dialog.getByRole('textbox', { name: 'Coluna 2: área até, em m²' })
    await expect(column).not.toBeInvalid()
    await userEvent.clear(column)
    await userEvent.type(column, '400,5')
    await expect(column).toHaveValue('400,5')
    await expect(column).toBeInvalid()
    const trial = within(dialog.getByRole('region', { name: 'Quanto custaria um pedido' }))
    const area = trial.getByRole('textbox')
    await userEvent.clear(area)
    await userEvent.type(area, '15,5')
    await expect(area).toHaveValue('15,5')
    await expect(trial.getByRole('status')).toHaveTextContent('R$ 508,00')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar preços' }))
    await expect(await dialog.findByText('Informe a área em m² inteiros.')).toBeVisible()
    await expect(args.onSavePrices).not.toHaveBeenCalled()
  },
})

export const TabelaAberta = meta.story({
  name: 'A tabela de preços aberta',
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas)
    await expect(dialog.getByRole('button', { name: 'Copiar tabela' })).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Adicionar cidade' }))
    await press(dialog.getByRole('button', { name: 'Remover Porto Alegre' }))
    await expect(dialog.queryByRole('textbox', { name: 'Porto Alegre, até 150 m²' })).toBeNull()
    await press(dialog.getByRole('button', { name: 'Remover a coluna 2' }))
    await expect(dialog.getAllByRole('textbox', { name: /até 150 m²/ })).toHaveLength(2)
    await expect(dialog.getByRole('button', { name: 'Remover a coluna 1' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const PrecosNoCelular = meta.story({
  name: 'No celular, a tabela que não pôde ser salva',
  ...onPhone,
  args: {
    onSavePrices: fn<(serviceId: number, table: PriceTableForm) => Promise<unknown>>(async () => {
      throw new Failure('unavailable', 'O serviço está fora do ar.')
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openTable(canvas)
    const first = dialog.getByRole('textbox', { name: 'Todas as cidades, até 150 m²' })
    await userEvent.clear(first)
    await write(first, '529')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar preços' }))
    await expect(await dialog.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(first).toHaveValue('R$ 529,00')
  },
})
