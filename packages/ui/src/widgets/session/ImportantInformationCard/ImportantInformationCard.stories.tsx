import { createClient } from '@ensaio/client'
import { cars, Failure, housing, sessionStatuses, updateSession, visibleCards } from '@ensaio/domain'
import { refuse, session } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ImportantInformationCard, type ImportantInformationCardProps } from './ImportantInformationCard.tsx'

const client = createClient({ baseUrl: '/api' })
const { vertical_data } = session()
type Save = ImportantInformationCardProps['onSave']

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { wide: true, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/ImportantInformationCard',
  component: ImportantInformationCard,
  args: { vertical_data, vertical_id: housing as number, readOnly: false, onSave: fn<Save>(async () => {}) },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters.wide ? undefined : 480 }}>{Story()}</div>,
  ],
  parameters: {
    docs: {
      description: {
        component:
          'O que o fotógrafo precisa para achar e abrir o imóvel; a área é em m² e só a equipe a muda (`areaReadOnly`). Veículos não têm unidade nem área. O que se digita é salvo ao sair do campo. Um vertical desconhecido quebra só este cartão.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-important', 'spec:4-hidden-contact', 'spec:4-read-only'],
  parameters: catalogue,
  render: (args) => (
    <Grid min={360} align="start">
      {sessionStatuses
        .map((of) => ({ of, cards: visibleCards(of, 'client') }))
        .filter(({ cards }) => cards.importantInformation)
        .map(({ of, cards }) => (
          <ImportantInformationCard key={of} {...args} readOnly={cards.readOnly} />
        ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const shown = sessionStatuses.filter((of) => visibleCards(of, 'client').importantInformation)
    await expect(canvas.getAllByRole('region')).toHaveLength(shown.length)
    await expect(await canvas.findAllByRole('textbox', { name: /Chaves/ })).toHaveLength(shown.length - 1)
  },
})

export const TipoDoImovel = meta.story({
  ...notPictured,
  name: 'O tipo do imóvel, pelo teclado',
  play: async ({ canvas, args }) => {
    const kind = await canvas.findByRole('combobox', { name: /^Tipo do imóvel/ })
    await tabTo(kind)
    await userEvent.selectOptions(kind, 'Terreno')
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'land' }))
    await userEvent.selectOptions(kind, 'Não informado')
    await userEvent.tab()
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ kind: null })))
  },
})

export const Imovel = meta.story({
  name: 'Imóvel: a área não muda por aqui',
  play: async ({ canvas, args }) => {
    const area = await canvas.findByRole('textbox', { name: 'Área em m²' })
    await expect(area).toHaveAttribute('readonly')
    await expect(area).not.toBeRequired()
    await expect(area).toHaveAccessibleDescription(/O preço depende da área/)
    const keys = canvas.getByRole('textbox', { name: /Chaves/ })
    await userEvent.clear(keys)
    await userEvent.type(keys, 'Lockbox, senha 4821')
    await userEvent.tab()
    const { kind, unit, complement, reference } = vertical_data
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenLastCalledWith({
      kind,
      unit,
      complement,
      reference,
      keys: 'Lockbox, senha 4821',
    })
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
  },
})

export const EquipeMudaAArea = meta.story({
  name: 'A equipe muda a área',
  args: { areaReadOnly: false },
  play: async ({ canvas, args }) => {
    const area = await canvas.findByRole('textbox', { name: /Área/ })
    await expect(area).toBeRequired()
    await write(area, '{Backspace}')
    await userEvent.tab()
    await expect(area).toHaveAccessibleDescription('Informe a área, em m².')
    await expect(args.onSave).not.toHaveBeenCalled()
    await write(area, '82,5')
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ area: 82.5 }))
  },
})

export const Veiculo = meta.story({
  name: 'Veículo: sem unidade nem área',
  args: { vertical_id: cars },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('textbox')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('textbox', { name: /Ponto de referência/ }), ', portão 2')
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith({
      reference: `${vertical_data.reference}, portão 2`,
      keys: vertical_data.keys,
    })
  },
})

export const VerticalDesconhecido = meta.story({
  name: 'Vertical desconhecido: só este cartão quebra',
  tags: ['spec:8-unknown-vertical'],
  args: { vertical_id: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Informações importantes' })).toBeVisible()
    await expect(canvas.getByText('Não foi possível mostrar este conteúdo')).toBeVisible()
  },
})

export const Falhou = meta.story({
  name: 'Falha: o texto fica',
  tags: ['spec:8-session-save'],
  args: {
    onSave: fn<Save>(async () => {
      throw new Failure('unavailable', 'Em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    const unit = await canvas.findByRole('textbox', { name: /Unidade/ })
    await userEvent.clear(unit)
    await userEvent.type(unit, '85')
    await userEvent.tab()
    await expect(await screen.findByText('Não foi possível atualizar a sessão.')).toBeVisible()
    await expect(canvas.getByText('Não foi salvo')).toBeVisible()
    await expect(unit).toHaveValue('85')
  },
})

export const SoLeitura = meta.story({
  name: 'Só leitura',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText('78 m²')).toBeVisible()
  },
})

export const NadaInformado = meta.story({
  name: 'Só leitura, nada informado',
  args: {
    readOnly: true,
    vertical_data: {
      kind: null,
      unit: null,
      complement: null,
      area: null,
      reference: null,
      keys: null,
      additional_info: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada foi informado.')).toBeVisible()
  },
})

export const Longo = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    vertical_data: {
      ...vertical_data,
      complement: 'Torre Jardim das Acácias do Parque Novo Mundo',
      reference: 'Em frente à praça, portão azul ao lado da farmácia, entrada pela rua de trás',
      keys: 'Na portaria com o Sr. Osvaldo até as 18h; depois, com a zeladora, dona Cida, no apartamento 3 da Torre A. Ligue antes de subir.',
    },
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'unavailable', 'Em manutenção.', { once: true }))
  },
  render: function Asked() {
    const [remote, retry, replace] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="320px" />}>
        {(value) => (
          <ImportantInformationCard
            vertical_data={value.vertical_data}
            vertical_id={value.service.vertical.id}
            readOnly={false}
            onSave={async (data) => replace(await client.sessions.saveProperty(1042, data))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    const unit = await canvas.findByRole('textbox', { name: /Unidade/ })
    await userEvent.type(unit, 'A')
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(unit).toHaveValue('84A')
  },
})

export const ConhecidoDepois = meta.story({
  ...notPictured,
  name: 'Um vertical desconhecido, e depois outro ensaio',
  args: { vertical_id: 9 },
  render: (args) => <Changing of={ImportantInformationCard} before={args} after={{ vertical_id: housing }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível mostrar este conteúdo')).toBeVisible()
    await change(canvas)
    await expect(await canvas.findByRole('textbox', { name: 'Unidade' })).toBeVisible()
  },
})
