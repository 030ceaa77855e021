import '@ensaio/ui/fonts.css'
import { type Publisher, publisherMeta } from '@ensaio/domain'
import { handlers } from '@ensaio/mocks'
import { color, ThemeProvider, ToastProvider } from '@ensaio/ui'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { brandOf, brands } from '../stories/foundations/brands.ts'
import { checkAccessibility, isTested, skipPainting, watchDialogs } from './accessibility-checks.ts'
import { adopterCode } from './docs/adopter-code.ts'
import { argTypesOf, describeAttributes } from './docs/arg-types.ts'
import { DocsPage } from './docs/DocsPage.tsx'
import { refuseHostStyles } from './hosts.ts'
import { refuseLostFocus, resetFocus } from './keyboard.ts'
import { forgetUnmockedCalls, refuseUnmockedCalls, startWorker } from './network.ts'
import { StillStyles } from './still.ts'
import { storybookTheme } from './storybook-theme.ts'
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
  initialGlobals: {
    brand: 'ensaio',
    theme: 'light',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    brand: {
      description: 'Marca',
      toolbar: {
        title: 'Marca',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
      },
    },
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Escuro', icon: 'moon' },
        ],
      },
    },
  },
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
    viewport: {
      options: {
        phone: { name: 'Celular 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Mesa 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
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
    (Story, { globals, parameters, viewMode }) => (
      <>
        <StillStyles />
        <ThemeProvider
          brand={brandOf(globals.brand)}
          mode={globals.theme === 'dark' ? 'dark' : 'light'}
          // Screens own their page; everything smaller is mounted as in another app.
          page={Boolean(parameters.bare)}
        >
          <ToastProvider>
            {/* Screens have their own margins; everything smaller gets padding. */}
            <div
              style={
                parameters.bare
                  ? undefined
                  : viewMode === 'docs'
                    ? { padding: 24, background: color.canvas }
                    : { padding: 'clamp(16px, 4vw, 32px)', minHeight: '100dvh', background: color.canvas }
              }
            >
              <Story />
            </div>
          </ToastProvider>
        </ThemeProvider>
      </>
    ),
  ],
  beforeEach({ msw, globals }) {
    document.documentElement.lang = 'pt-BR'
    document.documentElement.dataset.theme = String(globals.theme)
    forgetUnmockedCalls()
    resetFocus()
    skipPainting()
    watchDialogs()
    // Default answers; a story overrides what differs.
    msw.use(...handlers)
  },
  async afterEach(story) {
    refuseUnmockedCalls()
    // A docs page has words and tables of its own around the story.
    if (story.viewMode === 'docs') return
    refuseHostStyles(story)
    refuseWrongWords()
    await refuseLostFocus()
    await checkAccessibility(story)
  },
})
