/** A direction of view in a sphere, in degrees: around, up, and the angle seen across. */
export type Gaze = { yaw: number; pitch: number; across: number }

/** Straight ahead, as a room is entered. */
export const ahead: Gaze = { yaw: 0, pitch: 0, across: 95 }

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Turns by so many degrees; nobody looks past the ceiling or the floor. */
export function turned(gaze: Gaze, { yaw, pitch }: Pick<Gaze, 'yaw' | 'pitch'>): Gaze {
  return {
    ...gaze,
    yaw: ((((gaze.yaw + yaw + 180) % 360) + 360) % 360) - 180,
    pitch: clamp(gaze.pitch + pitch, -85, 85),
  }
}

/** Sees so many times as much across: under 1 comes closer. */
export function widened(gaze: Gaze, times: number): Gaze {
  return { ...gaze, across: clamp(gaze.across * times, 40, 115) }
}

/** The angle that an arrow key turns, in degrees. */
const step = 12

/** The gaze after a key; null for a key that does nothing here. */
export function gazeAfter(key: string, gaze: Gaze): Gaze | null {
  const turns: Record<string, Pick<Gaze, 'yaw' | 'pitch'>> = {
    ArrowLeft: { yaw: -step, pitch: 0 },
    ArrowRight: { yaw: step, pitch: 0 },
    ArrowUp: { yaw: 0, pitch: step },
    ArrowDown: { yaw: 0, pitch: -step },
  }
  const turn = turns[key]
  if (turn) return turned(gaze, turn)
  if (key === '+' || key === '=') return widened(gaze, 0.8)
  if (key === '-') return widened(gaze, 1.25)
  return key === 'Home' ? ahead : null
}
