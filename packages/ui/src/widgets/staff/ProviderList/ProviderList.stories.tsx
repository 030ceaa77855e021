import { createClient } from '@ensaio/client'
import {
  addProvider,
  Failure,
  type NewProvider,
  type ProviderChange,
  type StaffProvider,
  type TimeOffForm,
} from '@ensaio/domain'
import { refuse, staffProvider, staffProviders, timeOff } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProviderList } from './ProviderList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/ProviderList',
  component: ProviderList,
  args: {
    providers: ready(staffProviders()),
    viewer: 'admin' as const,
    onAdd: fn<(provider: NewProvider) => Promise<unknown>>(async () => undefined),
    onChange: fn<(id: number, change: ProviderChange) => Promise<unknown>>(async () => undefined),
    onAddTimeOff: fn<(id: number, days: TimeOffForm) => Promise<unknown>>(async () => undefined),
    onRemoveTimeOff: fn<(id: number, timeOffId: number) => Promise<unknown>>(async () => undefined),
    visitsHref: (id: number) => `#/?fotografo=${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Quem fotografa, por cidade. O escritório (`viewer="admin"`) adiciona, edita e dá folgas; quem fotografa vê só a si e edita só as próprias folgas. Visitas marcadas dentro de uma folga aparecem contadas, para passar a outra pessoa.',
      },
    },
  },
})

export const AvisoLeva = meta.story({
  name: 'Visitas nas folgas: o aviso leva a elas',
  play: async ({ canvas }) => {
    const [warning] = canvas.getAllByRole('link', { name: /nas folgas$/ })
    await expect(warning).toHaveAttribute('href', expect.stringMatching(/^#\/\?fotografo=\d+$/))
  },
})

export const Escritorio = meta.story({
  ...notPictured,
  name: 'Escritório: por cidade, com folgas e inativos',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Porto Alegre',
      'Rio de Janeiro',
      'São Paulo',
    ])
    const here = within(canvas.getByRole('region', { name: 'São Paulo' }))
    await expect(here.getByText('2 em atividade')).toBeVisible()
    await expect(here.getByText('Inativo')).toBeVisible()
    await expect(here.getByText('3 visitas marcadas nas folgas')).toBeVisible()
    await expect(here.getByText(/24 a 27 de novembro de 2026 e mais 1/)).toBeVisible()
    await expect(canvas.getByText(/Ter, qui e sáb/)).toHaveTextContent('1 visita marcada')
  },
})

export const Editar = meta.story({
  name: 'Editar: o que muda vai, o e-mail não',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Editar Rafael Nogueira' })
    await press(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Editar fotógrafo' }))
    await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveAttribute('readonly')
    await press(dialog.getByRole('button', { name: 'sábado' }))
    await press(dialog.getByRole('button', { name: 'segunda-feira' }))
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).toHaveBeenCalledWith(1, { working_days: [2, 3, 4, 5, 6] })
    await expect(opener).toHaveFocus()
  },
})

export const Folgas = meta.story({
  name: 'Folgas de alguém, com visitas dentro',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Folgas de Bianca Moraes' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Folgas de Bianca Moraes' }))
    await expect(dialog.getByText('3 visitas marcadas')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /De/ }), '07122026')
    await userEvent.type(dialog.getByRole('textbox', { name: /Até/ }), '09122026{Enter}')
    await waitFor(() =>
      expect(args.onAddTimeOff).toHaveBeenCalledWith(2, { starts_on: '2026-12-07', ends_on: '2026-12-09' }),
    )
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
})

const cut = Promise.withResolvers<unknown>()

export const FolgaACaminho = meta.story({
  ...notPictured,
  name: 'Ninguém sai no meio do envio de uma folga, e a falha é dita no diálogo',
  args: { onAddTimeOff: fn<(id: number, days: TimeOffForm) => Promise<unknown>>(() => cut.promise) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Folgas de Bianca Moraes' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Folgas de Bianca Moraes' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /De/ }), '07122026')
    await userEvent.type(dialog.getByRole('textbox', { name: /Até/ }), '09122026{Enter}')
    await waitFor(() => expect(args.onAddTimeOff).toHaveBeenCalledOnce())
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    cut.reject(new Failure('offline', 'Verifique a sua conexão.'))
    await expect(await dialog.findByText('Verifique a sua conexão.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const Fotografo = meta.story({
  name: 'Quem fotografa: só a si, só as folgas',
  args: {
    viewer: 'provider',
    providers: ready([staffProvider({ time_off: [timeOff({ visits: 2 })] })]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Rafael Nogueira' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Editar|Adicionar fotógrafo/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Remover folga: 21 de dezembro/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover folga' }))
    await waitFor(() => expect(args.onRemoveTimeOff).toHaveBeenCalledWith(1, 1))
  },
})

export const FotografoNoCelular = meta.story({
  name: 'Quem fotografa, no celular',
  ...onPhone,
  args: { viewer: 'provider', providers: ready([staffProvider()]) },
})

export const Vazio = meta.story({
  name: 'Ainda ninguém',
  args: { providers: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há fotógrafos')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar fotógrafo' }))
    await expect(await canvas.findByRole('dialog', { name: 'Adicionar fotógrafo' })).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { providers: waiting } })

export const Atualizando = meta.story({
  args: { providers: refreshing(staffProviders()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { providers: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Longos = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    providers: ready([
      staffProvider({
        name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos e Silva',
        email: 'maria.aparecida.conceicao.albuquerque@fotografiaearquitetura.demo.test',
        working_days: [1, 2, 4, 6],
        time_off: [
          timeOff({ starts_on: '2026-12-28', ends_on: '2027-01-04', visits: 11 }),
          timeOff({ id: 2 }),
        ],
        upcoming_visits: 128,
        active: false,
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: adicionar, recusado e aceito',
  render: function Adopter(args) {
    const [providers, retry, replace] = useRemote((signal) => client.providers.list(signal), [])
    const known = providers.state === 'ready' ? providers.value : []
    const put = (one: StaffProvider) =>
      replace(
        known.some(({ id }) => id === one.id)
          ? known.map((other) => (other.id === one.id ? one : other))
          : [one, ...known],
      )
    return (
      <ProviderList
        {...args}
        providers={providers}
        onAdd={async (provider) => put(await client.providers.add(provider))}
        onChange={async (id, change) => put(await client.providers.change(id, change))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(addProvider, 'invalid', 'Confira os campos.', {
        once: true,
        fields: { email: 'Este e-mail já tem acesso.' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar fotógrafo' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'Ana Terra')
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ana@demo.test')
    await userEvent.type(dialog.getByRole('textbox', { name: /Telefone/ }), '51998761234')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Cidade/ }), 'Porto Alegre')
    const send = dialog.getByRole('button', { name: 'Adicionar' })
    await userEvent.click(send)
    const email = dialog.getByRole('textbox', { name: /E-mail/ })
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este e-mail já tem acesso.'))
    await expect(dialog.getByRole('textbox', { name: /Telefone/ })).toHaveValue('(51) 99876-1234')
    await userEvent.click(send)
    const here = await canvas.findByRole('button', { name: 'Editar Ana Terra' })
    await expect(here).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const AdicionarEConvidar = meta.story({
  ...notPictured,
  name: 'Adicionar alguém, e convidar de novo, ou noutro e-mail, quem ainda não tem senha',
  args: {
    providers: ready([staffProvider({ is_invited: true })]),
    onInvite: fn<(email: string) => Promise<unknown>>(async () => undefined),
    onCorrectEmail: fn<(email: string, newEmail: string) => Promise<unknown>>(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /convite/i }))
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith(staffProvider().email))
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir e-mail: Rafael Nogueira' }))
    const question = within(
      await canvas.findByRole('dialog', { name: 'Corrigir o e-mail de Rafael Nogueira' }),
    )
    await userEvent.clear(question.getByRole('textbox'))
    await userEvent.type(question.getByRole('textbox'), 'rafael@certo.test')
    await userEvent.click(question.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() =>
      expect(args.onCorrectEmail).toHaveBeenCalledWith(staffProvider().email, 'rafael@certo.test'),
    )
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar fotógrafo' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Adicionar fotógrafo' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'Ana Terra')
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ana@demo.test')
    await userEvent.type(dialog.getByRole('textbox', { name: /Telefone/ }), '11912345678')
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar' }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        name: 'Ana Terra',
        email: 'ana@demo.test',
        phone: '+5511912345678',
        city: 'São Paulo',
        working_days: [1, 2, 3, 4, 5],
        base_cep: null,
        skills: [],
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const DuasEtapas = meta.story({
  ...notPictured,
  name: 'Desliga as duas etapas de quem perdeu o celular',
  args: {
    providers: ready([staffProvider({ has_second_step: true })]),
    onResetSecondStep: fn<(provider: StaffProvider) => Promise<unknown>>(async () => undefined),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Rafael Nogueira' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Editar fotógrafo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar as duas etapas' }))
    const rafael = staffProvider({ has_second_step: true })
    await waitFor(() => expect(args.onResetSecondStep).toHaveBeenCalledWith(rafael))
  },
})
