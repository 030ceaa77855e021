import { type PublicUnit, unitText } from '@ensaio/domain'

/** What tells a unit from the others of its link; by its place among them where nothing else does. */
export function unitName({ vertical_data }: Pick<PublicUnit, 'vertical_data'>, index: number): string {
  return unitText(vertical_data) || `Ensaio ${index + 1}`
}
