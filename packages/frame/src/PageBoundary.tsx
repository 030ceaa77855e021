import { Button, EmptyState, Page } from '@ensaio/ui'
import { TriangleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Ready } from './first-view/ready.ts'
import { PageTitle } from './PageTitle.tsx'

/** An error boundary around a page, so that the rest of the app stays. */
export class PageBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Page as="main" id="conteudo">
        <PageTitle of="Algo deu errado" />
        <Ready />
        <div role="alert">
          <EmptyState
            whole
            icon={<TriangleAlert size={24} strokeWidth={1.75} aria-hidden />}
            title="Algo deu errado nesta página"
            text="Não foi nada que você fez. Recarregue a página; se continuar, fale com a nossa equipe."
            action={
              <Button variant="primary" onPress={() => window.location.reload()}>
                Recarregar a página
              </Button>
            }
          />
        </div>
      </Page>
    )
  }
}
