import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { coveragePage } from '../stories/house/coverage.ts'
import { readStories } from '../stories/house/written-stories.ts'

writeFileSync(resolve(import.meta.dirname, '../stories/house/coverage.mdx'), coveragePage(readStories()))
