import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newFolder } from '@ensaio/testing/server/server-process'
import { build } from 'vite'

const root = import.meta.dirname

/** A page built like the portal, in a temporary folder. */
export interface BuiltPage {
  folder: string
  /** Size of its JavaScript and CSS. */
  gzipBytes: number
}

/** The size of a file in bytes, compressed with gzip level 9. */
export function gzipSize(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length
}

/** Builds an entry of this folder (`floors/d.tsx`) as a page in a temporary folder. */
export async function buildFloor(entry: string): Promise<BuiltPage> {
  const folder = await newFolder()
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      target: 'es2023',
      rolldownOptions: { input: join(root, entry), output: { entryFileNames: 'main.js' } },
    },
  })
  const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ensaio</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`
  writeFileSync(join(folder, 'index.html'), page)
  const files = globSync(`${folder}/**/*.{js,css}`)
  return { folder, gzipBytes: files.reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0) }
}
