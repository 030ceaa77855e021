import { createClient } from '@ensaio/client'
import { Failure, initialSettings, saveSettings } from '@ensaio/domain'
import { keptSettings, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HouseRulesForm, type HouseRulesFormProps } from './HouseRulesForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/HouseRulesForm',
  component: HouseRulesForm,
  args: {
    kept: ready(keptSettings()),
    onSave: fn<HouseRulesFormProps['onSave']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Com que antecedência e até quando se agenda, em quantos dias o material chega, e quanto custa cancelar em cima da hora. Vale para os próximos pedidos; os já feitos guardam os seus prazos e taxas.',
      },
    },
  },
})

type Canvas = { getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement }
const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Salvar prazos e taxas' })

export const EmVigor = meta.story({
  name: 'Em vigor, e quem mudou',
  play: async ({ canvas }) => {
    await expect(field(canvas, /^Antecedência/)).toHaveValue('2')
    await expect(field(canvas, /^Agenda aberta/)).toHaveValue('90')
    await expect(field(canvas, /^Prazo/)).toHaveValue('4')
    await expect(field(canvas, /^Em cima da hora/)).toHaveValue('24')
    await expect(field(canvas, /^Taxa/)).toHaveValue('30')
    await expect(field(canvas, /^Vencimento/)).toHaveValue(String(initialSettings.statement_due_days))
    await expect(field(canvas, /tours por mês/)).toHaveValue(String(initialSettings.lead_tours))
    await expect(field(canvas, /área em m²/)).toHaveValue(String(initialSettings.lead_area))
    const number = 'required inputmode=numeric autocomplete=off'
    await expect(fieldsOf(canvas.getByRole('form', { name: 'Prazos e taxas' }))).toEqual([
      `Antecedência, em horas* ${number}`,
      `Agenda aberta, em dias à frente* ${number}`,
      'Encurtar caminhos* required',
      `Prazo de entrega, em dias* ${number}`,
      'Dias de entrega* required',
      'Arquivar originais, em meses* required inputmode=numeric autocomplete=off',
      `Em cima da hora, em horas* ${number}`,
      `Taxa de cancelamento, em %* ${number}`,
      'Plano das novas empresas* required',
      `Vencimento da fatura, em dias* ${number}`,
      `Novos clientes, tours por mês* ${number}`,
      `Novos clientes, área em m²* ${number}`,
      ...[3, 6, 12].map(
        (months) => `Renovar por ${months} meses (opcional) inputmode=decimal autocomplete=off`,
      ),
      'Lembretes da visita* required',
      'Lembretes de ensaio sem data* required',
      'Avisos de hospedagem que termina* required',
      'Resumo da semana* required',
    ])
    const groups = canvas.getAllByRole('group').map((group) => within(group))
    const counts = groups.map(
      (group) => [...group.queryAllByRole('textbox'), ...group.queryAllByRole('combobox')].length,
    )
    await expect(counts).toEqual([3, 3, 2, 4, 3, 4])
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ...[
        'Agendamento',
        'Entrega',
        'Cancelamento',
        'Clientes',
        'Hospedagem dos tours',
        'Lembretes por e-mail',
      ],
    ])
    await expect(canvas.getByText(/Última mudança: Helena Prado, em 19\/11\/2026/)).toBeVisible()
  },
})

export const Salva = meta.story({
  name: 'Salva pelo teclado',
  play: async ({ canvas, args }) => {
    const days = field(canvas, /^Prazo/)
    await write(days, '{Backspace}3')
    await press(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...initialSettings,
        least_notice_hours: 2,
        delivery_days: 3,
      }),
    )
    await expect(await canvas.findByText('Configurações salvas.')).toBeVisible()
  },
})

const saved = Promise.withResolvers<void>()

export const DigitadoEnquantoSalva = meta.story({
  ...notPictured,
  name: 'O que se digita enquanto salva fica, para o próximo salvamento',
  args: {
    onSave: fn<HouseRulesFormProps['onSave']>()
      .mockImplementationOnce(() => saved.promise)
      .mockResolvedValue(undefined),
  },
  play: async ({ canvas, args }) => {
    await write(field(canvas, /^Prazo/), '{Backspace}3')
    await press(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await write(field(canvas, /^Taxa/), '{Backspace}{Backspace}25')
    saved.resolve()
    await expect(await canvas.findByText('Configurações salvas.')).toBeVisible()
    await expect(field(canvas, /^Taxa/)).toHaveValue('25')
    await press(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...initialSettings,
      least_notice_hours: 2,
      delivery_days: 3,
      late_fee_percent: 25,
    })
  },
})

export const Hospedagem = meta.story({
  name: 'O preço de renovar a hospedagem; um período fica sem oferta',
  args: {
    kept: ready(
      keptSettings({ settings: { ...initialSettings, hosting_3_months: 89, hosting_12_months: 249 } }),
    ),
  },
  play: async ({ canvas, args }) => {
    const six = field(canvas, /^Renovar por 6 meses/)
    await expect(field(canvas, /^Renovar por 3 meses/)).toHaveValue('R$ 89,00')
    await expect(six).toHaveValue('')
    await write(six, '149,9')
    await userEvent.clear(field(canvas, /^Renovar por 12 meses/))
    await press(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...initialSettings,
        hosting_3_months: 89,
        hosting_6_months: 149.9,
        hosting_12_months: null,
      }),
    )
  },
})

export const CaminhosMaisCurtos = meta.story({
  ...notPictured,
  name: 'Na véspera, os caminhos se encurtam sozinhos',
  play: async ({ canvas, args }) => {
    const choice = canvas.getByRole('combobox', { name: /^Encurtar caminhos/ })
    await expect(choice).toHaveValue('false')
    await userEvent.selectOptions(choice, 'Sozinho, na véspera')
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...initialSettings,
        least_notice_hours: 2,
        shorten_days: true,
      }),
    )
  },
})

export const SemLembretes = meta.story({
  ...notPictured,
  name: 'Desliga os lembretes',
  play: async ({ canvas, args }) => {
    const choose = (name: RegExp) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), 'Não enviar')
    await choose(/^Lembretes da visita/)
    await choose(/^Lembretes de ensaio sem data/)
    await choose(/^Avisos de hospedagem/)
    await choose(/^Resumo da semana/)
    await userEvent.click(save(canvas))
    const off = {
      visit_reminders: false,
      date_reminders: false,
      hosting_notices: false,
      weekly_digest: false,
    }
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...initialSettings, least_notice_hours: 2, ...off }),
    )
  },
})

export const DiasUteis = meta.story({
  name: 'Dias úteis, empresas pós-pagas, e limites próprios',
  play: async ({ canvas, args }) => {
    const choose = (name: RegExp, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
    await choose(/^Dias de entrega/, 'Dias úteis')
    await choose(/^Plano das novas/, 'Pós-pago: paga por fatura')
    await userEvent.clear(field(canvas, /tours por mês/))
    await userEvent.type(field(canvas, /tours por mês/), '10')
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...initialSettings,
        least_notice_hours: 2,
        delivery_working_days: true,
        default_plan: 2,
        lead_tours: 10,
      }),
    )
  },
})

export const Milhares = meta.story({
  ...notPictured,
  name: 'Um número com ponto de milhar',
  play: async ({ canvas, args }) => {
    await write(field(canvas, /tours por mês/), '1.500')
    await write(field(canvas, /área em m²/), '1.000')
    await press(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...initialSettings,
        least_notice_hours: 2,
        lead_tours: 1500,
        lead_area: 1000,
      }),
    )
  },
})

export const ForaDosLimites = meta.story({
  name: 'Fora dos limites: cada campo diz o seu',
  play: async ({ canvas, args }) => {
    const typed: [RegExp, string, string][] = [
      [/^Antecedência/, '', 'Informe a antecedência, em horas.'],
      [/^Agenda aberta/, '3', 'Use um número inteiro de 7 a 365.'],
      [/^Prazo/, '2,5', 'Use um número inteiro de 1 a 60.'],
      [/^Em cima da hora/, '200', 'Use um número inteiro de 0 a 168.'],
      [/^Taxa/, '101', 'Use um número inteiro de 0 a 100.'],
    ]
    for (const [name, text] of typed) {
      await userEvent.clear(field(canvas, name))
      if (text) await userEvent.type(field(canvas, name), text)
    }
    await userEvent.click(save(canvas))
    for (const [name, text, message] of typed) {
      await waitFor(() => expect(field(canvas, name)).toHaveAccessibleDescription(new RegExp(message)))
      await expect(field(canvas, name)).toHaveValue(text)
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  args: { kept: ready(keptSettings({ changed: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Última mudança/)).toBeNull()
  },
})

export const Esperando = meta.story({ args: { kept: waiting } })

export const Atualizando = meta.story({
  args: { kept: refreshing(keptSettings()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { kept: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, e o que foi digitado fica',
  render: function Adopter(args) {
    const [kept, retry, replace] = useRemote((signal) => client.settings.get(signal), [])
    return (
      <HouseRulesForm
        {...args}
        kept={kept}
        onSave={async (settings) => replace(await client.settings.save(settings))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(saveSettings, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    const fee = await canvas.findByRole('textbox', { name: /^Taxa/ })
    await userEvent.clear(fee)
    await userEvent.type(fee, '50')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(fee).toHaveValue('50')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('Configurações salvas.')).toBeVisible()
    await expect(fee).toHaveValue('50')
  },
})
