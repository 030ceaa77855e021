import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { begun, routerPage } from './page-files.ts'

const apps = resolve(import.meta.dirname, '../../apps')

/** The HTML pages of a built app, and the address below which it is served. */
const pages = {
  portal: { base: '/', pages: ['index.html', 'landing.html', 'calendar.html', 'property.html'] },
  backoffice: { base: '/backoffice/', pages: ['index.html'] },
}
type App = keyof typeof pages

/**
 * The JavaScript of each route of a built app, gzip, in bytes: of its HTML page alone (`calendar.html`) and with a page of its router
 * (`index.html StatementPage`), each file once.
 */
export function routeBytes(app: App): Record<string, number> {
  const { base, pages: names } = pages[app]
  const folder = join(apps, app, 'dist')
  const sizes = new Map<string, number>()
  const sizeOf = (address: string) => {
    const known = sizes.get(address)
    const size = known ?? gzipSync(readFileSync(join(folder, address.slice(base.length)))).length
    sizes.set(address, size)
    return size
  }
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((all, one) => all + sizeOf(one), 0)
  const onDemand = JSON.parse(readFileSync(join(folder, 'server/files.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const bytes: Record<string, number> = {}
  for (const name of names) {
    const html = readFileSync(join(folder, name), 'utf8')
    const linked = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)]
    const files = [...linked.map(([, file = '']) => file), ...(onDemand[begun[name] ?? ''] ?? [])]
    bytes[name] = sum(files)
    if (name !== 'index.html') continue
    for (const [source, more] of Object.entries(onDemand)) {
      const route = routerPage.exec(source)?.[2]
      if (route) bytes[`${name} ${route}`] = sum([...files, ...more])
    }
  }
  return bytes
}
