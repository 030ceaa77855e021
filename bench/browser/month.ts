import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFloor } from '../build-floor.ts'
import { type Bench, compared, median } from '../figure.ts'
import { launchChromium } from '../product.ts'

const rounds = 7
const perRound = 30

type Time = (kind: string) => { mount: number; next: number }

/** Rule month-speed: the booking calendar, relative to a plain table of the same days in the same page. */
export const month: Bench = {
  title: 'Month grid',
  async measure() {
    const { folder } = await buildFloor('floors/month.tsx')
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.setContent('<div id="root"></div>')
    await page.addScriptTag({ type: 'module', content: readFileSync(join(folder, 'main.js'), 'utf8') })
    await page.waitForFunction('window.time')
    const round = () =>
      page.evaluate((times) => {
        const { time } = window as unknown as { time: Time }
        const seen = { plain: [] as ReturnType<Time>[], ours: [] as ReturnType<Time>[] }
        for (let turn = 0; turn < times; turn += 1) {
          seen.plain.push(time('plain'))
          seen.ours.push(time('ours'))
        }
        return seen
      }, perRound)
    await round()
    const seen = { plain: { mount: [], next: [] }, ours: { mount: [], next: [] } } as Record<
      'plain' | 'ours',
      Record<'mount' | 'next', number[]>
    >
    for (let count = 0; count < rounds; count += 1) {
      const both = await round()
      for (const kind of ['plain', 'ours'] as const) {
        for (const what of ['mount', 'next'] as const)
          seen[kind][what].push(median(both[kind].map((one) => one[what])))
      }
    }
    await browser.close()
    return [
      compared(
        ['month-speed', 'CalendarGrid mount ÷ plain table'],
        [seen.ours.mount, seen.plain.mount],
        ['less', 1.3, 1.15],
        'ms',
      ),
      compared(
        ['month-speed', 'CalendarGrid next month ÷ plain table'],
        [seen.ours.next, seen.plain.next],
        ['less', 1.3, 1.15],
        'ms',
      ),
      {
        budget: 'month-speed',
        quantity: 'next month ÷ react-day-picker',
        because: 'it is no dependency of this repository',
      },
    ]
  },
}
