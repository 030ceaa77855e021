import { teamCalls } from '@ensaio/client'
import { PageTitle, useClient, useComingBack, useNow } from '@ensaio/frame'
import { CsvButton, Heading, Row, Stack, saveFile, TeamList, useRemote, useToast } from '@ensaio/ui'

const asks = { team: teamCalls }

/** `/team`: the people of the office and their roles. */
export function TeamPage() {
  const { team } = useClient(asks)
  const now = useNow()
  const { say } = useToast()
  const [people, retry, replace] = useRemote((signal) => team.list(signal), [team])
  useComingBack(retry)
  return (
    <Stack gap={24}>
      <PageTitle of="Equipe" area="Equipe" />
      <Row justify="space-between">
        <Heading level={1}>Equipe</Heading>
        <CsvButton
          of="Equipe"
          onDownload={async (share, signal) => saveFile(await team.exportList(share, signal))}
        />
      </Row>
      <TeamList
        people={people}
        now={now}
        onAdd={async (person) => {
          replace(await team.add(person))
          say(`Convite enviado para ${person.email}.`)
        }}
        onChange={async (id, change) => replace(await team.change(id, change))}
        onInvite={async ({ id, email }) => {
          await team.inviteAgain(id)
          say(`Convite enviado para ${email}.`)
        }}
        onSignOut={async ({ id, name }) => {
          await team.signOut(id)
          say(`${name} precisa entrar novamente.`)
        }}
        onCorrectEmail={async ({ id }, newEmail) => {
          await team.correctEmail(id, newEmail)
          say(`Convite enviado para ${newEmail}.`)
          await retry()
        }}
        onResetSecondStep={async ({ id, name }) => {
          replace(await team.resetSecondStep(id))
          say(`${name} entra agora só com a senha.`)
        }}
        onRetry={retry}
      />
    </Stack>
  )
}
