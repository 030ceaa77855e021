import axe from 'axe-core'
import type { Locator, Page } from 'playwright'

/** What axe finds on a page, each with where; frames are other people's pages. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    {
      resultTypes: ['violations'],
      selectors: false,
      iframes: false,
      preload: false,
    } satisfies axe.RunOptions,
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

const forward = (page: Page) => page.getByRole('button', { name: /^(Continuar|Próximo)$/ }).click()

/** Writes an address into the fields on a page: the CEP first, then what it did not bring. */
export async function writeAddress(page: Page): Promise<void> {
  await page.getByLabel(/^CEP/).fill('01305-100')
  // The bundled table answers where nothing outside does; what it fills in is checked, what it lacks is typed.
  await page
    .getByText(/Endereço encontrado|digite|preencha/i)
    .first()
    .waitFor()
  for (const [label, value] of [
    [/^Rua/, 'Rua Augusta'],
    [/^Número(?! do cartão)/, '1500'],
    [/^Bairro/, 'Consolação'],
    [/^Cidade/, 'São Paulo'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label }).first()
    if ((await field.inputValue()) === '') await field.fill(value)
  }
  await page.getByLabel(/^Estado/).selectOption('SP')
}

/** Writes an order as far as its confirmation. */
export async function writeOrder(page: Page, service: string): Promise<void> {
  await page.goto('/sessions/add')
  // A page that begins with what another one has handed over takes nothing before its code is there.
  await page.locator('#root:not([aria-busy])').waitFor()
  await page.getByRole('radio', { name: new RegExp(`^${service}`) }).check({ force: true })
  await forward(page)
  await writeAddress(page)
  await page
    .getByRole('textbox', { name: /^Unidade/ })
    .first()
    .fill('84')
  await page.getByRole('textbox', { name: /^Área/ }).first().fill('78')
  await forward(page)
  await page.getByRole('checkbox', { name: /Copiar/ }).check()
  await forward(page)
  await page.getByRole('heading', { name: 'Confira o pedido' }).waitFor()
}

/** Presses the arrow to the next month and waits for that month: until it is shown, the days on the screen are those of the month before. */
export async function showNextMonth(page: Page, press = (button: Locator) => button.click()): Promise<void> {
  const month = page.getByRole('heading', { level: 3, name: / de \d{4}$/ })
  const first = (await month.textContent()) ?? ''
  await press(page.getByRole('button', { name: 'Próximo mês' }))
  await month.filter({ hasNotText: first }).waitFor()
}

/** Chooses a free time of next month, so that the visit is never inside the 24 hours in which it can no longer be moved (rule public-scheduling-window). */
export async function chooseFreeTime(page: Page): Promise<void> {
  await showNextMonth(page)
  await page
    .getByRole('button', { name: /\d horários? livres?/ })
    .last()
    .click()
  const time = page.getByRole('radio', { disabled: false }).first()
  await time.check({ force: true })
  await page.getByRole('button', { name: /^(Continuar|Confirmar novo horário)$/ }).click()
}
