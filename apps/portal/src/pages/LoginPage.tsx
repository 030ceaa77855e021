import { homeOf } from '@ensaio/domain'
import { PageTitle, Redirect, returnPath, useNow, userOf } from '@ensaio/frame'
import { Footer, LoginForm, SplitPage, TopBar } from '@ensaio/ui'
import { useLocation } from 'react-router-dom'
import { useSocials } from '../frame/publisher.ts'
import picture from '../pictures/hero-vertical.webp'
import { usePortal } from '../store/portal-context.ts'

/** `/login`: "Faça seu login". */
export function LoginPage() {
  const user = usePortal(userOf)
  const login = usePortal((state) => state.login)
  const enterCode = usePortal((state) => state.enterCode)
  const isCodeNeeded = usePortal((state) => state.isCodeNeeded)
  const logout = usePortal((state) => state.logout)
  const location = useLocation()
  const socials = useSocials()
  const year = Number(useNow().slice(0, 4))

  if (user) return <Redirect to={returnPath(location) ?? homeOf(user)} />
  return (
    <>
      <PageTitle of="Entrar" />
      <TopBar user={null} links={[]} homeHref="/" loginHref="/login" onSignOut={logout} />
      <main id="conteudo" tabIndex={-1}>
        <SplitPage
          picture={{
            src: picture,
            alt: 'Sala de estar ao anoitecer, com luz quente e janelas voltadas para a cidade.',
          }}
        >
          <LoginForm
            // A link may be followed while the page is open.
            key={isCodeNeeded ? 'code' : 'password'}
            onLogin={login}
            onCode={enterCode}
            asksCode={isCodeNeeded}
            recoverHref="/login/recover"
            signUpHref="/pre-cadastro"
          />
        </SplitPage>
      </main>
      <Footer year={year} socials={socials} />
    </>
  )
}
