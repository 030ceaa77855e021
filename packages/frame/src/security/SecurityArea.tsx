import { securityCalls } from '@ensaio/client'
import {
  EmailCard,
  Heading,
  LoginList,
  OwnDataCard,
  SecondStepCard,
  Stack,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { useClient, useNow } from '../app-context.ts'
import { userOf } from '../login/account.ts'
import { useAccount } from '../login/account-context.ts'

const asks = { security: securityCalls }

/** "Segurança" of one's own account: two-step sign-in, name, number and address, and where one is signed in. */
export function SecurityArea() {
  const client = useClient(asks)
  const now = useNow()
  const { say } = useToast()
  const user = useAccount(userOf)
  const loadUser = useAccount((state) => state.loadUser)
  const [known, retry, replace] = useRemote((signal) => client.security.get(signal), [client])
  return (
    <Stack gap={24}>
      <Heading level={1}>Segurança</Heading>
      <SecondStepCard
        security={known}
        onStart={client.security.start}
        onConfirm={async (code) => {
          const codes = await client.security.confirm(code)
          // Without awaiting them: the codes are shown only once, whatever happens to these answers.
          void retry()
          void loadUser()
          return codes
        }}
        onRenew={async (password) => {
          const codes = await client.security.renewCodes(password)
          void retry()
          return codes
        }}
        onTurnOff={async (password) => {
          await client.security.turnOff(password)
          say('Verificação em duas etapas desligada.')
          await retry()
        }}
        onRetry={retry}
      />
      {/* The server refuses changes of one's own data until a required second step is on (rule required-second-step). */}
      {user && !user.needs_second_step && (
        <>
          <OwnDataCard
            name={user.name}
            phone={user.phone}
            needsPhone={user.scope === 'provider'}
            onSave={async (data) => {
              await client.security.saveData(data)
              await loadUser()
            }}
          />
          <EmailCard email={user.email} onChange={client.security.changeEmail} />
        </>
      )}
      <LoginList
        security={known}
        now={now}
        onEnd={async (id) => replace(await client.security.endLogin(id))}
        onEndOthers={async () => replace(await client.security.endOtherLogins())}
        onRetry={retry}
      />
    </Stack>
  )
}
