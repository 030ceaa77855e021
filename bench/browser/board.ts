import type { Page } from 'playwright'
import { buildFloor } from '../build-floor.ts'
import { type Bench, compared, median } from '../figure.ts'
import { launchChromium } from '../product.ts'
import { serveFolder } from '../serve-folder.ts'

const rounds = 7
const perRound = 6

/** Drags the first visit over the board and drops it on an hour that is taken; returns the longest task in ms, at least a browser's 50. */
async function longestTask(page: Page): Promise<number> {
  await page.evaluate('window.long = window.watch()')
  const card = page.locator('td [data-visit]').first()
  const from = await card.boundingBox()
  if (from === null) throw new Error('The board shows no visit.')
  // Dragging is loaded after the board.
  await page.waitForLoadState('networkidle')
  await page.evaluate('window.long.length = 0')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 60; step += 1)
    await page.mouse.move(from.x + 20 + step * 10, from.y + 20 + step * 5)
  await page.locator('td[data-drop]').first().waitFor()
  await page.mouse.up()
  await page.locator('td[data-drop]').first().waitFor({ state: 'detached' })
  const long = (await page.evaluate('window.long')) as number[]
  return Math.max(50, ...long)
}

/** Rule board-speed: the board of 60 photographers and 240 visits, relative to a plain table of the same cells in the same page. */
export const board: Bench = {
  title: 'Board of a day',
  async measure() {
    const { folder } = await buildFloor('floors/board.tsx')
    const served = await serveFolder(folder)
    const browser = await launchChromium()
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(served.url)
    await page.waitForFunction('window.time')
    const round = () =>
      page.evaluate((times) => {
        const { time } = window as unknown as { time: (kind: string) => number }
        const seen = { plain: [] as number[], ours: [] as number[] }
        for (let turn = 0; turn < times; turn += 1) {
          seen.plain.push(time('plain'))
          seen.ours.push(time('ours'))
        }
        return seen
      }, perRound)
    await round()
    const seen = { plain: [] as number[], ours: [] as number[] }
    for (let count = 0; count < rounds; count += 1) {
      const both = await round()
      seen.plain.push(median(both.plain))
      seen.ours.push(median(both.ours))
    }
    const tasks: number[] = []
    for (let count = 0; count < rounds; count += 1) tasks.push(await longestTask(page))
    await browser.close()
    await served.close()
    return [
      compared(
        ['board-speed', 'DayBoard mount ÷ plain table, 60 photographers, 240 visits'],
        [seen.ours, seen.plain],
        ['less', 2, 1.5],
        'ms',
      ),
      compared(
        ['board-speed', 'longest task of a drag ÷ 50 ms'],
        [tasks, tasks.map(() => 50)],
        ['less', 1, 1],
        'ms',
      ),
    ]
  },
}
