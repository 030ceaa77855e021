import { accountCalls } from '@ensaio/client'
import {
  ConfirmEmailArea,
  PageTitle,
  Redirect,
  returnPath,
  useAccount,
  useClient,
  userOf,
} from '@ensaio/frame'
import { LoginForm, Page, RecoverDone, RecoverForm, TopBar } from '@ensaio/ui'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'

const asks = { account: accountCalls }

function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle of={title} area="Equipe" />
      <TopBar user={null} links={[]} homeHref="/" onSignOut={async () => undefined} />
      <Page as="main" id="conteudo" tabIndex={-1} narrow>
        {children}
      </Page>
    </>
  )
}

/** `/login` of the staff; a client's account is refused (rule staff-apart). */
export function LoginPage() {
  const user = useAccount(userOf)
  const login = useAccount((state) => state.login)
  const enterCode = useAccount((state) => state.enterCode)
  const isCodeNeeded = useAccount((state) => state.isCodeNeeded)
  const location = useLocation()
  if (user) return <Redirect to={user.first_login ? '/profile/password' : (returnPath(location) ?? '/')} />
  return (
    <LoginFrame title="Entrar">
      <LoginForm
        // A link may be followed while the page is open.
        key={isCodeNeeded ? 'code' : 'password'}
        onLogin={login}
        onCode={enterCode}
        asksCode={isCodeNeeded}
        recoverHref="/login/recover"
      />
    </LoginFrame>
  )
}

/** `/login/recover`: a link to set a new password, by mail. */
export function RecoverPage() {
  const client = useClient(asks)
  const [isDone, setDone] = useState(false)
  return (
    <LoginFrame title="Recuperar acesso">
      {isDone ? (
        <RecoverDone loginHref="/login" />
      ) : (
        <RecoverForm onRecover={client.account.recover} onDone={() => setDone(true)} backHref="/login" />
      )}
    </LoginFrame>
  )
}

/** `/email/{token}`: confirms a new e-mail address. */
export function ConfirmEmailPage() {
  return (
    <LoginFrame title="Confirme o seu novo e-mail">
      <ConfirmEmailArea />
    </LoginFrame>
  )
}
