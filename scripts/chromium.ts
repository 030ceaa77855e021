// Finds a Chromium for the browser tests, or installs one: Playwright's, else Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const debian = '/usr/bin/chromium'

/** Returns an installed Chromium: `CHROMIUM_PATH`, Playwright's or Debian's; null when there is none. */
export function foundChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), debian]
  return candidates.find((path): path is string => path !== undefined && existsSync(path)) ?? null
}

/** Returns the path of a Chromium; installs one if necessary. */
export function ensureChromium(): string {
  const found = foundChromium()
  if (found) return found
  console.log('Baixando um Chromium para os testes…')
  spawnSync('playwright', ['install', 'chromium-headless-shell', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  })
  if (!foundChromium() && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  }
  const path = foundChromium()
  if (path) return path
  throw new Error('No Chromium to test with. Install one and set CHROMIUM_PATH to its executable.')
}

/** Flags to run Chromium in a container without background network traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
