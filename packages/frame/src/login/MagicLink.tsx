import type { User } from '@ensaio/domain'
import { Button, Dialog, failureMessage } from '@ensaio/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSpentLink } from './account.ts'
import { useAccount } from './account-context.ts'

/** Where an app's magic links lead. */
export type MagicLinkProps = {
  /** The page that opens after a valid link. */
  homeOf: (user: User) => string
  /** The page that requests another link. */
  recoverPath: string
}

/** A link that did not open. */
interface Problem {
  token: string
  reason: unknown
  /** Did it fail again after "Tentar novamente"? */
  isRepeated: boolean
}

/**
 * Follows the magic link that opened an app (`?magictoken=…`): removes the token from the address before any
 * request, then opens the page that the app chooses: its first access, or a new password.
 * Without an answer about the link itself, the same link can be opened again.
 */
export function MagicLink({ homeOf, recoverPath }: MagicLinkProps) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const followMagicLink = useAccount((state) => state.followMagicLink)
  const [problem, setProblem] = useState<Problem | null>(null)
  const token = new URLSearchParams(search).get('magictoken')

  const open = useCallback(
    async (opened: string) => {
      const user = await followMagicLink(opened)
      // The code is asked on the login page, and what a link is for comes after it.
      if (user === 'code-needed')
        return navigate('/login', { replace: true, state: { from: '/profile/password' } })
      return navigate(user ? homeOf(user) : '/login', { replace: true })
    },
    [followMagicLink, navigate, homeOf],
  )

  useEffect(() => {
    if (token === null) return
    const query = new URLSearchParams(search)
    query.delete('magictoken')
    navigate({ pathname, search: query.toString() }, { replace: true })
    open(token).catch((reason) => setProblem({ token, reason, isRepeated: false }))
  }, [token, search, pathname, navigate, open])

  async function openAgain(opened: string) {
    try {
      await open(opened)
      setProblem(null)
    } catch (reason) {
      setProblem({ token: opened, reason, isRepeated: true })
      // The dialog tells the failure of a press itself.
      if (!isSpentLink(reason)) throw reason
    }
  }

  const isSpent = problem !== null && isSpentLink(problem.reason)
  const close = () => setProblem(null)
  return (
    <>
      <Dialog
        open={problem !== null && !isSpent}
        onClose={close}
        role="alertdialog"
        title="Não foi possível abrir o link"
        description={problem?.isRepeated ? undefined : failureMessage(problem?.reason)}
        actions={
          <>
            <Button variant="primary" onPress={() => problem && openAgain(problem.token)}>
              Tentar novamente
            </Button>
            <Button onPress={close}>Fechar</Button>
          </>
        }
      />
      <Dialog
        open={isSpent}
        onClose={close}
        role="alertdialog"
        title="Este link não vale mais"
        description="Cada link funciona uma vez e por pouco tempo. Peça outro e abra o mais recente."
        actions={
          <>
            <Button
              variant="primary"
              onPress={() => {
                close()
                navigate(recoverPath)
              }}
            >
              Pedir outro link
            </Button>
            <Button onPress={close}>Fechar</Button>
          </>
        }
      />
    </>
  )
}
