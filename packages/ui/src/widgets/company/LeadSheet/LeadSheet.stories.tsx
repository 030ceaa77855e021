import { createClient } from '@ensaio/client'
import { acceptLead, Failure } from '@ensaio/domain'
import { leadDetail, now, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { LeadSheet, type LeadSheetProps } from './LeadSheet.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/LeadSheet',
  component: LeadSheet,
  args: {
    lead: ready(leadDetail()),
    now,
    onAccept: fn<LeadSheetProps['onAccept']>(async () => undefined),
    onAnswer: fn<LeadSheetProps['onAnswer']>(async () => undefined),
    onRefuse: fn<LeadSheetProps['onRefuse']>(async () => undefined),
    companyHref: (id: number) => `#/companies/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Um pré-cadastro como o escritório o vê: o que a empresa contou, a decisão e as mensagens para o contato. Aceitar cria a empresa e convida o contato; recusar guarda o motivo para a equipe. Um e-mail ou CNPJ que já existe é dito antes.',
      },
    },
  },
})

export const Aguardando = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Grupo Serra Azul')
    await expect(canvas.getByText('45.997.418/0001-53')).toBeVisible()
    await expect(canvas.getByText('1.800 m²')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'renata@serraazul.test' })).toHaveAttribute(
      'href',
      'mailto:renata@serraazul.test',
    )
    await expect(canvas.getByText('Nenhuma mensagem enviada ainda.')).toBeVisible()
  },
})

export const Aceitar = meta.story({
  name: 'Aceitar pelo teclado: o que a empresa contou já está preenchido',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Aceitar empresa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Aceitar Grupo Serra Azul' }))
    await expect(dialog.getByRole('textbox', { name: /CNPJ/ })).toHaveValue('45.997.418/0001-53')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /Plano/ }),
      'Pós-pago: paga por fatura',
    )
    await press(dialog.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() =>
      expect(args.onAccept).toHaveBeenCalledWith({
        name: 'Grupo Serra Azul',
        identification: '45997418000153',
        payment_plan: 2,
        contact: { name: 'Renata Couto', phone: '+5511987651234', email: 'renata@serraazul.test' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Recusar = meta.story({
  name: 'Recusar: um motivo para a equipe, e uma mensagem educada',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Grupo Serra Azul?' }))
    const tells = dialog.getByRole('checkbox', { name: 'Avisar Renata Couto por e-mail' })
    await expect(tells).toHaveAccessibleDescription(/Obrigado pelo interesse/)
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar empresa' }))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Conte o motivo\./))
    await expect(args.onRefuse).not.toHaveBeenCalled()
    await userEvent.type(reason, ' Fora da nossa área ')
    await userEvent.click(tells)
    await expect(tells).toHaveAccessibleDescription('Ninguém recebe mensagem.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar empresa' }))
    await waitFor(() =>
      expect(args.onRefuse).toHaveBeenCalledWith({ reason: 'Fora da nossa área', tells: false }),
    )
  },
})

export const Responder = meta.story({
  name: 'Responder por e-mail',
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: /Responder por e-mail/ })
    await press(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Escreva a mensagem\./))
    await write(text, ' Podemos ligar amanhã? ')
    await press(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ text: 'Podemos ligar amanhã?' }))
    await waitFor(() => expect(text).toHaveValue(''))
    await expect(screen.getByText('Mensagem enviada para renata@serraazul.test.')).toBeVisible()
  },
})

const known = { company_id: 2, company: 'Prisma Imóveis' }

export const JaConhecida = meta.story({
  name: 'E-mail e CNPJ que já existem são ditos antes',
  args: { lead: ready(leadDetail({ known_email: known, known_identification: known })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'O e-mail renata@serraazul.test já é de alguém da empresa Prisma Imóveis. Para aceitar, informe outro.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/Este CNPJ já é da empresa Prisma Imóveis/)).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: 'Abrir Prisma Imóveis' })
    await expect(link).toHaveAttribute('href', '#/companies/2')
  },
})

export const DaNossaEquipe = meta.story({
  name: 'O e-mail é de alguém da nossa equipe',
  args: { lead: ready(leadDetail({ known_email: { company_id: null, company: null } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/já é de alguém da nossa equipe/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Abrir/ })).toBeNull()
  },
})

export const Aceita = meta.story({
  args: {
    lead: ready(
      leadDetail({
        state: 'accepted',
        company_id: 9,
        decision: { by: 'Helena Prado', at: '2026-11-20T12:30:00.000Z', reason: null },
        mails: [
          { text: 'Podemos ligar amanhã?\nÀs 10h.', by: 'Helena Prado', at: '2026-11-19T12:30:00.000Z' },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aceita por Helena Prado, hoje, 09h30.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir a empresa' })).toHaveAttribute(
      'href',
      '#/companies/9',
    )
    await expect(canvas.getByText('Helena Prado, ontem, 09h30')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Aceitar empresa' })).toBeNull()
  },
})

export const SemAnalise = meta.story({
  name: 'Abaixo dos limites: ganhou acesso sem análise',
  args: {
    lead: ready(
      leadDetail({
        state: 'accepted',
        company_id: 2,
        decision: { by: null, at: '2026-11-18T14:20:00.000Z', reason: null },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ganhou acesso pelo pré-cadastro, sem análise/)).toBeVisible()
  },
})

export const Recusada = meta.story({
  args: {
    lead: ready(
      leadDetail({
        state: 'declined',
        decision: { by: 'Helena Prado', at: '2026-11-20T12:30:00.000Z', reason: 'Fora da nossa área.' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recusada por Helena Prado, hoje, 09h30.')).toBeVisible()
    await expect(canvas.getByText('Motivo: Fora da nossa área.')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nomes longos',
  ...onPhone,
  args: {
    lead: ready(
      leadDetail({
        company: 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais',
        name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
        email: 'maria.aparecida.conceicao.albuquerque@incorporadoravaledoparanapanema.demo.test',
        known_email: known,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { lead: waiting } })

export const Atualizando = meta.story({
  args: { lead: refreshing(leadDetail()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { lead: failed(new Failure('not_found', 'Este pré-cadastro não foi encontrado.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este pré-cadastro não foi encontrado.')).toBeVisible()
  },
})

const faster = 'Caio Brandão já recusou esta empresa.'

export const PelaRede = meta.story({
  name: 'Pela rede: alguém decidiu antes; depois a resposta e o aceite',
  render: function Adopter(args) {
    const [lead, retry, replace] = useRemote((signal) => client.leads.get(7, signal), [])
    return (
      <LeadSheet
        {...args}
        lead={lead}
        onAccept={async (company) => replace(await client.leads.accept(7, company))}
        onAnswer={async (answer) => replace(await client.leads.answer(7, answer, 'chave-de-uma-mensagem'))}
        onRefuse={async (refusal) => replace(await client.leads.decline(7, refusal))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(acceptLead, 'transition_refused', faster, { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Responder/ }), 'Podemos ligar?')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar mensagem' }))
    await expect(await canvas.findByText('Podemos ligar?', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Aceitar empresa' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar e convidar' }))
    await expect(await dialog.findByText(faster)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Aceitar e convidar' }))
    await expect(await canvas.findByText(/^Aceita por Helena Prado/)).toBeVisible()
  },
})
