import { centsOf, formatCents, type User } from '@ensaio/domain'
import { LogOut, Menu, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FindButton } from './FindButton.tsx'
import { type BarLink, PlaceLinks } from './PlaceLinks.tsx'
import { Account, CompanyName, Credit, Disclosing, Panel, PhoneOnly } from './TopBar.styles.ts'
import { useDisclosed } from './useDisclosed.ts'

/** The navigation, the credit and the sign-out button: in line on a desktop, behind a menu button on a phone. */
export function AccountMenu(props: {
  user: User
  links: readonly BarLink[]
  onFind: (() => void) | undefined
  onSignOut: () => Promise<unknown>
}) {
  const { user, links, onFind } = props
  const { open, setOpen, opener, box } = useDisclosed()
  const panelId = useId()
  const Icon = open ? X : Menu

  return (
    <Disclosing {...box}>
      {onFind && <FindButton onFind={onFind} />}
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
        <PlaceLinks links={links} onChoose={() => setOpen(false)} />
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
