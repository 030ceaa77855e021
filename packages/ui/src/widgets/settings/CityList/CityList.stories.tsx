import { createClient } from '@ensaio/client'
import { addCity, changeCity, Failure } from '@ensaio/domain'
import { refuse, staffCities, staffCity } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CityList, type CityListProps } from './CityList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/CityList',
  component: CityList,
  args: {
    cities: ready(staffCities()),
    onAdd: fn<CityListProps['onAdd']>(async () => undefined),
    onChange: fn<CityListProps['onChange']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As cidades em que se pedem ensaios, com o fuso e os fotógrafos de cada uma. Uma cidade sem fotógrafos avisa: o aviso é para a equipe, o cliente não o vê. Nada se apaga: a cidade que deixa de receber pedidos fica na lista, e os ensaios dela seguem.',
      },
    },
  },
})

export const Cidades = meta.story({
  name: 'Com, sem fotógrafos, e sem novos pedidos',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toEqual([
      'Manaus (AM)Sem fotógrafos: não há horáriosHora de Manaus',
      'Porto Alegre (RS)2 fotógrafosHora de Brasília',
      'Rio de Janeiro (RJ)Sem novos pedidos1 fotógrafoHora de Brasília',
      'São Paulo (SP)4 fotógrafosHora de Brasília',
    ])
  },
})

export const Horarios = meta.story({
  name: 'Cada cidade leva aos seus horários',
  args: { hoursHref: (id: number) => `/settings/cities/${id}` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Horários das visitas')).toHaveLength(4)
    for (const { id, name } of staffCities()) {
      const link = canvas.getByRole('link', { name: `Horários das visitas em ${name}` })
      await expect(link).toHaveAttribute('href', `/settings/cities/${id}`)
    }
  },
})

export const Adiciona = meta.story({
  name: 'Adiciona pelo teclado: o estado traz o fuso',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Adicionar cidade' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar cidade' }))
    await write(dialog.getByRole('textbox', { name: /Cidade/ }), ' Cuiabá ')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Estado/ }), 'MT')
    await expect(dialog.getByRole('combobox', { name: /Fuso/ })).toHaveDisplayValue('Cuiabá')
    await press(dialog.getByRole('button', { name: 'Adicionar cidade' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({ name: 'Cuiabá', state: 'MT', time_zone: 'America/Cuiaba' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const SemNome = meta.story({
  name: 'Sem o nome, o campo diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar cidade' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar cidade' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar cidade' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Cidade/ })).toHaveAccessibleDescription(
        'Informe o nome da cidade.',
      ),
    )
    await expect(fieldsOf(screen.getByRole('dialog'))).toEqual([
      'Cidade* required autocomplete=off maxlength=120',
      'Estado* required',
      'Fuso horário* required',
    ])
    await expect(dialog.getByRole('combobox', { name: /Estado/ })).toHaveValue('SP')
    await expect(dialog.getByRole('combobox', { name: /Fuso/ })).toHaveValue('America/Sao_Paulo')
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Muda = meta.story({
  name: 'Deixa de receber pedidos',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Porto Alegre' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Porto Alegre (RS)' }))
    const takesOrders = dialog.getByRole('checkbox', { name: 'Recebe pedidos' })
    await expect(takesOrders).toBeChecked()
    await expect(takesOrders).toHaveAccessibleDescription(/^Sem isso, ninguém pede/)
    await userEvent.click(takesOrders)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      // Not the zone, which somebody else may have changed since the list was read.
      expect(args.onChange).toHaveBeenCalledWith(2, { active: false }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const VoltaAReceber = meta.story({
  ...notPictured,
  name: 'Volta a receber pedidos, com outro fuso; cancelar não muda nada',
  play: async ({ canvas, args }) => {
    const edit = canvas.getByRole('button', { name: 'Editar Rio de Janeiro' })
    const opened = async () => within(await screen.findByRole('dialog', { name: 'Rio de Janeiro (RJ)' }))
    await userEvent.click(edit)
    const first = await opened()
    await userEvent.click(first.getByRole('checkbox', { name: 'Recebe pedidos' }))
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(edit)
    const dialog = await opened()
    const takesOrders = dialog.getByRole('checkbox', { name: 'Recebe pedidos' })
    await expect(takesOrders).not.toBeChecked()
    await userEvent.click(takesOrders)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Fuso/ }), 'America/Noronha')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(3, { time_zone: 'America/Noronha', active: true }),
    )
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com um nome longo',
  ...onPhone,
  args: {
    cities: ready([
      staffCity({ id: 7, name: 'Vila Bela da Santíssima Trindade', state: 'MT', photographers: 0 }),
      ...staffCities(),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazio = meta.story({
  args: { cities: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma cidade ainda')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Adicionar cidade' })).toBeVisible()
  },
})

export const Esperando = meta.story({
  args: { cities: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Adicionar cidade' })).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { cities: refreshing(staffCities()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { cities: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const twice = 'Esta cidade já está na lista.'
const last = 'É preciso atender pelo menos uma cidade: adicione outra antes.'

export const PelaRede = meta.story({
  name: 'Pela rede: já está na lista, e a última não se fecha',
  render: function Adopter(args) {
    const [cities, retry, replace] = useRemote((signal) => client.cities.list(signal), [])
    return (
      <CityList
        {...args}
        cities={cities}
        onAdd={async (city) => replace(await client.cities.add(city))}
        onChange={async (id, change) => replace(await client.cities.change(id, change))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addCity, 'invalid', twice, { once: true, fields: { name: twice } }),
      refuse(changeCity, 'invalid', last, { once: true, fields: { active: last } }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar cidade' }))
    const added = within(await screen.findByRole('dialog'))
    const name = added.getByRole('textbox', { name: /Cidade/ })
    await userEvent.type(name, 'Manaus')
    await userEvent.click(added.getByRole('button', { name: 'Adicionar cidade' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(twice))
    await expect(name).toHaveValue('Manaus')
    await userEvent.clear(name)
    await userEvent.type(name, 'Natal')
    await userEvent.click(added.getByRole('button', { name: 'Adicionar cidade' }))
    await expect(await canvas.findByText('Natal (SP)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Editar São Paulo' }))
    const changed = within(await screen.findByRole('dialog', { name: 'São Paulo (SP)' }))
    await userEvent.click(changed.getByRole('checkbox', { name: 'Recebe pedidos' }))
    await userEvent.click(changed.getByRole('button', { name: 'Salvar' }))
    await expect(await changed.findByText(last)).toBeVisible()
  },
})
