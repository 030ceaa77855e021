import type { DeviceKind } from '@ensaio/domain'
import Bowser from 'bowser'

/** What a browser says of itself: no version, no model, so that a login session is recognised by its owner and nobody is traced. */
export interface Device {
  device: DeviceKind | null
  browser: string | null
  system: string | null
}

const kinds: Record<string, DeviceKind> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Reads a `User-Agent` header; unknown ones give nulls. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '') return { device: null, browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500))
  return {
    device: kinds[platform.type ?? ''] ?? null,
    browser: browser.name?.slice(0, 60) || null,
    system: os.name?.slice(0, 60) || null,
  }
}
