// Runs the whole product in one process: builds stale outputs, migrates, seeds the demo, serves.
import { buildIfStale } from './build.ts'

await buildIfStale('portal')
await buildIfStale('backoffice')
await buildIfStale('storybook')
await import('../apps/api/src/server.ts')
