import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Difference } from './compare.ts'

const style = `
  body { margin: 0 auto; max-width: 1600px; padding: 32px; background: #faf8f4; color: #1a1f1d; font: 16px/1.5 system-ui; }
  section { margin: 32px 0; border-top: 1px solid #e2dcd0; }
  h2 { font-size: 17px; overflow-wrap: anywhere; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  figure { margin: 0; }
  img { width: 100%; border: 1px solid #e2dcd0; }
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Writes an HTML page with before, after and difference side by side; returns its path. */
export async function writeReport(
  differences: readonly Difference[],
  { report, of }: { report: string; of: number },
): Promise<string> {
  await mkdir(report, { recursive: true })
  const figure = (name: string, as: string, caption: string) => {
    const file = name.replace(/png$/, `${as}.png`)
    if (!existsSync(join(report, file))) return ''
    return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`
  }
  const sections = differences.map(
    ({ name, what }) =>
      `<section><h2>${escaped(name)} · ${escaped(what)}</h2><div>${figure(name, 'before', 'Antes')}${figure(name, 'after', 'Depois')}${figure(name, 'difference', 'Diferença')}</div></section>`,
  )
  const title = differences.length === 0 ? 'Nada mudou' : `${differences.length} de ${of} mudaram`
  const page = join(report, 'index.html')
  await writeFile(
    page,
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections.join('')}</html>`,
  )
  return page
}
