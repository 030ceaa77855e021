// Loaded before a server (`--import`), it gives back what it no longer uses when it is sent SIGUSR2: what is left is in use.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => collect())
