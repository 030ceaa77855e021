// Builds the file tree of the image's last stage in a local folder, as docker would, then starts it and runs its commands:
// `npm run test:image`. Installs and builds everything; `npm test` does the same with the packages and builds of the clone.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTree } from './image/build-tree.ts'
import { runForReal } from './image/runs.ts'
import { tryImage } from './image/try-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'ensaio-image-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const COMMIT = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
await tryImage(buildTree(folder, { COMMIT }, runForReal), COMMIT)
console.log('The image starts, serves, and brings its commands.')
