import { matchesGlob } from 'node:path'

/** An instruction of a Dockerfile, with continued lines joined. */
export interface Instruction {
  name: string
  text: string
}

/** Parses a Dockerfile; skips comments. */
export function readDockerfile(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [name = ''] = line.split(' ')
    return { name, text: line.slice(name.length).trim() }
  })
}

/** Whether a `.dockerignore` excludes this path or a parent folder; the last matching pattern decides. */
export function isIgnored(rules: string, path: string): boolean {
  const parts = path.split('/')
  const paths = parts.map((_, nth) => parts.slice(0, nth + 1).join('/'))
  const patterns = rules.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return patterns.reduce((ignored, line) => {
    const pattern = line.replace(/^!/, '')
    const fits = paths.some((one) => matchesGlob(one, pattern))
    return fits ? !line.startsWith('!') : ignored
  }, false)
}
