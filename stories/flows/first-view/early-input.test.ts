import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addressesOf,
  holdCode,
  type RealProduct,
  signIn,
  signInAsStaff,
  startRealProduct,
} from '../real-product.ts'
import { phone } from '../widths.ts'

let product: RealProduct
beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

test('what is typed and pressed before the code of the page is there counts', async () => {
  const page = await product.visit(phone)
  const late = await holdCode(page, '**/assets/main-*.js')
  const answer = await page.goto('/login', { waitUntil: 'commit' })
  // A form that is sent too early puts nothing into the address.
  expect(answer?.headers()['content-security-policy']).toContain("form-action 'none'")
  await page.getByLabel(/^E-mail/).fill('pospago@demo.test')
  await page.getByLabel(/^Senha/).fill('ensaio123')
  await late.asked
  await page.getByRole('button', { name: 'Entrar' }).click()
  late.release()
  await page.getByRole('heading', { name: 'Ensaios', level: 1 }).waitFor()
})

test('what is typed before the code of the page is there leaves the focus where it is', async () => {
  const page = await product.visit(phone)
  const late = await holdCode(page, '**/assets/main-*.js')
  await page.goto('/pre-cadastro', { waitUntil: 'commit' })
  const [telephone, email] = [page.getByLabel(/^Telefone/), page.getByLabel(/^E-mail/)]
  await telephone.fill('11912345678')
  await email.focus()
  await late.asked
  late.release()
  // Written as a phone number by the code that has arrived.
  await expect.poll(() => telephone.inputValue(), { timeout: 30_000 }).toBe('(11) 91234-5678')
  await page.keyboard.type('lia@leste.test')
  expect(await email.inputValue()).toBe('lia@leste.test')
})

test('a page with a draft takes nothing before its code is there, and begins with the draft', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  await page.goto('/sessions/add')
  await page.getByRole('radio', { name: /^Completo/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel(/^CEP/).fill('01305-100')
  const late = await holdCode(page, '**/assets/OrderPage-*.js')
  await page.goto('/sessions/add', { waitUntil: 'commit' })
  await late.asked
  // The page that the server wrote shows the choice of a service: it does not know the draft.
  const radio = page.getByRole('radio', { name: /^Fotos de veículo/ })
  const closed = await radio.evaluate((input) => input.closest<HTMLElement>('[aria-busy]')?.inert)
  expect(closed).toBe(true)
  late.release()
  await page.locator('#root:not([aria-busy])').waitFor()
  await page.getByRole('radio', { name: /^Completo/, checked: true }).waitFor()
  await page.getByRole('button', { name: 'Continuar' }).click()
  expect(await page.getByLabel(/^CEP/).inputValue()).toBe('01305-100')
})

test('what is chosen before the code of the page is there counts', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const late = await holdCode(page, '**/assets/OrderPage-*.js')
  await page.goto('/sessions/add', { waitUntil: 'commit' })
  const service = page.getByRole('radio', { name: /^Completo/ })
  await service.check({ force: true })
  late.release()
  await page.waitForLoadState('networkidle')
  expect(await service.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel(/^CEP/).waitFor()
})

test('several choices before the code of the page is there all count', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'semcredito@demo.test')
  const late = await holdCode(page, '**/assets/PaymentPage-*.js')
  await page.goto('/payment', { waitUntil: 'commit' })
  await page.getByLabel(/^Serviço/).selectOption({ label: 'Fotos profissionais' })
  await page.getByRole('radio', { name: 'até 150 m²' }).check({ force: true })
  await page.getByRole('radio', { name: 'São Paulo' }).check({ force: true })
  late.release()
  await page.getByRole('button', { name: /^Pagar R\$/ }).waitFor()
})

test('a button pressed impatiently before the code of the page is there counts once', async () => {
  const page = await product.visit(phone)
  const late = await holdCode(page, '**/assets/main-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await late.asked
  const password = page.getByLabel(/^Senha/)
  await password.fill('ensaio123')
  for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Mostrar senha' }).click()
  late.release()
  await page.getByRole('button', { name: 'Mostrar senha', pressed: true }).waitFor()
  expect(await password.inputValue()).toBe('ensaio123')
})

test('code that is lost on its way is asked for again, and what was pressed before counts', async () => {
  const page = await product.visit(phone)
  const lost = new Promise<void>((resolve) => {
    void page.route(
      '**/assets/main-*.js',
      async (route) => {
        await route.abort()
        resolve()
      },
      { times: 1 },
    )
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await lost
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await page.getByRole('button', { name: 'Mostrar senha', pressed: true }).waitFor()
})

test('a field emptied before the code of the page is there is searched as it is', async () => {
  const page = await product.visit()
  await signInAsStaff(page, 'admin@demo.test')
  const late = await holdCode(page, '**/assets/main-*.js')
  await page.goto('/backoffice/companies?busca=Atlas', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox').first()
  await search.fill('')
  await late.asked
  late.release()
  await page.waitForLoadState('networkidle')
  await search.press('Enter')
  await page.waitForURL((url) => !url.search.includes('Atlas'))
})

test('the caret stays where it was when the code of the page arrives', async () => {
  const page = await product.visit()
  await signInAsStaff(page, 'admin@demo.test')
  const late = await holdCode(page, '**/assets/main-*.js')
  await page.goto('/backoffice/companies', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox').first()
  await search.fill('tlas')
  await search.press('Home')
  await late.asked
  late.release()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('A')
  expect(await search.inputValue()).toBe('Atlas')
})

test('code of the landing page that stays lost is asked for again, and an impatient press counts once', async () => {
  const page = await product.visit({ ...phone, reducedMotion: 'reduce' })
  // The first time, the page is loaded anew: there may be a new version.
  await page.route('**/assets/hydrate-landing-*.js', (route) => route.abort(), { times: 2 })
  const pressTwice = () =>
    page.getByRole('button', { name: 'Próxima foto' }).evaluate((one: HTMLButtonElement) => {
      one.click()
      one.click()
    })
  await page.goto('/')
  const anew = page.waitForEvent('load')
  await pressTwice()
  await anew
  await pressTwice()
  await page.getByRole('group', { name: /^[23] de/ }).waitFor()
  await page.getByRole('group', { name: /^2 de/ }).waitFor()
})

test('a button pressed before the code of the page is there finds what was chosen before', async () => {
  const page = await product.visit(phone)
  await signIn(page, 'pospago@demo.test')
  const late = await holdCode(page, '**/assets/OrderPage-*.js')
  await page.goto('/sessions/add', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Completo/ }).check({ force: true })
  await late.asked
  await page.getByRole('button', { name: 'Continuar' }).click()
  late.release()
  await page.getByLabel(/^CEP/).waitFor()
})

test('a day pressed before the code of a link is there is chosen', async () => {
  const owner = await product.visit()
  await signIn(owner, 'pospago@demo.test')
  const { link } = await addressesOf(product, owner)
  const page = await product.visit(phone)
  const late = await holdCode(page, '**/assets/open-scheduling-*.js')
  await page.goto(link, { waitUntil: 'commit' })
  const free = page.getByRole('gridcell', { selected: false }).getByRole('button', { name: /livre/ })
  const day = free.filter({ visible: true }).last()
  const name = (await day.getAttribute('aria-label')) ?? ''
  await late.asked
  await day.click()
  late.release()
  await page.getByRole('gridcell', { selected: true }).getByRole('button', { name }).waitFor()
})

test('a button pressed before its page handles input shows it, and does not hurry the page', async () => {
  const page = await product.visit(phone)
  const late = await holdCode(page, '**/assets/main-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await late.asked
  const button = page.getByRole('button', { name: 'Mostrar senha' })
  // As React listens: a press that it heard would make it take over the whole page before the next paint.
  await page.locator('#root').evaluate((root) => {
    for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click'])
      root.addEventListener(type, () => root.setAttribute('data-heard', type))
  })
  await button.tap()
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).opacity)).toBe('0.6')
  expect(await page.locator('#root').getAttribute('data-heard')).toBeNull()
  late.release()
  const shown = page.getByRole('button', { name: 'Mostrar senha', pressed: true })
  await expect.poll(() => shown.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  await shown.tap()
  expect(await page.locator('#root').getAttribute('data-heard')).not.toBeNull()
})
