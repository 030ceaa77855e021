import { LinkProvider } from '@ensaio/ui'
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { AppContext, type AppTools } from './app-context.ts'
import { Ready } from './first-view/ready.ts'
import { AccountContext } from './login/account-context.ts'
import { MagicLink, type MagicLinkProps } from './login/MagicLink.tsx'
import { SignInAgain } from './login/SignInAgain.tsx'
import { FocusMain } from './navigation/FocusMain.tsx'
import { RouterLink } from './navigation/RouterLink.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { Waiting } from './Waiting.tsx'

/** The providers around every app's routes: account, router links, loading and error pages, magic links, the dialog to sign in again. */
export function AppFrame(
  props: MagicLinkProps & {
    store: ComponentProps<typeof AccountContext>['value']
    tools: AppTools
    /** The app's routes. */
    children: ReactNode
  },
) {
  const { store } = props
  useEffect(() => store?.getState().followSignOuts(), [store])
  return (
    <AppContext value={props.tools}>
      <AccountContext value={store}>
        <LinkProvider link={RouterLink}>
          <OfflineNotice />
          <MagicLink homeOf={props.homeOf} recoverPath={props.recoverPath} />
          <PageBoundary>
            <Suspense fallback={<Waiting />}>
              {props.children}
              <FocusMain />
              <Ready />
            </Suspense>
          </PageBoundary>
          <SignInAgain />
        </LinkProvider>
      </AccountContext>
    </AppContext>
  )
}
