import { preparationCalls } from '@ensaio/client'
import { Failure, type KeptPreparation, type PreparationList } from '@ensaio/domain'
import { PageTitle, useClient } from '@ensaio/frame'
import { PreparationEditor, PreparationLists, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'

const asks = { preparations: preparationCalls }

const listHref = '/settings/preparation'

/** `/settings/preparation`: what to do before a visit, by kind of property. */
export function PreparationListsPage() {
  const client = useClient(asks)
  const [lists, retry] = useRemote((signal) => client.preparations.list(signal), [client])
  return (
    <>
      <PageTitle of="Preparo da visita" area="Equipe" />
      <PreparationLists lists={lists} hrefOf={(list) => `${listHref}/${list}`} onRetry={retry} />
    </>
  )
}

function listOf(lists: readonly KeptPreparation[], list: string | undefined): KeptPreparation {
  const found = lists.find((one) => one.list === list)
  if (!found) throw new Failure('not_found', 'Esta lista não existe.')
  return found
}

/** `/settings/preparation/{list}`: the lines of one list. */
export function PreparationPage() {
  const { list } = useParams()
  return <Preparation key={list} list={list} />
}

function Preparation({ list }: { list: string | undefined }) {
  const client = useClient(asks)
  const [preparation, retry, replace] = useRemote(
    async (signal) => listOf(await client.preparations.list(signal), list),
    [client, list],
  )
  return (
    <>
      <PageTitle of="Lista de preparo" area="Equipe" />
      <PreparationEditor
        preparation={preparation}
        listHref={listHref}
        onSave={async (form) => replace(listOf(await client.preparations.save(form), list))}
        onReset={async () => replace(listOf(await client.preparations.reset(list as PreparationList), list))}
        onRetry={retry}
      />
    </>
  )
}
