import '@ensaio/ui/fonts.css'
import { type Publisher, publisherMeta } from '@ensaio/domain'
import { handlers } from '@ensaio/mocks'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { Fragment, StrictMode } from 'react'
import { configure } from 'storybook/test'
import { rereadPublisher } from '../packages/frame/src/brand/publisher.ts'
import { ToastProvider } from '../packages/ui/src/primitives/feedback/ToastProvider/ToastProvider.tsx'
import { ThemeProvider } from '../packages/ui/src/theme/ThemeProvider.tsx'
import { color } from '../packages/ui/src/theme/tokens.ts'
import { brandOf } from '../stories/foundations/brands.ts'
import { checkAccessibility, isTested, skipPainting, watchDialogs } from './checks/accessibility-checks.ts'
import { refuseBrowserMessages, refuseUnmarkedFields } from './checks/required.ts'
import { adopterCode } from './docs/adopter-code.ts'
import { argTypesOf, describeAttributes } from './docs/arg-types.ts'
import { DocsPage } from './docs/DocsPage.tsx'
import { refuseHostStyles } from './hosts.ts'
import { refuseLostFocus, resetFocus } from './keyboard.ts'
import { forgetUnmockedCalls, refuseUnmockedCalls, startWorker } from './network.ts'
import { StillStyles } from './still.ts'
import { storybookTheme } from './storybook-theme.ts'
import { GridStyles, isGrid } from './toolbar/grid.ts'
import { keepLengthening, stopLengthening } from './toolbar/long-words.ts'
import { isLookedAt, middle } from './toolbar/small-pieces.ts'
import { initialTools, tools, windowSizes } from './toolbar/toolbar.ts'
import { refuseWrongWords } from './words.ts'

// The server writes the publisher's links into the head of every page; so does Storybook.
const publisher = document.createElement('meta')
publisher.name = publisherMeta
publisher.content = JSON.stringify({
  sales: 'vendas@ensaio.test',
  support: 'suporte@ensaio.test',
  socials: [],
} satisfies Publisher)
document.head.append(publisher)

// How long a play waits for an element, in ms; generous for a busy machine.
configure({ asyncUtilTimeout: 8000 })

const docs = {
  theme: storybookTheme,
  page: DocsPage,
  extractArgTypes: argTypesOf,
  source: { type: 'dynamic' as const, transform: adopterCode },
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  argTypesEnhancers: [describeAttributes],
  initialGlobals: { ...initialTools, viewport: { value: undefined, isRotated: false } },
  globalTypes: tools,
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs,
    a11y: {
      test: 'error',
      // Tests run the checks of accessibility-checks.ts instead of the panel's.
      disable: isTested,
      options: { resultTypes: ['violations', 'incomplete'], rules: { 'target-size': { enabled: true } } },
    },
    viewport: { options: windowSizes },
    chromatic: {
      modes: {
        desktop: { viewport: 'desktop', theme: 'light' },
        phone: { viewport: 'phone', theme: 'light' },
        dark: { viewport: 'desktop', theme: 'dark' },
      },
    },
    options: {
      storySort: {
        order: [
          'Casa',
          [
            'Produto',
            'Regras',
            'Arquitetura',
            'Glossário',
            'Operação',
            'Contribuir',
            'Use no seu app',
            'Novidades',
            'Migração',
            'Barra de ferramentas',
            'Cobertura',
            'Dados pessoais',
          ],
          'Fundamentos',
          'Padrões',
          'Primitivos',
          ['Ações', 'Formulário', 'Diálogos', 'Retorno', 'Navegação', 'Texto', 'Layout', 'Mídia'],
          'Componentes',
          [
            'Ensaio',
            'Entrega',
            'Agendamento',
            'Pedido',
            'Pagamento',
            'Conta',
            'Empresa',
            'Equipe',
            'Configurações',
            'Mensagens',
            'Página inicial',
          ],
          'Telas',
          'Fluxos',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode, title }) => {
      const Strictness = globals.strict === 'on' ? StrictMode : Fragment
      const isPage = Boolean(parameters.bare)
      const room =
        viewMode === 'docs' ? { padding: 24 } : { padding: 'clamp(16px, 4vw, 32px)', minHeight: '100dvh' }
      const centre = isLookedAt(viewMode, isTested) ? middle(title) : undefined
      return (
        <Strictness>
          <StillStyles />
          {isGrid(globals.grid) && <GridStyles $grid={globals.grid} />}
          <ThemeProvider
            brand={brandOf(globals.brand)}
            mode={globals.theme === 'dark' ? 'dark' : 'light'}
            // Screens own their page; everything smaller is mounted as in another app.
            page={isPage}
          >
            <ToastProvider>
              {/* Screens have their own margins; everything smaller gets padding. */}
              <div style={isPage ? undefined : { background: color.canvas, ...room, ...centre }}>
                {centre ? (
                  <div>
                    <Story />
                  </div>
                ) : (
                  <Story />
                )}
              </div>
            </ToastProvider>
          </ThemeProvider>
        </Strictness>
      )
    },
  ],
  beforeEach({ msw, globals, canvasElement }) {
    stopLengthening(canvasElement)
    document.documentElement.lang = 'pt-BR'
    document.documentElement.dataset.theme = String(globals.theme)
    rereadPublisher()
    forgetUnmockedCalls()
    resetFocus()
    skipPainting()
    watchDialogs()
    // Default answers; a story overrides what differs.
    msw.use(...handlers)
    return () => stopLengthening(canvasElement)
  },
  async afterEach(story) {
    refuseUnmockedCalls()
    // A docs page has words and tables of its own around the story.
    if (story.viewMode === 'docs') return
    refuseHostStyles(story)
    refuseWrongWords()
    refuseUnmarkedFields()
    refuseBrowserMessages()
    await refuseLostFocus()
    await checkAccessibility(story)
    // After the play function, which finds elements by their real texts.
    if (story.globals.words === 'long') keepLengthening(story.canvasElement)
  },
})
