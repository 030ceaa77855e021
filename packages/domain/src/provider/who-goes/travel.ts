import { type Coordinates, distanceBetween, type PositionPrecision } from '../../address/position.ts'

/** How much longer roads are than the distance as the crow flies. */
export const detour = 1.3

/**
 * The speed of a car in a large city by the hour at which it leaves, in km/h, parking included: slow while everybody goes to work and home.
 * Assumed, not measured; the city's own minutes between visits are the least that counts (rule travel-time).
 */
export const speeds: readonly { from: number; speed: number }[] = [
  { from: 0, speed: 35 },
  { from: 6, speed: 28 },
  { from: 7, speed: 20 },
  { from: 10, speed: 25 },
  { from: 16, speed: 18 },
  { from: 20, speed: 30 },
]

/** The longest travel that is estimated, in minutes: beyond it the estimate says nothing more than "far". */
export const longestTravel = 120

function speedAt(minute: number): number {
  const hour = Math.floor(minute / 60)
  return speeds.findLast(({ from }) => from <= hour)?.speed ?? 35
}

/** The way on the road between two points, estimated, in km. */
export function wayBetween(from: Coordinates, to: Coordinates): number {
  return distanceBetween(from, to) * detour
}

/** The travel between two points when it begins at a minute of the day, estimated in whole minutes (rule travel-time). */
export function travelTime(from: Coordinates, to: Coordinates, minute: number): number {
  return Math.min(longestTravel, Math.ceil((wayBetween(from, to) / speedAt(minute)) * 60))
}

/** The point from which distances are measured; null when only the city is known, which says nothing about them. */
export function measuredPoint(
  position: (Coordinates & { precision: PositionPrecision }) | null | undefined,
): Coordinates | null {
  if (!position || position.precision === 'city') return null
  return { latitude: position.latitude, longitude: position.longitude }
}
