import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { buildIfStale } from '../scripts/build.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'

/** The product with its demo in a separate process, and Chromium. */
export interface Product {
  url: string
  browser: Browser
  /** Opens a browser context, signed in when an e-mail is given. */
  visitor(email?: string): Promise<BrowserContext>
  close(): Promise<void>
}

/** How a product starts: the flags of Chromium, and a Postgres for its database instead of the embedded one. */
interface Start {
  args?: string[]
  databaseUrl?: string
}

/** Starts Chromium with the flags of the tests. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium('chromium'),
    args: [...chromiumArguments, ...args],
  })
}

/** Builds stale outputs and starts the product on an empty folder, and Chromium. */
export async function startProduct({ args = [], databaseUrl }: Start = {}): Promise<Product> {
  await buildIfStale('portal')
  await buildIfStale('backoffice')
  const server: ServerProcess = await startServer({
    DEMO: '1',
    DATA_DIR: await newFolder(),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  const browser = await launchChromium(args)
  return {
    url: server.url,
    browser,
    async visitor(email) {
      const context = await browser.newContext({ locale: 'pt-BR', baseURL: server.url })
      if (email === undefined) return context
      const app = /^(admin|fotografo)@/.test(email) ? '/backoffice' : ''
      const login = await context.request.post(`${app}/api/auth/login`, {
        form: { email, password: 'ensaio123' },
      })
      if (!login.ok()) throw new Error(`${email} cannot sign in: ${await login.text()}`)
      return context
    },
    async close() {
      await browser.close()
      await server.end('SIGTERM')
    },
  }
}
