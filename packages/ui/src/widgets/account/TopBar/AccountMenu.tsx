import { centsOf, formatCents, type User } from '@ensaio/domain'
import { LogOut, Menu, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { Account, CompanyName, Credit, Disclosing, Links, Panel, PhoneOnly, Places } from './TopBar.styles.ts'

/** A navigation link; `current` marks the page on screen. */
export type BarLink = { label: string; href: string; current?: boolean }

/** The navigation, the credit and the sign-out button: in line on a desktop, behind a menu button on a phone. */
export function AccountMenu(props: {
  user: User
  links: readonly BarLink[]
  onSignOut: () => Promise<unknown>
}) {
  const { user, links } = props
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const Link = useLink()
  const Icon = open ? X : Menu

  function closeByEsc(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    opener.current?.focus()
  }

  // Safari does not focus a pressed button, so a null target is ignored here and presses outside are observed separately.
  function closeWhenLeft(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    function closeByPressOutside(event: PointerEvent) {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeByPressOutside)
    return () => document.removeEventListener('pointerdown', closeByPressOutside)
  }, [open])

  return (
    <Disclosing ref={box} onKeyDown={closeByEsc} onBlur={closeWhenLeft}>
      <PhoneOnly>
        <Button
          ref={opener}
          variant="quiet"
          iconOnly
          icon={<Icon size={24} strokeWidth={1.75} aria-hidden="true" />}
          expanded={open}
          controls={panelId}
          onPress={() => setOpen(!open)}
        >
          Menu
        </Button>
      </PhoneOnly>
      <Panel id={panelId} $open={open}>
        <Links aria-label="Principal">
          <Places role="list">
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <Link href={href} aria-current={current ? 'page' : undefined} onClick={() => setOpen(false)}>
                  {label}
                </Link>
              </li>
            ))}
          </Places>
        </Links>
        <Account $whole={!user.client}>
          {!user.client && <CompanyName title={user.email}>{user.name}</CompanyName>}
          {user.client && (
            <>
              <CompanyName title={user.client.name}>{user.client.name}</CompanyName>
              <Credit>{`Créditos: ${formatCents(centsOf(user.client.credit.balance))}`}</Credit>
            </>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
            onPress={props.onSignOut}
          >
            Sair
          </Button>
        </Account>
      </Panel>
    </Disclosing>
  )
}
