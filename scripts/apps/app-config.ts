import react from '@vitejs/plugin-react'
import type { ConfigEnv, HtmlTagDescriptor, Plugin, UserConfig } from 'vite'
import { noImportCycles } from '../chunks/no-circles.ts'
import { splitByRoutes } from '../chunks/split-by-routes.ts'
import { noteFiles } from './note-files.ts'

/** The file of an app's build that says which source files are in which files. */
export const manifestName = 'manifest.json'

/** The API to which the development server proxies calls. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs })

/** Tags prepended to the head of every page. */
function commonHead(base: string): Plugin {
  const head = [
    meta({ charset: 'utf-8' }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    meta({ name: 'theme-color', content: '#FAF8F4', media: '(prefers-color-scheme: light)' }),
    meta({ name: 'theme-color', content: '#121615', media: '(prefers-color-scheme: dark)' }),
    meta({ name: 'color-scheme', content: 'light dark' }),
    meta({ property: 'csp-nonce', content: '__CSP_NONCE__' }),
    { tag: 'link', attrs: { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' } },
  ]
  return {
    name: 'common-head',
    transformIndexHtml: () => head.map((tag) => ({ ...tag, injectTo: 'head-prepend' })),
  }
}

/** How an app is built and served while it is worked on; a build for the browser splits it by its routes. */
export async function appConfig(
  app: {
    root: string
    base?: string
    port: number
    /** The HTML pages of the app, when there are others than `index.html`. */
    pages?: string[]
  },
  { command, isSsrBuild }: ConfigEnv,
): Promise<UserConfig> {
  const { root, base = '/', port, pages } = app
  const config = {
    root,
    base,
    plugins: [react(), noImportCycles(), commonHead(base), ...(isSsrBuild ? [noteFiles(root)] : [])],
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // For `page-writers.ts`, which replaces it by what the server needs of it.
      manifest: isSsrBuild ? false : manifestName,
    },
    // The manifest of an app carries the house's brand, which the server knows.
    server: {
      port,
      proxy: Object.fromEntries(
        ['api', 'app.webmanifest'].map((path) => [`${base}${path}`, { target: api, changeOrigin: false }]),
      ),
    },
  } satisfies UserConfig
  if (command !== 'build' || isSsrBuild) return config
  const rolldownOptions = pages ? { input: pages } : {}
  const split = await splitByRoutes({ ...config, build: { ...config.build, rolldownOptions } })
  return {
    ...config,
    build: { ...config.build, rolldownOptions: { ...rolldownOptions, output: { codeSplitting: split } } },
  }
}
