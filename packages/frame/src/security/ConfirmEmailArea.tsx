import { securityCalls } from '@ensaio/client'
import { ConfirmEmail } from '@ensaio/ui'
import { useParams } from 'react-router-dom'
import { useClient } from '../app-context.ts'
import { useAccount } from '../login/account-context.ts'

const asks = { security: securityCalls }

/** The page that the link to a new mailbox opens, signed in or not (rule email-change). */
export function ConfirmEmailArea() {
  const client = useClient(asks)
  const { token = '' } = useParams()
  const loadUser = useAccount((state) => state.loadUser)
  return (
    <ConfirmEmail
      homeHref="/profile/security"
      onConfirm={async () => {
        const { email } = await client.security.confirmEmail(token)
        await loadUser()
        return email
      }}
    />
  )
}
