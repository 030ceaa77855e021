import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { coveragePage } from '../stories/house/checks/coverage.ts'
import { readStories } from '../stories/house/checks/written-stories.ts'

writeFileSync(resolve(import.meta.dirname, '../stories/house/coverage.mdx'), coveragePage(readStories()))
