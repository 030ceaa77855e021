import type { User } from '@ensaio/domain'
import { Button, Dialog } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from './account-context.ts'

/** What the link of an app leads to. */
export type MagicLinkProps = {
  /** Where somebody who came by a link lands. */
  homeOf: (user: User) => string
  /** Where another link is asked for. */
  recoverPath: string
}

/**
 * Follows the magic link that an app was opened with (`?magictoken=…`): the token leaves the address before anything is
 * asked, and the person lands where the app says: its first access, or a new password.
 */
export function MagicLink({ homeOf, recoverPath }: MagicLinkProps) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const followMagicLink = useAccount((state) => state.followMagicLink)
  const [isSpent, setSpent] = useState(false)
  const token = new URLSearchParams(search).get('magictoken')

  useEffect(() => {
    if (token === null) return
    const query = new URLSearchParams(search)
    query.delete('magictoken')
    navigate({ pathname, search: query.toString() }, { replace: true })
    followMagicLink(token).then(
      (user) => navigate(user ? homeOf(user) : '/login', { replace: true }),
      () => setSpent(true),
    )
  }, [token, search, pathname, navigate, followMagicLink, homeOf])

  return (
    <Dialog
      open={isSpent}
      onClose={() => setSpent(false)}
      role="alertdialog"
      title="Este link não vale mais"
      description="Cada link funciona uma vez e por pouco tempo. Peça outro e abra o mais recente."
      actions={
        <>
          <Button
            variant="primary"
            onPress={() => {
              setSpent(false)
              navigate(recoverPath)
            }}
          >
            Pedir outro link
          </Button>
          <Button onPress={() => setSpent(false)}>Fechar</Button>
        </>
      }
    />
  )
}
