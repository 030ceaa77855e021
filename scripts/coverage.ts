import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readBook } from '../stories/house/checks/book.ts'
import { coveragePage } from '../stories/house/checks/coverage.ts'

writeFileSync(resolve(import.meta.dirname, '../stories/house/coverage.mdx'), coveragePage(readBook()))
