import { type PublicUnit, unitText } from '@ensaio/domain'

/** The name of a unit among those of its link; numbered by its position when it has no number or block. */
export function unitName({ vertical_data }: Pick<PublicUnit, 'vertical_data'>, index: number): string {
  return unitText(vertical_data) || `Ensaio ${index + 1}`
}
