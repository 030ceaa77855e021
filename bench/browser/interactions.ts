import type { Locator, Page } from 'playwright'
import { type Bench, type Figure, short } from '../figure.ts'
import { startProduct } from '../product.ts'
import { pagesOf, type Visited } from './demo-pages.ts'
import { openSlowPhone } from './slow-phone.ts'

const rounds = 3

/** A press or a key; times in ms. */
interface Interaction {
  /** Until the next paint, rounded to 8 by the browser. */
  took: number
  /** Before its listeners ran. */
  delay: number
  /** In its listeners. */
  run: number
  what: string
}

/** Runs in the page: keeps how long each interaction took. */
function record(): void {
  const took = new Map<number, Interaction>()
  Object.assign(window, { took })
  type Timing = PerformanceEventTiming & { interactionId: number }
  new PerformanceObserver((list) => {
    for (const one of list.getEntries() as Timing[]) {
      if (one.interactionId === 0 || one.duration < (took.get(one.interactionId)?.took ?? 0)) continue
      took.set(one.interactionId, {
        took: one.duration,
        delay: one.processingStart - one.startTime,
        run: one.processingEnd - one.processingStart,
        what: `${one.name} ${one.target?.textContent?.slice(0, 30) ?? ''}`,
      })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Pauses between keys and after presses, in ms, as people make them: faster ones would wait for each other. */
const [perKey, perPress] = [150, 800]

async function press(page: Page, target: Locator): Promise<void> {
  await target.tap()
  await page.waitForTimeout(perPress)
}

const tap = (page: Page, role: Parameters<Page['getByRole']>[0], name: RegExp | string) =>
  press(page, page.getByRole(role, { name }).filter({ visible: true }).first())

/** Types into a field in the middle of the window: near the end of a simulated phone's, headless Chromium draws no frame for seconds. */
async function type(field: Locator, text: string): Promise<void> {
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await field.tap()
  await field.pressSequentially(text, { delay: perKey })
}

/** The most frequent interactions of each page. */
const flows: Record<string, (page: Page) => Promise<void>> = {
  async login(page) {
    await type(page.getByLabel(/^E-mail/), 'pospago@demo.test')
    await type(page.getByLabel(/^Senha/), 'ensaio124')
    await tap(page, 'button', 'Mostrar senha')
    await tap(page, 'button', 'Entrar')
    await tap(page, 'button', 'Entendi!')
  },
  async 'pre-registration'(page) {
    await type(page.getByLabel(/^Nome/).first(), 'Imobiliária Horizonte')
    await type(page.getByLabel(/^E-mail/), 'contato@horizonte.test')
  },
  async calendar(page) {
    await tap(page, 'button', 'Próximo mês')
    await tap(page, 'button', /\d horários? livres?/)
    await page.getByRole('radio', { disabled: false }).first().check({ force: true })
    await tap(page, 'button', 'Continuar')
    await type(page.getByLabel(/^Nome/), 'Paulo Siqueira')
  },
  async list(page) {
    const counts = page.getByRole('group', { name: 'Contagem por situação' }).getByRole('button')
    for (const nth of [1, 2]) {
      const answer = page.waitForResponse('**/api/sessions/search')
      await press(page, counts.nth(nth))
      await answer
    }
    // A row of the list before would be gone as it is pressed.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    const first = page.getByRole('main').getByRole('link', { name: /,/ }).filter({ visible: true }).first()
    await press(page, first)
    await page.getByRole('heading', { name: 'Histórico' }).waitFor()
  },
  async ensaio(page) {
    const photo = page.getByRole('button', { name: /^Abrir Foto/ }).first()
    await photo.scrollIntoViewIfNeeded()
    await press(page, photo)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(perPress)
    await page.keyboard.press('Escape')
  },
  async order(page) {
    await page.getByRole('radio', { name: /^Completo/ }).check({ force: true })
    await tap(page, 'button', 'Continuar')
    await type(page.getByLabel(/^CEP/), '01305100')
    await type(page.getByRole('textbox', { name: /^Número/ }), '1500')
  },
}

/** The value below which a share of the values are. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Rule interaction-speed: the time from a press or key to the next paint, over the most frequent interactions, on a slow phone. */
export const interactions: Bench = {
  title: 'Presses and keys on a slow phone (CPU ÷ 4, slow 4G, through DevTools)',
  async measure() {
    const product = await startProduct()
    const { open, inside } = await pagesOf(product)
    const pages = [...open, ...inside].filter(({ name }) => name in flows)
    async function interact({ name, path, as }: Visited) {
      const { context, page } = await openSlowPhone(product.browser)
      if (as) await context.addCookies(await as.cookies())
      await page.addInitScript(record)
      await page.goto(product.url + path, { waitUntil: 'networkidle' })
      await flows[name]?.(page)
      await page.waitForLoadState('networkidle')
      const found = await page.evaluate(() => [
        ...(window as unknown as { took: Map<number, Interaction> }).took.values(),
      ])
      await context.close()
      return found.map((one) => ({ ...one, what: `${name}: ${one.what}` }))
    }
    const series: Interaction[][] = []
    for (let round = 0; round < rounds; round += 1) {
      const found: Interaction[] = []
      for (const page of pages) found.push(...(await interact(page)))
      series.push(found)
    }
    await product.close()
    const all = series.flat()
    const slowest = all.toSorted((one, other) => other.took - one.took).slice(0, 5)
    for (const { took, delay, run, what } of slowest)
      console.log(`  ${short(took)} ms, ${short(delay)} before its listeners, ${short(run)} in them: ${what}`)
    const each = series.map((round) =>
      percentile(
        round.map(({ took }) => took),
        0.98,
      ),
    )
    return [
      {
        budget: 'interaction-speed',
        quantity: 'from a press or key to the next paint, ms, p98',
        value: percentile(
          all.map(({ took }) => took),
          0.98,
        ),
        range: [Math.min(...each), Math.max(...each)],
        better: 'less',
        limit: 200,
        aim: 100,
        from: `${all.length} interactions over 16 ms on ${pages.length} pages; longest ${short(slowest[0]?.took ?? 0)}`,
      } satisfies Figure,
    ]
  },
}
