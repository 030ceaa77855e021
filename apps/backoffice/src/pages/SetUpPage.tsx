import { installationCalls } from '@ensaio/client'
import { PageTitle, Redirect, useAccount, useClient, userOf } from '@ensaio/frame'
import { Await, FirstAdministratorForm, Page, Skeleton, TopBar, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'

const asks = { installation: installationCalls }

/** `/setup/{token}`: the first administrator of an installation (rule set-up-link); the first run follows. */
export function SetUpPage() {
  const { token = '' } = useParams()
  const { installation } = useClient(asks)
  const user = useAccount(userOf)
  const loadUser = useAccount((state) => state.loadUser)
  const [link, retry] = useRemote((signal) => installation.check(token, signal), [installation, token])
  if (user) return <Redirect to="/first-steps" />
  return (
    <>
      <PageTitle of="Primeira conta" area="Equipe" />
      <TopBar user={null} links={[]} homeHref="/" onSignOut={async () => undefined} />
      <Page as="main" id="conteudo" tabIndex={-1} narrow>
        <Await
          remote={link}
          waiting={<Skeleton height="420px" />}
          onRetry={retry}
          failureTitle="Este link não abriu"
          whole
        >
          {() => (
            <FirstAdministratorForm
              onCreate={async (person) => {
                await installation.create(token, person)
                await loadUser()
              }}
            />
          )}
        </Await>
      </Page>
    </>
  )
}
