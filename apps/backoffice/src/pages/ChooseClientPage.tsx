import { companyCalls } from '@ensaio/client'
import { PageTitle, useClient } from '@ensaio/frame'
import { CompanyTable, Heading, Stack, Text, TextLink, useRemote } from '@ensaio/ui'
import { useTextAndPage } from './text-and-page.ts'

const asks = { companies: companyCalls }

/** `/order`: the search for the company that staff order for; search and page are in the address. */
export function ChooseClientPage() {
  const client = useClient(asks)
  const { text, page, show } = useTextAndPage()
  const [companies, retry] = useRemote(
    (signal) => client.companies.search(text, page, signal),
    [client, text, page],
    { keepsOther: true },
  )
  return (
    <Stack gap={24}>
      <PageTitle of="Pedir para um cliente" area="Equipe" />
      <div>
        <TextLink href="/">Todos os ensaios</TextLink>
      </div>
      <Stack gap={8}>
        <Heading level={1}>Pedir para um cliente</Heading>
        <Text soft>Escolha para quem é o pedido.</Text>
      </Stack>
      <CompanyTable
        companies={companies}
        text={text}
        onSearch={(busca) => show({ busca })}
        page={page}
        onPage={(pagina) => show({ pagina: String(pagina) })}
        hrefOf={(id) => `/companies/${id}/order`}
        onRetry={retry}
      />
    </Stack>
  )
}
