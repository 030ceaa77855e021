import { Button, Dialog } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortal } from '../store/portal-context.ts'

/**
 * Follows the magic link that the portal was opened with (`?magictoken=…`, spec §2): the token leaves the address before anything is
 * asked, and the person lands where a new password is set, or at the first access.
 */
export function MagicLink() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const followMagicLink = usePortal((state) => state.followMagicLink)
  const [isSpent, setSpent] = useState(false)
  const token = new URLSearchParams(search).get('magictoken')

  useEffect(() => {
    if (token === null) return
    const query = new URLSearchParams(search)
    query.delete('magictoken')
    navigate({ pathname, search: query.toString() }, { replace: true })
    followMagicLink(token).then(
      (user) =>
        navigate(user?.first_login ? '/onboard' : user ? '/profile/password' : '/login', { replace: true }),
      () => setSpent(true),
    )
  }, [token, search, pathname, navigate, followMagicLink])

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
              navigate('/login/recover')
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
