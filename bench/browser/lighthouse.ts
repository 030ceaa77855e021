import { freePort } from '@ensaio/testing/server/postgres'
import lighthouse from 'lighthouse'
import { type Bench, type Figure, median } from '../figure.ts'
import { type Product, startProduct } from '../product.ts'
import { pagesOf, type Visited } from './demo-pages.ts'

const rounds = 5
const categories = ['performance', 'accessibility', 'best-practices'] as const

/** The scores of one visit, out of 100, and its layout shift. */
interface Scores {
  performance: number
  accessibility: number
  'best-practices': number
  shift: number
}

/** Visits a page; where Lighthouse loses its recording and asks for another run, up to three times. */
async function look(product: Product, port: number, page: Visited, tries = 3): Promise<Scores> {
  const { path, as } = page
  const cookies = (await as?.cookies(`${product.url}${path}`)) ?? []
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const seen = await lighthouse(`${product.url}${path}`, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(as && { extraHeaders: { Cookie } }),
  })
  if (seen?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return look(product, port, page, tries - 1)
  if (!seen || seen.lhr.runtimeError)
    throw new Error(`${path}: ${seen?.lhr.runtimeError?.message ?? 'not seen'}`)
  const { lhr } = seen
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score: part, title } = lhr.audits[id] ?? { score: null, title: '' }
      return weight > 0 && part !== null && part < 0.9 ? [`${title} (${part})`] : []
    }),
  )
  if (failed.length > 0) console.log(`  ${path}: ${failed.join('; ')}`)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}

function figure(quantity: string, values: number[], limit: number, from: string): Figure {
  const range: [number, number] = [Math.min(...values), Math.max(...values)]
  return {
    budget: 'lighthouse-scores',
    quantity,
    value: median(values),
    range,
    better: 'more',
    limit,
    aim: 100,
    from,
  }
}

/** Rule lighthouse-scores: what Lighthouse says of the pages that people open first, on the phone that it simulates. */
export const scores: Bench = {
  title: 'Lighthouse, on the phone that it simulates',
  async measure() {
    const port = await freePort()
    const product = await startProduct({ args: [`--remote-debugging-port=${port}`] })
    const { open, inside } = await pagesOf(product)
    const figures: Figure[] = []
    for (const page of [...open, ...inside]) {
      const seen: Scores[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await look(product, port, page))
      const all = (what: keyof Scores) => seen.map((one) => one[what])
      const from = `${rounds} visits`
      figures.push(
        figure(`${page.name}: performance`, all('performance'), page.as ? 95 : 99, from),
        figure(`${page.name}: accessibility`, all('accessibility'), 100, from),
        figure(`${page.name}: best practices`, all('best-practices'), 100, from),
        { ...figure(`${page.name}: layout shift`, all('shift'), 0, from), better: 'less', aim: 0 },
      )
    }
    await product.close()
    return figures
  },
}
