import { createClient } from '@ensaio/client'
import { acceptLead, Failure } from '@ensaio/domain'
import { leadDetail, now, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
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
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual([
      ...['CNPJ', 'Cidade', 'Funcionários', 'Tours por mês', 'Maior área', 'Desde'],
      ...['Nome', 'Telefone', 'E-mail'],
    ])
    await hasAttributes(canvas.getByRole('link', { name: '(11) 98765-1234' }), {
      href: 'tel:+5511987651234',
      target: '_blank',
    })
    for (const name of ['Decisão', 'Contato', 'Mensagens'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
    await expect(canvas.queryByText(/^Este CNPJ já é|já é de alguém/)).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Mensagens enviadas' })).toBeNull()
  },
})

export const SemVolume = meta.story({
  name: 'Sem CNPJ, volume nem área',
  args: {
    lead: ready(leadDetail({ identification: null, tours_per_month: null, largest_area: null })),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Cidade', 'Funcionários', 'Desde', 'Nome', 'Telefone', 'E-mail'])
  },
})

export const Aceitar = meta.story({
  name: 'Aceitar pelo teclado: o que a empresa contou já está preenchido',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Aceitar empresa' }))
    let dialog = within(await screen.findByRole('dialog', { name: 'Aceitar Grupo Serra Azul' }))
    await expect(dialog.getByRole('textbox', { name: /CNPJ/ })).toHaveValue('45.997.418/0001-53')
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onAccept).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Aceitar empresa' }))
    dialog = within(await screen.findByRole('dialog', { name: 'Aceitar Grupo Serra Azul' }))
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /Plano/ }),
      'Pós-pago: paga por fatura',
    )
    await press(dialog.getByRole('button', { name: 'Aceitar e convidar' }))
    await waitFor(() =>
      calledOnce(args.onAccept, {
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
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^A empresa sai da fila/)
    await hasAttributes(dialog.getByRole('textbox', { name: 'Motivo' }), {
      maxlength: '500',
      'aria-required': 'true',
    })
    const tells = dialog.getByRole('checkbox', { name: 'Avisar Renata Couto por e-mail' })
    await expect(tells).toBeChecked()
    await expect(tells).toHaveAccessibleDescription(/Obrigado pelo interesse/)
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar empresa' }))
    const reason = dialog.getByRole('textbox', { name: /Motivo/ })
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Conte o motivo\./))
    await expect(args.onRefuse).not.toHaveBeenCalled()
    await userEvent.type(reason, ' Fora da nossa área ')
    await userEvent.click(tells)
    await expect(tells).toHaveAccessibleDescription('Ninguém recebe mensagem.')
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar empresa' }))
    await waitFor(() => calledOnce(args.onRefuse, { reason: 'Fora da nossa área', tells: false }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onAccept).not.toHaveBeenCalled()
  },
})

export const PerguntaAntesDeRecusar = meta.story({
  name: 'A pergunta, antes de recusar; o motivo é só da equipe',
  args: { onRefuse: fn<LeadSheetProps['onRefuse']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recusar Grupo Serra Azul?' }))
    await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription(
      'Só a equipe lê este texto.',
    )
    await userEvent.type(dialog.getByRole('textbox'), 'Fora da nossa área')
    const refuse = dialog.getByRole('button', { name: 'Recusar empresa' })
    await userEvent.dblClick(refuse)
    await waitFor(() => expect(refuse).toHaveAttribute('aria-busy', 'true'))
    await calledOnce(args.onRefuse, { reason: 'Fora da nossa área', tells: true })
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
    const links = canvas.getAllByRole('link', { name: 'Abrir Prisma Imóveis' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/companies/2', '#/companies/2'])
  },
})

export const DaNossaEquipe = meta.story({
  name: 'O e-mail é de alguém da nossa equipe',
  args: { lead: ready(leadDetail({ known_email: { company_id: null, company: null } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/já é de alguém da nossa equipe/)).toBeVisible()
    await expect(canvas.queryByText(/^Este CNPJ já é/)).toBeNull()
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
    await expect(canvas.queryByText('Nenhuma mensagem enviada ainda.')).toBeNull()
    await expect(canvas.getByText(/^Podemos ligar amanhã/)).toHaveTextContent('Podemos ligar amanhã? Às 10h.')
    await expect(canvas.queryByText(/^Motivo/)).toBeNull()
    for (const name of ['Aceitar empresa', 'Recusar'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
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
    await expect(
      canvas.getByText('Ganhou acesso pelo pré-cadastro, sem análise, 18 de novembro, 11h20.'),
    ).toBeVisible()
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
    await expect(canvas.queryByRole('link', { name: 'Abrir a empresa' })).toBeNull()
  },
})

export const RecusadaHaTempos = meta.story({
  name: 'Recusada há tempos: não se sabe por quem, nem quando',
  args: { lead: ready(leadDetail({ state: 'declined', decision: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recusada.')).toBeVisible()
    await expect(canvas.queryByText(/^Motivo/)).toBeNull()
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
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar este pré-cadastro')).toBeVisible()
    await expect(canvas.getByText('Este pré-cadastro não foi encontrado.')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
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
