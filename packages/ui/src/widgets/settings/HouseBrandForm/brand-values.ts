import {
  colorsOfHouse,
  HexColor,
  type HouseBrand,
  type HouseBrandForm,
  nearestReadable,
  standardHouse,
  standardName,
} from '@ensaio/domain'
import * as v from 'valibot'
import type { Brand } from '../../../theme/brand.ts'
import { houseTheme } from '../../../theme/house-theme.ts'

/** The values of the form, all of them text. */
export type BrandValues = Required<HouseBrandForm>

/** What happens to the stored logo: it stays, is removed, or is replaced by a file. */
export type HouseLogo = 'keep' | 'remove' | File

/** A stored brand as the form shows it. */
export function brandValues(brand: HouseBrand): BrandValues {
  const typed = Object.entries({ ...standardHouse, ...brand }).map(([field, value]) => [field, value ?? ''])
  return Object.fromEntries(typed) as BrandValues
}

/** The colour in a text field, once it is complete. */
export function typedColor(text: string): string | null {
  const read = v.safeParse(HexColor, text)
  return read.success ? read.output : null
}

/** The theme of what is typed so far; a colour that cannot be read is shown as its nearest one that can. */
export function sampleTheme(values: BrandValues, logo: string | null): Brand {
  const light = typedColor(values.action_light)
  const dark = typedColor(values.action_dark)
  const colors = colorsOfHouse({
    ...standardHouse,
    action_light: light && nearestReadable(light, 'light'),
    action_dark: dark && nearestReadable(dark, 'dark'),
    gold: typedColor(values.gold),
  })
  return houseTheme({
    name: values.name.trim() || standardName,
    ...(logo === null ? {} : { logo }),
    ...(colors === undefined ? {} : { colors }),
  })
}
