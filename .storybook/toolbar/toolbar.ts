import type { GlobalTypes } from 'storybook/internal/types'
import { brands } from '../../stories/foundations/brands.ts'

/** Whether React is the development build; only that one reports what StrictMode finds. */
const isDevelopment = import.meta.env.DEV

const strict = {
  description: 'StrictMode do React: monta cada componente duas vezes e acusa o que não se desfaz',
  toolbar: {
    title: 'StrictMode',
    icon: 'beaker',
    dynamicTitle: true,
    items: [
      { value: 'off', title: 'StrictMode desligado' },
      { value: 'on', title: 'StrictMode ligado' },
    ],
  },
} as const satisfies GlobalTypes[string]

/** The tools of Storybook's toolbar beside the window sizes, which `parameters.viewport` lists. */
export const tools: GlobalTypes = {
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
  words: {
    description: 'Comprimento dos textos',
    toolbar: {
      title: 'Textos',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'real', title: 'Textos reais' },
        { value: 'long', title: 'Textos 40% mais longos' },
      ],
    },
  },
  grid: {
    description: 'Grade por cima da história',
    toolbar: {
      title: 'Grade',
      icon: 'grid',
      dynamicTitle: true,
      items: [
        { value: 'off', title: 'Sem grade' },
        { value: 'steps', title: 'Passos de 4 e 16' },
        { value: 'page', title: 'Margens da página' },
      ],
    },
  },
  ...(isDevelopment ? { strict } : {}),
}

/** What the tools show when Storybook opens. */
export const initialTools = { brand: 'ensaio', theme: 'light', words: 'real', grid: 'off', strict: 'off' }

/** The windows of the toolbar; stories are tested and photographed on `phone` and `desktop`. */
export const windowSizes = {
  small: { name: 'Celular pequeno 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Celular 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Mesa 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Mesa larga 1600', styles: { width: '1600px', height: '900px' }, type: 'desktop' },
} as const
