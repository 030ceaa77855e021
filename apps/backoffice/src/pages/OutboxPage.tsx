import { mailCalls } from '@ensaio/client'
import { MailState } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import {
  CsvButton,
  Heading,
  LetterView,
  OutboxTable,
  Row,
  Stack,
  saveFile,
  TextLink,
  useRemote,
} from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { useTextAndPage } from './text-and-page.ts'

const asks = { mails: mailCalls }

/** `/outbox`: "Caixa de saída" (rule mail-outbox). */
export function OutboxPage() {
  const client = useClient(asks)
  const now = useNow()
  const { text, page, state, show } = useTextAndPage()
  const mailState = v.is(MailState, state) ? state : null
  const [mails, retry] = useRemote(
    (signal) => client.mails.search({ state: mailState ?? undefined, text, page }, signal),
    [client, mailState, text, page],
    { keepsOther: true },
  )
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Caixa de saída" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Caixa de saída</Heading>
        <CsvButton
          of="Caixa de saída"
          onDownload={async (share, signal) =>
            saveFile(await client.mails.exportList({ state: mailState ?? undefined, text }, share, signal))
          }
        />
      </Row>
      <OutboxTable
        mails={mails}
        now={now}
        mailState={mailState}
        onMailState={(situacao) => show({ situacao: situacao ?? '' })}
        text={text}
        onSearch={(busca) => show({ busca })}
        onClear={() => show({ busca: '', situacao: '' })}
        page={page}
        onPage={(pagina) => show({ pagina: String(pagina) })}
        hrefOf={(id) => `/outbox/${id}`}
        onRetry={retry}
      />
    </Stack>
  )
}

/** `/outbox/{id}`: one mail. */
export function LetterPage() {
  const id = Number(useParams().id)
  return <Letter key={id} id={id} />
}

function Letter({ id }: { id: number }) {
  const client = useClient(asks)
  const now = useNow()
  const [letter, retry, replace] = useRemote((signal) => client.mails.get(id, signal), [client, id])
  return (
    <Stack gap={24}>
      <PageTitle of="Mensagem" area="Equipe" />
      <div>
        <TextLink href="/outbox">Caixa de saída</TextLink>
      </div>
      <LetterView
        letter={letter}
        now={now}
        onSendAgain={async () => replace(await client.mails.retry(id))}
        hrefOf={(other) => `/outbox/${other}`}
        onRetry={retry}
      />
    </Stack>
  )
}
