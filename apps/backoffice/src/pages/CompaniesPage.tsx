import { companyCalls } from '@ensaio/client'
import { hasRight } from '@ensaio/domain'
import { PageTitle, useAccount, useClient, useComingBack, useNow, userOf } from '@ensaio/frame'
import {
  CompanyMerge,
  CompanySheet,
  CompanyTable,
  CsvButton,
  Heading,
  PaymentList,
  Row,
  Stack,
  saveFile,
  TextLink,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { Fragment, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTools } from '../store/backoffice-context.ts'
import { CompanyStatements } from './StatementsPage.tsx'
import { useTextAndPage } from './text-and-page.ts'

const asks = { companies: companyCalls }

/** `/companies`: the client companies; search and page are in the address. */
export function CompaniesPage() {
  const client = useClient(asks)
  const { text, page, show } = useTextAndPage()
  const navigate = useNavigate()
  const { say } = useToast()
  const user = useAccount(userOf)
  const [companies, retry] = useRemote(
    (signal) => client.companies.search(text, page, signal),
    [client, text, page],
    { keepsOther: true },
  )
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Clientes" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Clientes</Heading>
        <Row gap={16}>
          {hasRight(user, 'sales') && <TextLink href="/companies/import">Importar de uma planilha</TextLink>}
          <CsvButton
            of="Clientes"
            onDownload={async (share, signal) =>
              saveFile(await client.companies.exportList(text, share, signal))
            }
          />
        </Row>
      </Row>
      <CompanyTable
        companies={companies}
        text={text}
        onSearch={(busca) => show({ busca })}
        page={page}
        onPage={(pagina) => show({ pagina: String(pagina) })}
        {...(hasRight(user, 'sales') && {
          onAdd: async (company) => {
            const { id } = await client.companies.add(company)
            say(`Convite enviado para ${company.contact.email}.`)
            navigate(`/companies/${id}`)
          },
        })}
        hrefOf={(id) => `/companies/${id}`}
        onRetry={retry}
      />
    </Stack>
  )
}

/** `/companies/{id}`: one client, their people and their credit. */
export function CompanyPage() {
  const id = Number(useParams().id)
  return <Company key={id} id={id} />
}

function Company({ id }: { id: number }) {
  const client = useClient(asks)
  const now = useNow()
  const [merging, setMerging] = useState(false)
  const [merges, setMerges] = useState(0)
  const { attempt } = useTools()
  const { say } = useToast()
  const user = useAccount(userOf)
  const [company, retry, replace] = useRemote((signal) => client.companies.get(id, signal), [client, id])
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Cliente" area="Equipe" />
      <Row justify="space-between">
        <TextLink href="/companies">Todos os clientes</TextLink>
        <CsvButton
          of="Pessoas"
          onDownload={async (share, signal) =>
            saveFile(await client.companies.exportPeople(id, share, signal))
          }
        />
      </Row>
      <CompanySheet
        company={company}
        {...(hasRight(user, 'orders') && { orderHref: `/companies/${id}/order` })}
        {...(hasRight(user, 'sales') && {
          onMerge: () => setMerging(true),
          onChange: async (change) => replace(await client.companies.change(id, change)),
          onAddPerson: async (person) => {
            replace(await client.companies.addPerson(id, person))
            say(`Convite enviado para ${person.email}.`)
          },
          onChangePerson: async (personId, change) =>
            replace(await client.companies.changePerson(id, personId, change)),
          onSignPersonOut: async (person) => {
            await client.companies.signPersonOut(id, person.id)
            say(`${person.name} precisa entrar novamente.`)
          },
          onResetSecondStep: async (person) => {
            replace(await client.companies.resetSecondStep(id, person.id))
            say(`${person.name} entra agora só com a senha.`)
          },
        })}
        {...(hasRight(user, 'credit') && {
          onChangePlan: async (plan) => replace(await client.companies.changePlan(id, plan)),
          onAdjust: async (adjustment) =>
            replace(
              await attempt(`credit-${id}`, adjustment, (key) =>
                client.companies.adjustCredit(id, adjustment, key),
              ),
            ),
        })}
        onInvite={async (email) => {
          await client.companies.inviteAgain(email)
          say(`Convite enviado para ${email}.`)
        }}
        onCorrectEmail={async (email, newEmail) => {
          await client.companies.correctEmail(email, newEmail)
          say(`Convite enviado para ${newEmail}.`)
          await retry()
        }}
        onExport={async (share, signal) => saveFile(await client.companies.export(id, share, signal))}
        now={now}
        companyHref={(companyId) => `/companies/${companyId}`}
        sessionHref={(sessionId) => `/sessions/${sessionId}`}
        onRetry={retry}
      />
      {hasRight(user, 'credit') && (
        // Uniting companies moves months and payments here: they are asked for anew.
        <Fragment key={merges}>
          <CompanyStatements id={id} onPaid={retry} />
          <CompanyPayments id={id} onRefunded={retry} />
        </Fragment>
      )}
      {merging && company.state === 'ready' && (
        <CompanyMerge
          company={company.value}
          findCompanies={async (text, signal) => (await client.companies.search(text, 1, signal)).companies}
          findPreview={(otherId, signal) => client.companies.previewMerge(id, otherId, signal)}
          onMerge={async (merge) => {
            replace(await client.companies.merge(id, merge))
            setMerges(merges + 1)
            say('As empresas foram unidas.')
          }}
          onClose={() => setMerging(false)}
        />
      )}
    </Stack>
  )
}

/** What a client paid; a refund changes their balance, so the sheet above asks again. */
function CompanyPayments({ id, onRefunded }: { id: number; onRefunded: () => Promise<void> }) {
  const client = useClient(asks)
  const { attempt } = useTools()
  const [payments, retry, replace] = useRemote(
    (signal) => client.companies.payments(id, signal),
    [client, id],
  )
  useComingBack(retry)
  return (
    <PaymentList
      payments={payments}
      onExport={async (share, signal) => saveFile(await client.companies.exportPayments(id, share, signal))}
      onRefund={async ({ reference }, refund) => {
        replace(
          await attempt(`refund-${reference}`, refund, (key) =>
            client.companies.refund(id, reference, refund, key),
          ),
        )
        await onRefunded()
      }}
      onSettle={async (refundId, done) => {
        replace(await client.companies.settleRefund(id, refundId, done))
        await onRefunded()
      }}
      onRetry={retry}
    />
  )
}
