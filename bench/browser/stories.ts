import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bench, ratio, short } from '../figure.ts'

const root = join(import.meta.dirname, '../..')
const rounds = 1
const many = 40

/** Returns the source of a file with `many` empty stories. */
function emptyStories(): string {
  const stories = Array.from({ length: many }, (_, count) => `export const Vazia${count} = meta.story({})`)
  return `import preview from '#storybook/preview'\n\nconst meta = preview.meta({ title: 'Bancada/Vazia', render: () => <p>Nada</p> })\n\n${stories.join('\n')}\n`
}

interface Run {
  stories: number
  seconds: number
}

/** Runs the stories of some files and returns their total time, without the start of Vitest and Chromium. */
function runStories(files: string[], report: string): Run {
  const run = spawnSync(
    'vitest',
    ['run', '--project', 'stories', ...files, '--reporter=json', `--outputFile=${report}`],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (run.status !== 0) throw new Error(`The stories failed:\n${run.stdout}\n${run.stderr}`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { duration?: number }[] }[]
  }
  const each = testResults.flatMap(({ assertionResults }) => assertionResults)
  return { stories: each.length, seconds: each.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000 }
}

const widgets = ['StatusBadge', 'CalendarGrid', 'PhotosCard', 'LoginForm', 'ScheduleCard', 'SessionTable']

/** Rule story-time: the stories of six widgets, relative to empty stories, with all accessibility checks of the suite. */
export const stories: Bench = {
  title: 'Story suite',
  async measure() {
    const folder = mkdtempSync(join(root, 'stories/bancada-'))
    const empty = join(folder, 'Vazia.stories.tsx')
    const report = join(folder, 'report.json')
    try {
      writeFileSync(empty, emptyStories())
      const ours: number[] = []
      const floor: number[] = []
      let counted = 0
      for (let round = 0; round < rounds; round += 1) {
        const least = runStories([empty], report)
        const played = runStories(
          widgets.map((name) => `/${name}/${name}.stories.tsx`),
          report,
        )
        counted = played.stories
        floor.push((least.seconds / least.stories) * 1000)
        ours.push((played.seconds / played.stories) * 1000)
      }
      return [
        {
          budget: 'story-time',
          quantity: 'a story with its play ÷ an empty story',
          ...ratio(ours, floor),
          better: 'less',
          limit: 3,
          aim: 2,
          from: `${ours.map(short).join(' · ')} ÷ ${floor.map(short).join(' · ')} ms each; ${counted} stories of six widgets, ${many} empty ones`,
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
