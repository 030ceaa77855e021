import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { newFolder } from '@ensaio/testing/server/server-process'
import { build } from 'vite'

const root = import.meta.dirname

/** A page built the way the portal is; gone when the bench is over. */
export interface BuiltPage {
  folder: string
  /** Of its JavaScript and CSS. */
  gzipBytes: number
}

/** What gzip at its best makes of a file. */
export function gzipSize(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length
}

/** Builds one entry of this folder (`floors/d.tsx`) into a page of its own in a temporary folder. */
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
