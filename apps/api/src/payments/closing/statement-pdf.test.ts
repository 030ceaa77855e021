import { formatCents, type MonthlyStatement } from '@ensaio/domain'
import { monthlyStatementDetail } from '@ensaio/mocks'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PdfHead, statementPdf } from './statement-pdf.ts'

const head: PdfHead = { house: 'Casa Nova', logo: null, color: '#0B5351', zone: 'America/Sao_Paulo' }

async function read(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf)
  return {
    pdf,
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    all: text.join(' ').replace(/\s+/g, ' '),
  }
}

/** The kinds of the parts that a screen reader finds on a page, with what pictures are called. */
async function partsOf(file: Uint8Array, page = 1): Promise<string[]> {
  const { pdf } = await read(file)
  const tree = await (await pdf.getPage(page)).getStructTree()
  type Node = { role?: string; alt?: string; children?: Node[] }
  const walk = ({ role, alt, children = [] }: Node): string[] => [
    ...(role ? [alt ? `${role} ${alt}` : role] : []),
    ...children.flatMap(walk),
  ]
  return walk(tree as Node)
}

const row = (tag: 'TH' | 'TD') => ['TR', tag, tag, tag]

const amount = (value: number) => formatCents(Math.round(value * 100)).replace(/\s/g, ' ')

describe('a closed month as PDF (rule closed-month)', () => {
  let demo: DemoApp
  let client: Caller
  let month: MonthlyStatement
  beforeEach(async () => {
    demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
    client = await signedIn(demo.app, 'pospago@demo.test')
    ;[month] = (await client.get('/client/statements')).body.data as [MonthlyStatement]
  })
  afterEach(() => demo.close())

  test('says what its page says, and is its company’s alone', async () => {
    const file = await client.post(`/client/statements/${month.id}/pdf`, {})
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain('filename="Fechamento_outubro_de_2026_20_11_2026_')
    expect(file.headers['content-disposition']).toContain('.pdf"')
    const page = (await client.get(`/client/statements/${month.id}`)).body.data as ReturnType<
      typeof monthlyStatementDetail
    >
    const { all, pages } = await read(file.bytes)
    expect(all).toContain('Fechamento de outubro de 2026')
    expect(all).toContain(page.company.name)
    expect(all).toContain(amount(page.total))
    expect(page.lines.length).toBeGreaterThan(1)
    for (const line of page.lines) {
      expect(all).toContain(line.description)
      expect(all).toContain(amount(line.amount))
    }
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`)

    const stranger = await signedIn(demo.app, 'prepago@demo.test')
    expect((await stranger.post(`/client/statements/${month.id}/pdf`, {})).status).toBe(404)
    const finance = await signedIn(demo.app, 'admin@demo.test')
    const ours = await finance.post(`/staff/statements/${month.id}/pdf`, {})
    expect((await read(ours.bytes)).all).toBe(all)
    expect((await finance.post('/staff/statements/999999/pdf', {})).status).toBe(404)
  })

  test('carries the name of the house', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const { payload, headers } = await multipart({ name: 'Casa Nova', time_zone: 'America/Sao_Paulo' })
    expect((await admin.post('/staff/brand', payload, headers)).status).toBe(200)
    const { pages } = await read((await client.post(`/client/statements/${month.id}/pdf`, {})).bytes)
    expect(pages[0]).toMatch(/^Casa Nova Fechamento de/)
  })
})

describe('the document', () => {
  const many = Array.from({ length: 90 }, (_, nth) => ({
    ...{ id: nth, created_at: '2026-10-02T15:00:00.000Z', session_id: null, amount: nth },
    description: `Movimento ${nth}: uma descrição que precisa de duas linhas para dizer tudo o que tem a dizer${'.'.repeat(nth % 7)}`,
  }))

  test('has every movement once, in order, under a head on each page', async () => {
    const { pages, all } = await read(await statementPdf(monthlyStatementDetail({ lines: many }), head))
    expect(pages.length).toBeGreaterThan(2)
    expect([...all.matchAll(/Movimento (\d+):/g)].map(([, nth]) => Number(nth))).toEqual(
      many.map(({ id }) => id),
    )
    for (const [nth, page] of pages.entries()) {
      expect(page).toContain('Data Lançamento Valor')
      expect(page).toContain(`Página ${nth + 1} de ${pages.length}`)
    }
  })

  test('brings its fonts, a title and a language, and screen readers find its parts', async () => {
    const file = await statementPdf(monthlyStatementDetail({ lines: many }), head)
    expect(file.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3)
    const { info } = await (await read(file)).pdf.getMetadata()
    expect(info).toMatchObject({
      Title: 'Fechamento de outubro de 2026',
      Author: 'Casa Nova',
      Language: 'pt-BR',
    })
    const parts = await partsOf(file)
    expect(parts.slice(0, 2)).toEqual(['Root', 'Document'])
    expect(parts.filter((part) => part === 'H1')).toHaveLength(1)
    const first = parts.indexOf('TR')
    expect(parts.slice(first - 1, first + 8)).toEqual(['Table', ...row('TH'), ...row('TD')])
  })

  test('shows the logo under the name of the house', async () => {
    const logo = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#B3004B' } })
      .png()
      .toBuffer()
    const shown = await statementPdf(monthlyStatementDetail(), { ...head, logo })
    expect(await partsOf(shown)).toContain('Figure Casa Nova')
    expect((await read(shown)).all).not.toContain('Casa Nova')
  })

  test('writes the plain form of letters that its fonts lack', async () => {
    const { all } = await read(
      await statementPdf(
        monthlyStatementDetail({ company: { name: 'Łódź Imóveis 78 m² – “Só” ½ 日', identification: null } }),
        head,
      ),
    )
    expect(all).toContain('?ódz Imóveis 78 m2 – “Só” ? ?')
  })

  test('a month in the company’s favour has no due day', async () => {
    const { all } = await read(
      await statementPdf(monthlyStatementDetail({ state: 'credit', total: -349.3 }), head),
    )
    expect(all).toContain('Saldo a favor R$ 349,30')
    expect(all).toContain('Abate no próximo fechamento')
    expect(all).not.toContain('Vencimento')
  })
})
