import {
  type AuditPage,
  type KeptMailText,
  type MailPreview,
  mailKindNames,
  mailKindOf,
  originalText,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { readHouseBrand } from '../settings/repository/house-brand.ts'
import { exampleLetter } from './example-letters.ts'
import { enqueueMail } from './repository/outbox.ts'

const now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const address = '/staff/settings/mails'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('outbox').execute()
  await demo.db.deleteFrom('mail_texts').execute()
})

const words = {
  kind: 'delivered',
  subject: 'Chegou',
  opening: 'Oi, {nome}.\nVeja {endereço} & <b>baixe</b>:',
}
const list = async (): Promise<KeptMailText[]> => (await admin.get(address)).body.data
const one = (all: KeptMailText[]) => all.find(({ kind }) => kind === 'delivered')
const sent = () => demo.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
const deliver = () => transact(demo.db, (tx) => enqueueMail(tx, exampleLetter('delivered', links), now))
const events = () =>
  demo.db
    .selectFrom('office_events')
    .select(['kind', 'detail'])
    .where('kind', '=', 'mail_text_changed')
    .orderBy('id')
    .execute()

test.each(mailKindNames)('%s: original words leave no placeholder unfilled', async (kind) => {
  const { subject, text, html, parts } = exampleLetter(kind, links).writtenBy(await readHouseBrand(demo.db))
  expect(`${subject}${text}${html}${JSON.stringify(parts)}`.replace(/style="[^"]*"/g, '')).not.toMatch(
    /\{(nome|casa|[^{}"]{1,3} casa|endereço|data|empresa|quantidade|quem convida)\}/,
  )
  expect(subject).not.toMatch(/^\W|\s{2}/)
})

test.each(mailKindNames)('%s: every placeholder it knows has a value', async (kind) => {
  const { placeholders } = mailKindOf(kind)
  const opening = placeholders.map((name) => `${name}=({${name}})`).join(' ')
  const letter = exampleLetter(kind, links)
  expect(letter.kind).toBe(kind)
  const { text } = letter.writtenBy(await readHouseBrand(demo.db), { subject: 'Oi', opening })
  for (const name of placeholders) expect(text).toMatch(new RegExp(`${name}=\\([^)]+\\)`))
})

test('the next mail has the words of the house, as text, and the original ones come back (rule mail-texts)', async () => {
  const saved = await admin.post(address, words)
  expect(one(saved.body.data)).toEqual({ ...words, changed: { by: expect.any(String), at: now } })
  await deliver()
  const { subject, text, html } = await sent()
  expect(subject).toBe('Chegou: Rua Augusta, 1500, Unidade 84, 12/03/2030')
  expect(text).toContain('\n\nOi, Ana.\n\nVeja Rua Augusta, 1500 & <b>baixe</b>:\n\n')
  expect(html).toContain('>Veja Rua Augusta, 1500 &amp; &lt;b&gt;baixe&lt;/b&gt;:</p>')
  const reset = await admin.post(`${address}/reset`, { kind: 'delivered' })
  expect(one(reset.body.data)).toEqual({ kind: 'delivered', ...originalText('delivered'), changed: null })
  await deliver()
  expect((await sent()).subject).toMatch(/^Seu ensaio foi entregue: /)
})

test('the log of changes keeps the words before and after, and no change is no entry (rule mail-texts)', async () => {
  const before = (await events()).length
  await admin.post(address, words)
  await admin.post(address, words)
  await admin.post(`${address}/reset`, { kind: 'delivered' })
  await admin.post(`${address}/reset`, { kind: 'delivered' })
  const { kind: _, ...text } = words
  const original = originalText('delivered')
  expect((await events()).slice(before).map(({ detail }) => detail)).toEqual([
    { kind: 'delivered', mail: 'Ensaio entregue', is_reset: false, from: original, to: text },
    { kind: 'delivered', mail: 'Ensaio entregue', is_reset: true, from: text, to: original },
  ])
  const { entries } = (await admin.get('/staff/audit')).body.data as AuditPage
  const told = entries.map(({ text }) => text)
  expect(told.slice(0, 2)).toEqual([
    'devolveu o texto original ao e-mail “Ensaio entregue”',
    'mudou o texto do e-mail “Ensaio entregue”',
  ])
})

test('a refused text changes nothing', async () => {
  const refused = await admin.post(address, { ...words, opening: 'Oi, {preço}.' })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual({ opening: expect.stringMatching(/^Este e-mail não conhece {preço}/) })
  expect(one(await list())?.changed).toBeNull()
})

test('the preview is written by the house with unsaved words, and keeps nothing', async () => {
  const { subject, parts } = (await admin.post(`${address}/preview`, words)).body.data as MailPreview
  expect(subject).toMatch(/^Chegou: Rua Augusta/)
  expect(parts.slice(0, 3)).toEqual([
    { is: 'paragraph', text: 'Olá, Ana!' },
    { is: 'paragraph', text: 'Oi, Ana.' },
    { is: 'paragraph', text: 'Veja Rua Augusta, 1500 & <b>baixe</b>:' },
  ])
  expect(parts.at(-1)).toEqual({ is: 'action', label: 'Ver o ensaio' })
  expect(one(await list())?.changed).toBeNull()
  expect(await demo.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
