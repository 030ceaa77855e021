import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { demoFolder } from '@ensaio/testing/server/demo-folder'
import { sharedPostgres } from '@ensaio/testing/server/postgres'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { onTestFinished, vi } from 'vitest'
import { reportPath } from '../../apps/api/src/http/content-policy.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { startMailServer } from './mail-server.ts'
import { moveClock } from './move-clock.ts'

const root = resolve(import.meta.dirname, '../..')

/** How long a page or a mail may take before a test fails, in ms; generous for a busy machine. */
const patience = 60_000

/** The product as `npm start` serves it, with its own demo, and a browser. */
export interface RealProduct {
  address: string
  /** The server's data folder. */
  folder: string
  /** Opens a page in a new browser context until the test ends; its text is part of the test's failure. Collects `browserErrors`. Of several processes, the nth serves it. */
  visit: (options?: BrowserContextOptions, nth?: number) => Promise<Page>
  browserErrors: string[]
  /** What the server printed so far. */
  printed: () => string
  /** Waits for a mail to an address that contains a text; returns the newest. */
  mailTo: (address: string, containing: string) => Promise<string>
  /** Moves the clock of the server, and of pages opened later, to an instant. */
  waitUntil: (instant: string) => Promise<void>
  close: () => Promise<void>
}

function startServer(folder: string, env: Record<string, string>): ChildProcess {
  return fork(join(root, 'apps/api/src/server.ts'), {
    cwd: root,
    execArgv: ['--import', join(import.meta.dirname, 'clock-control.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

/** Sends SIGTERM to a server and waits until it has exited. */
async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

/** Starts a server process with its own demo, and Chromium. Requires the builds of portal and back office. */
export async function startRealProduct(env: Record<string, string> = {}): Promise<RealProduct> {
  const folder = await demoFolder()
  const mailTo = (to: string, containing: string) => newestMail(join(folder, 'mail'), to, containing)
  return startIn(folder, { RATE_LIMITS: 'off', ...env }, mailTo)
}

/** Starts a production server without the demo and without an administrator, which mails through an SMTP server; and Chromium. */
export async function startNewHouse(): Promise<RealProduct> {
  const mails = await startMailServer()
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-new-house-'))
  const product = await startIn(folder, { NODE_ENV: 'production', SMTP_URL: mails.url }, mails.mailTo)
  return alsoClosing(product, mails.close)
}

/** The same as two processes on one Postgres. */
export async function startNewHouseOfTwo(): Promise<RealProduct> {
  const [mails, postgres] = await Promise.all([startMailServer(), sharedPostgres()])
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-new-house-'))
  const DATABASE_URL = await postgres.createBareDatabase()
  const env = { NODE_ENV: 'production', SMTP_URL: mails.url, DATABASE_URL }
  const product = await startIn(folder, env, mails.mailTo, 2)
  return alsoClosing(product, mails.close, postgres.stop)
}

function alsoClosing(product: RealProduct, ...others: (() => Promise<void>)[]): RealProduct {
  return {
    ...product,
    close: async () => {
      await product.close()
      for (const close of others) await close()
    },
  }
}

async function startIn(
  folder: string,
  env: Record<string, string>,
  mailTo: RealProduct['mailTo'],
  processes = 1,
): Promise<RealProduct> {
  const servers = Array.from({ length: processes }, () => startServer(folder, env))
  let printed = ''
  for (const server of servers) {
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
    })
  }
  const ports = await Promise.all(servers.map(portOf))
  const addressOf = (nth: number) => `http://localhost:${ports[nth % processes]}`
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  })
  const browserErrors: string[] = []
  let ahead = 0
  return {
    address: addressOf(0),
    folder,
    browserErrors,
    printed: () => printed,
    mailTo,
    visit: async (options = {}, nth = 0) => {
      const context = await browser.newContext({ locale: 'pt-BR', baseURL: addressOf(nth), ...options })
      if (ahead > 0) await context.addInitScript(moveClock, ahead)
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      onTestFinished(async ({ task }) => {
        const failure = task.result?.state === 'fail' ? task.result.errors?.at(-1) : undefined
        if (failure) failure.message += `\n\n${await describePage(page)}\n${browserErrors.join('\n')}`
        await context.close()
      })
      page.on('request', (request) => {
        if (request.url().endsWith(reportPath)) browserErrors.push(`reported: ${request.postData()}`)
      })
      page.on('pageerror', (error) => browserErrors.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') browserErrors.push(message.text())
      })
      return page
    },
    waitUntil: async (instant) => {
      const more = Date.parse(instant) - (Date.now() + ahead)
      if (more <= 0) return
      ahead += more
      for (const server of servers) {
        server.send({ milliseconds: more })
        await once(server, 'message')
      }
    },
    close: async () => {
      await browser.close()
      await Promise.all(servers.map(end))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Describes a page for a failed test: its address and the beginning of its visible text. */
async function describePage(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch((error: Error) => error.message)
  return `${page.url()} shows:\n${text.slice(0, 1500)}`
}

/** Decodes the quoted-printable text of a mail file. */
function mailText(file: string): string {
  const bytes = file
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function newestMail(folder: string, to: string, containing: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const names = await readdir(folder)
      const mails = await Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
      )
      const found = mails
        .map(mailText)
        .filter((mail) => mail.includes(`<${to}>`) && mail.includes(containing))
      const newest = found.sort((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1))[0]
      if (!newest) throw new Error(`No mail to ${to} contains “${containing}” yet.`)
      return newest
    },
    { timeout: patience, interval: 200 },
  )
}

const dateOf = (mail: string) => mail.match(/^Date: (.*)$/m)?.[1] ?? ''

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    server.once('message', (message) => done((message as { port: number }).port))
    server.once('exit', (code) => fail(new Error(`The server stopped with ${code} before it was ready.`)))
  })
}

/** Signs in through the API, staff in the back office; pages of the same browser context are then signed in. */
export async function signIn(page: Page, email: string): Promise<void> {
  const app = /^(admin|fotografo)@/.test(email) ? '/backoffice' : ''
  const answer = await page.request.post(`${app}/api/auth/login`, { data: { email, password: 'ensaio123' } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
}

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Senha/).fill('ensaio123')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
}

/** Signs in on the portal's login page and waits for the list. */
export const signInOnPage = (page: Page, email: string) => signInAt(page, '/login', email)

/** Signs in on the back office's login page and waits for the queue. */
export const signInAsStaff = (page: Page, email: string) => signInAt(page, '/backoffice/login', email)

/** The address of the link of an ensaio without a date, and that of its page. */
export async function addressesOf(
  product: RealProduct,
  page: Page,
): Promise<{ link: string; detail: string }> {
  const found = await page.request.post('/api/sessions/search', {
    data: { page: 1, filter: { status: [1] }, order_by: 'scheduled_for', descending: true },
    headers: { origin: product.address },
  })
  const { id } = (await found.json()).data.sessions[0]
  const session = await (await page.request.get(`/api/sessions/${id}`)).json()
  return { link: `/calendar/${session.data.token}`, detail: `/sessions/${id}` }
}

/** Holds files of an app's code until `release`. From `asked` on, the page keeps what is pressed: it does so before it asks for its code. */
export async function holdCode(page: Page, files: string) {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(files, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  return { asked: asked.promise, release: held.resolve }
}
