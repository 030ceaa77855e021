import { matchesGlob } from 'node:path'

/** One instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  name: string
  text: string
}

/** Reads a Dockerfile, without its comments. */
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

/** Does a `.dockerignore` keep this path, or a folder above it, out of the image? The last pattern that fits decides. */
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
