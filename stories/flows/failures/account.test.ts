import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealProduct, signIn, startRealProduct } from '../real-product.ts'
import { isFull, widths } from '../widths.ts'
import { announced, badGateway, broken, intercept, requestsOf } from './faults.ts'

let product: RealProduct

beforeAll(async () => {
  product = await startRealProduct()
})
afterAll(() => product.close())

const register = /\/api\/new-client$/
const people = /\/api\/users$/
const password = /\/api\/newpassword$/

async function writeRegistration(page: Page, email: string): Promise<void> {
  await page.goto('/pre-cadastro')
  await page.getByLabel(/^Nome/).fill('Mariana Duarte')
  await page.getByLabel(/^Telefone/).fill('11987654321')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Empresa/).fill('Construtora Nova')
  await page.getByLabel(/^Cidade/).fill('São Paulo')
  await page.getByLabel(/funcionários/).fill('12')
}

const sendRegistration = (page: Page) => page.getByRole('button', { name: 'Enviar pré-cadastro' })

/** Goes through a company's first access up to the step for its people. */
async function reachPeople(page: Page, email: string): Promise<void> {
  await writeRegistration(page, email)
  await sendRegistration(page).click()
  await page.getByText('Verifique seu e-mail para acessar a plataforma').waitFor()
  const mail = await product.mailTo(email, 'magictoken=')
  const link = new URL(mail.match(/http:\/\/\S+magictoken=[\w-]+/)?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await page.waitForURL('**/onboard/**')
  await page.getByRole('button', { name: /^(Começar|Próximo|Vamos lá|Continuar)/ }).click()
  await page.getByLabel(/^(Senha|Nova senha)/).fill('segredo1')
  await page.getByLabel(/^(Confirme|Repita)/).fill('segredo1')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByLabel(/^CNPJ/).waitFor()
  const reached = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ move: 'reach', step: 'users' })
    return (await fetch('/api/onboarding', { method: 'POST', headers, body })).status
  })
  expect(reached).toBe(200)
  await page.goto('/onboard/users')
  await page.getByRole('heading', { name: 'Quem é quem na empresa' }).waitFor()
}

describe.runIf(isFull).each(widths)('accounts %s', (name, options) => {
  const tag = name.split(' ').at(-1)

  test('/pre-cadastro that breaks down shows its error page; Back restores all typed values', async () => {
    const page = await product.visit(options)
    await intercept(page, 'POST', register, (route) => route.fulfill(badGateway))
    await writeRegistration(page, `quebra-${tag}@empresa.test`)
    const sent = requestsOf(page, 'POST', register)
    await sendRegistration(page).dblclick()
    await page.waitForURL('**/pre-cadastro/erro')
    expect(sent).toHaveLength(1)
    await page.unrouteAll()
    await page.goBack()
    expect(await page.getByLabel(/^E-mail/).inputValue()).toBe(`quebra-${tag}@empresa.test`)
    expect(await page.getByLabel(/^Empresa/).inputValue()).toBe('Construtora Nova')
    await sendRegistration(page).click()
    await page.waitForURL('**/pre-cadastro/obrigado')
  })

  test('/pre-cadastro without a connection stays, and is sent only when pressed again', async () => {
    const page = await product.visit(options)
    await writeRegistration(page, `semrede-${tag}@empresa.test`)
    await page.context().setOffline(true)
    await sendRegistration(page).click()
    await announced(page, 'Verifique a sua conexão')
    const sent = requestsOf(page, 'POST', register)
    await page.context().setOffline(false)
    await page.getByText(/Você está sem conexão/).waitFor({ state: 'detached' })
    expect(sent).toEqual([])
    await sendRegistration(page).click()
    await page.waitForURL('**/pre-cadastro/obrigado')
  })

  test('the third of three people fails: the others are not sent again, and success is shown only after all', async () => {
    const page = await product.visit(options)
    await reachPeople(page, `dona-${tag}@empresa.test`)
    const groups = page.getByRole('group').filter({ has: page.getByLabel(/^E-mail/) })
    const mails = [1, 2, 3].map((nth) => `pessoa${nth}-${tag}@empresa.test`)
    for (const [place, email] of mails.entries()) {
      const group = groups.nth(place)
      await group.getByLabel(/^Nome/).fill(`Pessoa ${place + 1}`)
      await group.getByLabel(/^CPF/).fill('52998224725')
      await group.getByLabel(/^E-mail/).fill(email)
    }
    const sent: string[] = []
    let isBroken = true
    await intercept(page, 'POST', people, (route) => {
      const { email } = route.request().postDataJSON() as { email: string }
      sent.push(email)
      return isBroken && email === mails[2] ? route.fulfill(broken) : route.continue()
    })
    await page.getByRole('button', { name: 'Concluir cadastro' }).click()
    await announced(page, 'Não foi possível salvar')
    expect(sent).toEqual(mails)
    expect(await page.getByText('Cadastro realizado com sucesso').count()).toBe(0)
    isBroken = false
    await page.getByRole('button', { name: 'Concluir cadastro' }).click()
    await page.getByRole('dialog', { name: 'Cadastro realizado com sucesso' }).waitFor()
    expect(sent).toEqual([...mails, mails[2]])
    for (const email of mails) await product.mailTo(email, 'magictoken=')
  })

  test('people saved before a reload are shown after it, and “Mais Tarde” leaves', async () => {
    const page = await product.visit(options)
    await reachPeople(page, `depois-${tag}@empresa.test`)
    await page.reload()
    await page.getByRole('heading', { name: 'Quem é quem na empresa' }).waitFor()
    await page.getByRole('button', { name: 'Mais Tarde' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('/profile/password: a refused password, two different ones and a failed answer are reported', async () => {
    const page = await product.visit(options)
    await signIn(page, 'outra@demo.test')
    await page.goto('/profile/password')
    const write = async (one: string, again: string) => {
      await page.getByLabel(/^Nova senha/).fill(one)
      await page.getByLabel(/^Repita/).fill(again)
      await page.getByRole('button', { name: 'Salvar senha' }).click()
    }
    await write('12345', '12345')
    await announced(page, 'A senha informada é inválida!')
    await page.getByRole('button', { name: 'Entendi!' }).click()
    await write('outrasenha', 'outrasenhx')
    await page.getByText('As senhas não conferem!').waitFor()
    await intercept(page, 'POST', password, (route) => route.fulfill(broken))
    await write('outrasenha', 'outrasenha')
    await announced(page, 'Algo deu errado do nosso lado.')
  })

  test('a new password signs the other devices out: they ask to sign in on the current page', async () => {
    const email = tag === 'phone' ? 'prepago@demo.test' : 'semcredito@demo.test'
    const device = await product.visit(options)
    await signIn(device, email)
    await device.goto('/sessions')
    const counters = device.getByRole('group', { name: 'Contagem por situação' }).getByRole('button')
    await counters.last().waitFor()
    const page = await product.visit(options)
    await signIn(page, email)
    await page.goto('/profile/password')
    await page.getByLabel(/^Nova senha/).fill('outrasenha')
    await page.getByLabel(/^Repita/).fill('outrasenha')
    await page.getByRole('button', { name: 'Salvar senha' }).click()
    await page.getByText('Senha alterada com sucesso!').waitFor()
    await counters.last().click()
    await device.getByRole('dialog', { name: 'Entre novamente para continuar' }).waitFor()
  })
})
