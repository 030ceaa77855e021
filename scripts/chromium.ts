// Finds a Chromium for the browser tests, or installs one: Playwright's, else Debian's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's packages of Chromium: the shell, without windows, and the whole browser. */
const shell = 'chromium-headless-shell'
const whole = 'chromium'

/** Which Chromium: tests take the shell, which needs a third less processor time; pictures and figures are of the whole browser. */
export type Kind = typeof shell | typeof whole

/** Debian's packages that will do, the best first. */
const packagesFor = (kind: Kind) => (kind === shell ? [shell, whole] : [whole])

/** Returns an installed Chromium: `CHROMIUM_PATH`, Playwright's or Debian's; null when there is none. */
export function foundChromium(kind: Kind = shell): string | null {
  const ofDebian = packagesFor(kind).map((name) => `/usr/bin/${name}`)
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...ofDebian]
  return candidates.find((path): path is string => path !== undefined && existsSync(path)) ?? null
}

/** Returns the path of a Chromium; installs one if necessary. */
export function ensureChromium(kind: Kind = shell): string {
  const found = foundChromium(kind)
  if (found) return found
  console.log('Baixando um Chromium para os testes…')
  spawnSync('playwright', ['install', 'chromium-headless-shell', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  })
  if (!foundChromium(kind) && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    for (const name of packagesFor(kind))
      if (!foundChromium(kind)) spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' })
  }
  const path = foundChromium(kind)
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
