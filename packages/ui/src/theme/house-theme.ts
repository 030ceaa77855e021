import type { Publisher } from '@ensaio/domain'
import { type Brand, ensaio } from './brand.ts'

/** The brand of a house for `ThemeProvider`: the default one with the house's own name, logo and colours (rule house-brand). */
export function houseTheme({ name, logo, colors }: Pick<Publisher, 'name' | 'logo' | 'colors'>): Brand {
  return {
    ...ensaio,
    ...(name === undefined ? {} : { name }),
    ...(logo === undefined ? {} : { logo }),
    ...(colors === undefined
      ? {}
      : { light: { ...ensaio.light, ...colors.light }, dark: { ...ensaio.dark, ...colors.dark } }),
  }
}
