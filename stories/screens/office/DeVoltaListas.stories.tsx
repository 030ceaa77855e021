import {
  getCompany,
  getStatement,
  getStatus,
  getUser,
  listApiKeys,
  listCompanyPayments,
  listCompanyStatements,
  listHostings,
  listHouseKeys,
  listHouseWebhooks,
  listMonthlyStatements,
  listOpenStatements,
  listWebhooks,
  searchAudit,
  searchCompanies,
  searchLeads,
  searchMails,
  searchQueue,
  searchSessions,
} from '@ensaio/domain'
import {
  apiKey,
  auditEntry,
  auditPage,
  companyPage,
  hostingPage,
  lead,
  leadPage,
  listedHosting,
  mailPage,
  monthlyStatement,
  openStatements,
  operationStatus,
  outboxMail,
  queuedSession,
  queuePage,
  reply,
  sessionPage,
  sessionSummary,
  staffCompany,
  staffCompanyDetail,
  staffPayments,
  statement,
  user,
  webhook,
} from '@ensaio/mocks'
import { expect, waitFor, type within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { BackofficeAt } from '../BackofficeAt.tsx'
import { PortalAt } from '../PortalAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
/** Has somebody else changed what the page shows? */
let isChanged = false
const now = <Value,>(before: Value, after: Value) => (isChanged ? after : before)
const name = () => now('Antes', 'Depois')
const entries = () => statement().entries.map((entry) => ({ ...entry, description: name() }))

const meta = preview.meta({
  title: 'Telas/Equipe: de volta a uma lista',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/sessions' },
  parameters: { bare: true, ...notPictured.parameters },
  beforeEach({ msw }) {
    isChanged = false
    msw.use(
      reply(getUser, admin),
      reply(searchQueue, () => queuePage('all', { sessions: [queuedSession({ client_code: name() })] })),
      reply(searchLeads, () => leadPage({ leads: [lead({ company: name() })] })),
      reply(searchCompanies, () => companyPage({ companies: [staffCompany({ name: name() })] })),
      reply(searchMails, () => mailPage({ mails: [outboxMail({ subject: name() })] })),
      reply(searchAudit, () => auditPage({ entries: [auditEntry({ text: name() })] })),
      reply(getStatus, () => operationStatus({ version: name() })),
      reply(listHostings, () =>
        hostingPage({ hostings: [listedHosting({ client: { id: 1, name: name() } })] }),
      ),
      reply(listOpenStatements, () =>
        openStatements().map((one) => ({ ...one, company: { id: 1, name: name() } })),
      ),
      reply(listHouseKeys, () => [apiKey({ name: name() })]),
      reply(listHouseWebhooks, () => [webhook({ url: `https://${name()}.com.br/` })]),
    )
  },
})

function comeBack() {
  isChanged = true
  window.dispatchEvent(new Event('focus'))
}

type Canvas = Pick<ReturnType<typeof within>, 'findAllByText' | 'queryByText'>

/** Quem volta à aba vê o que os outros fizeram. */
async function showsWhatChanged(canvas: Canvas, before: RegExp = /Antes/, after: RegExp = /Depois/) {
  await canvas.findAllByText(before)
  comeBack()
  await canvas.findAllByText(after)
  await waitFor(() => expect(canvas.queryByText(before)).toBeNull())
}

export const Ensaios = meta.story({ play: ({ canvas }) => showsWhatChanged(canvas) })

export const NovosClientes = meta.story({
  name: 'Novos clientes',
  args: { path: '/leads' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const Clientes = meta.story({
  args: { path: '/companies' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const UmCliente = meta.story({
  name: 'Um cliente: crédito, fechamentos e pagamentos',
  args: { path: '/companies/2' },
  beforeEach({ msw }) {
    msw.use(
      reply(getCompany, () => staffCompanyDetail({ name: name() })),
      reply(listCompanyStatements, () => [
        monthlyStatement({ month: now('2026-08', '2026-09'), closed_for: 'Vista Mar' }),
      ]),
      reply(listCompanyPayments, () =>
        staffPayments().map((one) => ({ ...one, description: now('Crédito de antes', 'Crédito de depois') })),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Crédito de antes')
    await canvas.findByText('Agosto de 2026')
    await showsWhatChanged(canvas, /^Antes$/, /^Depois$/)
    await canvas.findAllByText('Crédito de depois')
    await canvas.findByText('Setembro de 2026')
  },
})

export const Fechamentos = meta.story({
  args: { path: '/statements' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const CaixaDeSaida = meta.story({
  name: 'Caixa de saída',
  args: { path: '/outbox' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const Registro = meta.story({
  args: { path: '/audit' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const Situacao = meta.story({
  name: 'Situação',
  args: { path: '/status' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const Hospedagem = meta.story({
  args: { path: '/hosting' },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const Integracoes = meta.story({
  name: 'Integrações',
  args: { path: '/settings/systems' },
  play: async ({ canvas }) => {
    await canvas.findByText('https://Antes.com.br/')
    await showsWhatChanged(canvas, /^Antes$/, /^Depois$/)
    await canvas.findByText('https://Depois.com.br/')
  },
})

export const EnsaiosDaEmpresa = meta.story({
  name: 'Ensaios da empresa, no portal',
  render: () => <PortalAt path="/sessions" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(searchSessions, () =>
        sessionPage({ sessions: [sessionSummary({ client_code: name() })], next: [] }),
      ),
    )
  },
  play: ({ canvas }) => showsWhatChanged(canvas),
})

export const ExtratoDaEmpresa = meta.story({
  name: 'Extrato e fechamentos da empresa, no portal',
  render: () => <PortalAt path="/statement" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getStatement, () => statement({ balance: now(500, 101), entries: entries() })),
      reply(listMonthlyStatements, () => [monthlyStatement({ month: now('2026-08', '2026-09') })]),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Agosto de 2026')
    await showsWhatChanged(canvas)
    await canvas.findByText('Setembro de 2026')
  },
})

export const IntegracoesDaEmpresa = meta.story({
  name: 'Integrações da empresa, no portal',
  render: () => <PortalAt path="/profile/systems" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(listApiKeys, () => [apiKey({ name: name() })]),
      reply(listWebhooks, () => [webhook()]),
    )
  },
  play: ({ canvas }) => showsWhatChanged(canvas, /^Antes$/, /^Depois$/),
})
