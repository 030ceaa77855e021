import type { BoardPhotographer } from '@ensaio/domain'
import { initials } from '../../../../primitives/media/Avatar/Avatar.tsx'
import { tone } from '../../../../theme/tokens.ts'

const tones = ['blue', 'green', 'orange', 'red', 'yellow'] as const

/** The colours of a photographer's route: by their place on the board, so that they stay the same; grey for nobody's. */
export function routeTone(
  photographers: readonly BoardPhotographer[],
  photographer: BoardPhotographer | null,
): { text: string; fill: string } {
  if (photographer === null) return tone.grey
  const place = photographers.findIndex(({ id }) => id === photographer.id)
  return tone[tones[Math.max(0, place) % tones.length] ?? 'blue']
}

/** What tells a route apart beside its colour. */
export function routeInitials(photographer: BoardPhotographer | null): string {
  return photographer === null ? '?' : initials(photographer.name)
}
