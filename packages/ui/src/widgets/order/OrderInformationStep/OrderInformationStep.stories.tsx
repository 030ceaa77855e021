import { createClient } from '@ensaio/client'
import {
  type Address,
  cars,
  emptyOrder,
  emptyUnit,
  mostUnits,
  type OrderDraft,
  repeatOf,
} from '@ensaio/domain'
import { address, session } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { OrderInformationStep, type OrderInformationStepProps } from './OrderInformationStep.tsx'

const client = createClient({ baseUrl: '/api' })
const draft: OrderDraft = { ...emptyOrder(), service_id: 1 }
const filled: OrderDraft = {
  ...draft,
  address: {
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  },
  units: [{ unit: '84', complement: 'Torre B', area: '78,5' }],
}

function Stateful(props: OrderInformationStepProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <div style={{ maxWidth: 720 }}>
      <OrderInformationStep
        {...props}
        draft={draft}
        onChange={(next) => {
          props.onChange(next)
          setDraft(next)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/OrderInformationStep',
  component: OrderInformationStep,
  parameters: {
    docs: {
      description: {
        component:
          'O que será fotografado e onde: o endereço, uma linha por unidade do mesmo prédio, e o que ajuda a achar e abrir o lugar. Veículos não têm unidades nem área. Sem `places`, a busca por palavras não aparece e o CEP basta.',
      },
    },
  },
  args: {
    draft,
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    findPostalCode: (postalCode, signal) => client.postalCodes.find(postalCode, signal),
    salesHref: 'https://wa.me/5511900000000',
  } as OrderInformationStepProps,
  render: (args) => <Stateful {...args} />,
})

type Canvas = ReturnType<typeof within>
const unitLine = (canvas: Canvas, place: number) =>
  within(canvas.getByRole('listitem', { name: `Unidade ${place}` }))

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const FaltaTudo = meta.story({
  name: 'Falta tudo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    for (const message of [
      'Informe o CEP.',
      'Informe a rua.',
      'Informe o número.',
      'Informe o bairro.',
      'Informe a cidade.',
      'Escolha o estado.',
      'Informe a área, em m².',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible()
    }
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const SemFotografos = meta.story({
  name: 'Para a equipe: ninguém atende a cidade ainda',
  args: {
    draft: { ...filled, address: { ...filled.address, city: 'são paulo' } },
    citiesWithoutVisits: ['São Paulo'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Nenhum fotógrafo atende são paulo ainda/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const Preenche = meta.story({
  name: 'Pela rede: preenche e continua, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('01305100')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveFocus())
    await userEvent.keyboard('1500{Enter}')
    const area = canvas.getByRole('textbox', { name: 'Área em m²' })
    await waitFor(() => expect(area).toHaveFocus())
    await expect(area).toHaveAccessibleDescription('Informe a área, em m².')
    await userEvent.keyboard('78,5')
    await expect(area).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filled,
      units: [{ ...emptyUnit(), area: '78,5' }],
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const VariasUnidades = meta.story({
  name: 'Várias unidades do mesmo prédio, pelo teclado',
  args: { draft: filled },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Remover unidade 1' })).toBeNull()
    canvas.getByRole('button', { name: 'Adicionar unidade' }).focus()
    await userEvent.keyboard('{Enter}')
    const second = unitLine(canvas, 2)
    await expect(second.getByRole('textbox', { name: /^Unidade/ })).toHaveFocus()
    await userEvent.keyboard('91')
    await userEvent.tab()
    await userEvent.keyboard('Torre B')
    await userEvent.tab()
    await userEvent.keyboard('1.200')
    await isAnnounced(canvas.getByText('2 unidades, 2 ensaios'))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filled,
      units: [...filled.units, { unit: '91', complement: 'Torre B', area: '1.200' }],
    })

    canvas.getByRole('button', { name: 'Remover unidade 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('listitem', { name: 'Unidade 2' })).toBeNull()
    await expect(unitLine(canvas, 1).getByRole('textbox', { name: /^Unidade/ })).toHaveValue('91')
    await expect(unitLine(canvas, 1).getByRole('textbox', { name: /^Unidade/ })).toHaveFocus()
  },
})

export const AreaErrada = meta.story({
  name: 'A área de uma das unidades não serve',
  args: { draft: { ...filled, units: [...filled.units, { unit: '91', complement: '', area: 'oitenta' }] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const area = unitLine(canvas, 2).getByRole('textbox', { name: 'Área em m²' })
    await expect(area).toHaveFocus()
    await expect(area).toHaveAccessibleDescription('Informe a área em m², como 78 ou 78,5.')
    await expect(unitLine(canvas, 1).getByRole('textbox', { name: 'Área em m²' })).toBeValid()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const NoLimite = meta.story({
  name: 'Cinquenta unidades',
  args: {
    draft: {
      ...filled,
      units: Array.from({ length: mostUnits }, (_, index) => ({
        unit: String(101 + index),
        complement: '',
        area: '60',
      })),
    },
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Adicionar unidade' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription('Peça no máximo 50 unidades por vez.')
    await userEvent.click(add)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(mostUnits)
  },
})

export const Veiculo = meta.story({
  name: 'Um veículo: sem unidades nem área',
  args: { draft: { ...filled, vertical_id: cars, units: [emptyUnit()] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Onde está o veículo?' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Área em m²' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Unidades' })).toBeNull()
    for (const name of [/^Referência/, /^Chaves/, /^Observações/]) {
      await expect(canvas.getByRole('textbox', { name })).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const CidadeNaoAtendida = meta.story({
  name: 'Cidade que o portal não atende',
  args: { draft: { ...filled, address: { ...filled.address, city: '' } } },
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Cidade' })
    await userEvent.type(city, 'Curitiba')
    await expect(canvas.queryByText(/Para um ensaio em/)).toBeNull()
    await userEvent.tab()
    await isAnnounced(canvas.getByText(/Para um ensaio em Curitiba, fale com o nosso time de vendas/))
    await expect(canvas.getByRole('link', { name: /Falar com vendas/ })).toHaveAttribute(
      'href',
      'https://wa.me/5511900000000',
    )
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull()
    await userEvent.clear(city)
    await userEvent.type(city, 'Recife')
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await isAnnounced(canvas.getByText(/Para um ensaio em Recife/))
    await userEvent.clear(city)
    await userEvent.type(city, 'sao paulo')
    await userEvent.tab()
    await expect(canvas.queryByText(/Para um ensaio em/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Continuar' })).toBeVisible()
  },
})

export const EspacoGrande = meta.story({
  name: 'Espaço acima de 1.200 m²: para aqui',
  args: { draft: filled },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: /^Área/ })
    await userEvent.clear(area)
    await userEvent.type(area, '1500{Enter}')
    await isAnnounced(canvas.getByText(/^Espaços acima de 1\.200 m² têm orçamento próprio/))
    await expect(canvas.getByRole('link', { name: /Falar com vendas/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const ComBusca = meta.story({
  name: 'Com a busca de endereços',
  args: {
    places: {
      searchPlaces: fn(async () => [
        { id: 'p1', title: 'Rua Augusta, 1500', subtitle: 'Consolação, São Paulo' },
      ]),
      readPlace: fn(async () => ({ ...address(), url: 'https://maps.google.com/?cid=1' })),
    },
  },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('combobox', { name: 'Buscar endereço' })
    await userEvent.type(search, 'augusta 1500')
    await canvas.findByRole('option', { name: /Rua Augusta/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveValue('01305-100'))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...draft,
      address: filled.address,
      map_url: 'https://maps.google.com/?cid=1',
    })
    // Enter chooses the place; it does not submit the form.
    await expect(canvas.queryByText('Informe a área, em m².')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Número' }), '0')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ map_url: null }))
  },
})

const slow: { answer?: (found: Address) => void } = {}

export const BuscaDemorada = meta.story({
  name: 'O que se digita enquanto o endereço chega fica',
  args: {
    places: {
      searchPlaces: async () => [{ id: 'p1', title: 'Rua Augusta, 1500', subtitle: 'Consolação, São Paulo' }],
      readPlace: () =>
        new Promise<Address>((resolve) => {
          slow.answer = resolve
        }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Buscar endereço' }), 'augusta 1500')
    await userEvent.click(await canvas.findByRole('option', { name: /Rua Augusta/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Chaves/ }), 'Na portaria')
    slow.answer?.(address())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveValue('01305-100'))
    await expect(canvas.getByRole('textbox', { name: /^Chaves/ })).toHaveValue('Na portaria')
  },
})

export const Repetido = meta.story({
  name: 'Repetindo um ensaio',
  args: { draft: repeatOf(session()) },
  play: async ({ canvas, args }) => {
    // A repeated order does not copy the client's code.
    await expect(canvas.getByRole('textbox', { name: /^Código do cliente/ })).toHaveValue('')
    const kind = canvas.getByRole('combobox', { name: /^Tipo do imóvel/ })
    await expect(kind).toHaveValue('apartment')
    await userEvent.selectOptions(kind, 'Casa')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'house' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    draft: {
      ...filled,
      client_code: 'EMPREENDIMENTO-HORIZONTE-2026-FASE-2-TORRE-B-UNIDADE-0084',
      address: {
        ...filled.address,
        street: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque',
        neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
        city: 'São José dos Campos',
      },
      units: [
        { unit: 'Cobertura duplex 2201', complement: 'Torre Jacarandá, ala norte', area: '1.234,56' },
        { unit: '', complement: '', area: '' },
      ],
      additional_info: 'A entrada de serviço fica na rua de trás. '.repeat(12),
    },
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com duas unidades',
  args: { draft: { ...filled, units: [...filled.units, { unit: '91', complement: 'Torre B', area: '' }] } },
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await expect(unitLine(canvas, 2).getByRole('textbox', { name: 'Área em m²' })).toHaveFocus()
  },
})
