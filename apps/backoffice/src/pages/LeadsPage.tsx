import { leadCalls } from '@ensaio/client'
import { Failure } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import {
  CsvButton,
  Heading,
  LeadSheet,
  LeadTable,
  Row,
  Stack,
  saveFile,
  TextLink,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useTools } from '../store/backoffice-context.ts'
import { useTextAndPage } from './text-and-page.ts'

const asks = { leads: leadCalls }

/** `/leads`: "Novos clientes", the pre-registered companies; search and page are in the address. */
export function LeadsPage() {
  const client = useClient(asks)
  const now = useNow()
  const { text, page, show } = useTextAndPage()
  const [leads, retry] = useRemote(
    (signal) => client.leads.search(text, page, signal),
    [client, text, page],
    {
      keepsOther: true,
    },
  )
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Novos clientes" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Novos clientes</Heading>
        <CsvButton
          of="Novos clientes"
          onDownload={async (share, signal) => saveFile(await client.leads.exportList(text, share, signal))}
        />
      </Row>
      <LeadTable
        leads={leads}
        now={now}
        text={text}
        onSearch={(busca) => show({ busca })}
        page={page}
        onPage={(pagina) => show({ pagina: String(pagina) })}
        hrefOf={(id) => `/leads/${id}`}
        onRetry={retry}
      />
    </Stack>
  )
}

/** `/leads/{id}`: one pre-registered company, and the decision about it (rule lead-decided-once). */
export function LeadPage() {
  const id = Number(useParams().id)
  return <Lead key={id} id={id} />
}

function Lead({ id }: { id: number }) {
  const client = useClient(asks)
  const now = useNow()
  const { attempt } = useTools()
  const { say } = useToast()
  const [lead, retry, replace] = useRemote((signal) => client.leads.get(id, signal), [client, id])
  // When a colleague was faster, the dialog says who, and the page behind it shows the decision.
  const showDecision = (reason: unknown): never => {
    if (reason instanceof Failure && reason.code === 'transition_refused') void retry()
    throw reason
  }
  return (
    <Stack gap={24}>
      <PageTitle of="Novo cliente" area="Equipe" />
      <div>
        <TextLink href="/leads">Todos os novos clientes</TextLink>
      </div>
      <LeadSheet
        lead={lead}
        now={now}
        onAccept={async (company) => {
          replace(await client.leads.accept(id, company).catch(showDecision))
          say(`Convite enviado para ${company.contact.email}.`)
        }}
        onAnswer={async (answer) =>
          replace(await attempt(`lead-${id}`, answer, (key) => client.leads.answer(id, answer, key)))
        }
        onRefuse={async (refusal) => replace(await client.leads.decline(id, refusal).catch(showDecision))}
        companyHref={(companyId) => `/companies/${companyId}`}
        onRetry={retry}
      />
    </Stack>
  )
}
