import type { User } from '@ensaio/domain'
import { Button, Dialog } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from './account-context.ts'

/** Where an app's magic links lead. */
export type MagicLinkProps = {
  /** The page that opens after a valid link. */
  homeOf: (user: User) => string
  /** The page that requests another link. */
  recoverPath: string
}

/**
 * Follows the magic link that opened an app (`?magictoken=…`): removes the token from the address before any
 * request, then opens the page that the app chooses: its first access, or a new password.
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
      (user) => {
        // The code is asked on the login page, and what a link is for comes after it.
        if (user === 'code-needed')
          return navigate('/login', { replace: true, state: { from: '/profile/password' } })
        return navigate(user ? homeOf(user) : '/login', { replace: true })
      },
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
