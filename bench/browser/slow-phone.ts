import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** A page of a slow phone. */
export interface SlowPhone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

/** Opens a phone whose processor is a quarter as fast as this machine, on the slow 4G that Lighthouse simulates. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  return { context, page, devtools }
}
