import { staffHostingCalls } from '@ensaio/client'
import { HostingList, wallClock } from '@ensaio/domain'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import { CsvButton, Heading, HostingTable, Row, Stack, saveFile, useHouseZone, useRemote } from '@ensaio/ui'
import * as v from 'valibot'
import { useTextAndPage } from '../text-and-page.ts'

const asks = { staffHosting: staffHostingCalls }

/** `/hosting`: "Hospedagem", the tours that are about to go offline or have; list, search and page are in the address (rule hosting-list). */
export function HostingPage() {
  const client = useClient(asks)
  const today = wallClock(useNow(), useHouseZone()).date
  const { text, page, state, show } = useTextAndPage()
  const list = v.is(HostingList, state) ? state : 'ending'
  const [hostings, retry] = useRemote(
    (signal) => client.staffHosting.list(list, { text, page }, signal),
    [client, list, text, page],
    { keepsOther: true },
  )
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Hospedagem" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Hospedagem</Heading>
        <CsvButton
          of="Hospedagem"
          onDownload={async (share, signal) =>
            saveFile(await client.staffHosting.exportList(list, text, share, signal))
          }
        />
      </Row>
      <HostingTable
        hostings={hostings}
        today={today}
        list={list}
        onList={(situacao) => show({ situacao })}
        text={text}
        onSearch={(busca) => show({ busca })}
        page={page}
        onPage={(pagina) => show({ pagina: String(pagina) })}
        hrefOf={(id) => `/sessions/${id}`}
        onRetry={retry}
      />
    </Stack>
  )
}
