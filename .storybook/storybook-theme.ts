import { create } from 'storybook/theming'

/** Storybook's own theme, in the product's light colours. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Ensaio',
  brandUrl: './',
  fontBase: "'Instrument Sans', system-ui, sans-serif",
  appBg: '#F1EDE5',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FAF8F4',
  appBorderColor: '#E2DCD0',
  appBorderRadius: 12,
  barBg: '#FFFFFF',
  barSelectedColor: '#0B5351',
  colorPrimary: '#0B5351',
  colorSecondary: '#0B5351',
  textColor: '#1A1F1D',
  textMutedColor: '#565B55',
  inputBorderRadius: 6,
})
