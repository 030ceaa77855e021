import { existsSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { chromium } from 'playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : '/usr/bin/chromium'
}

/** Every story as a test: it renders, its play holds, axe finds nothing, and no call goes unmocked. */
function stories(
  name: string,
  seen: { theme: string; viewport: string; timezoneId: string },
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'npm run storybook -- --no-open',
        initialGlobals: { theme: seen.theme, viewport: { value: seen.viewport, isRotated: false } },
      }),
    ],
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: chromiumPath(),
            args: [
              '--no-sandbox',
              '--disable-gpu',
              '--disable-quic',
              '--no-first-run',
              '--disable-background-networking',
              '--disable-component-update',
              '--disable-sync',
            ],
          },
          contextOptions: { locale: 'pt-BR', timezoneId: seen.timezoneId },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      stories('stories', { theme: 'light', viewport: 'desktop', timezoneId: 'America/Sao_Paulo' }),
      // The same stories once more where most of it differs: dark, on a phone, on the other side of the date line.
      stories('stories-dark', { theme: 'dark', viewport: 'phone', timezoneId: 'Asia/Tokyo' }),
    ],
  },
})
