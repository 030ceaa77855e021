import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { shareReadable } from './.storybook/contrast.ts'
import { chromiumArguments, foundChromium } from './scripts/chromium.ts'
import { breakWidget } from './scripts/mutants/break-widget.ts'

/** A machine shared with others may stall a browser or a database; what is wrong fails twice. */
const retryOnCi = process.env.CI ? 1 : 0

/** Every story as a test: it renders, its play holds, axe finds nothing, and no call goes unmocked. */
function stories(
  name: string,
  seen: { theme: string; viewport: string; timezoneId: string; order: number },
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [
      ...(process.env.MUTANT ? [breakWidget(process.env.MUTANT)] : []),
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'npm run storybook -- --no-open',
        initialGlobals: { theme: seen.theme, viewport: { value: seen.viewport, isRotated: false } },
      }),
    ],
    // Found in the middle of a run, a new dependency would reload the page under a test.
    optimizeDeps: {
      include: [
        '@dnd-kit/core',
        '@dnd-kit/sortable',
        '@hookform/resolvers/valibot',
        'axe-core',
        'date-fns/format',
        'date-fns/isValid',
        'date-fns/parse',
        'ky',
        'lucide-react',
        'msw',
        'msw/browser',
        'react',
        'react-dom',
        'react-dom/client',
        'react-hook-form',
        'react-number-format',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'react-router-dom',
        'styled-components',
        'valibot',
        'zustand',
      ],
    },
    test: {
      name,
      exclude: [],
      retry: retryOnCi,
      // A bound for a busy machine, as in .storybook/preview.tsx.
      testTimeout: 60_000,
      // A page is kept for many files: making one takes longer than most files' stories.
      isolate: false,
      // One browser at a time: two starve each other on a small machine.
      sequence: { groupOrder: seen.order },
      maxWorkers: workers,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { shareReadable },
        provider: playwright({
          launchOptions: {
            executablePath: foundChromium() ?? undefined,
            args: chromiumArguments,
          },
          contextOptions: { locale: 'pt-BR', timezoneId: seen.timezoneId },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** Every rule is proven where the clock of the process is elsewhere, too (rule local-day). */
const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo']
const isEverywhere = process.env.ZONES === 'all'

/** What of the server looks at a calendar or a clock; `ZONES=all` runs the rest elsewhere, too. */
const datedApi = ['{scheduling,sessions,mail}/**/*', 'jobs/deliver-mail', 'files/archive-routes'].map(
  (name) => `apps/api/src/${name}.test.ts`,
)
const wholeApi = ['apps/api/src/**/*.test.ts']

/** What of the rules knows no day and no hour; `ZONES=all` proves that elsewhere, too. */
const timeless = ['packages/{client,testing}/**', 'packages/domain/src/{endpoint.test.ts,person/**}']

/** In the group of the stories: over before the first of those is drawn. */
const whileBrowserStarts = 1

/** How many workers a group shares. A third works while the others wait: for a server, a browser, a frame. */
const workers = 3

const isTrust = process.env.TRUST === 'full'

/** What has no small part: even to skip it, its server would be loaded. */
const trustAlone = isTrust
  ? []
  : [
      'apps/api/races/{half-done,scale,sign-in}.test.ts',
      'stories/flows/failures/{account,address,anywhere,arrival,detail,gallery,list}.test.ts',
    ]

/** Tests that run in Node, one worker a file; `zone` is the time zone of their process. */
function nodeTests(
  name: string,
  include: string[],
  options: {
    zone?: string
    patience?: number
    setup?: string[]
    retry?: number
    exclude?: string[]
    group?: number
  } = {},
): TestProjectConfiguration {
  const { zone, patience = 20_000, setup = [], retry = 0, exclude = [], group = 0 } = options
  return {
    extends: true,
    test: {
      name: zone ? `${name} ${zone}` : name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      pool: 'forks',
      // A process is kept for many files: loading the server anew takes longer than most files' tests.
      isolate: false,
      maxWorkers: workers,
      env: { NODE_ENV: 'test', ...(zone ? { TZ: zone } : {}) },
      globalSetup: setup,
      testTimeout: patience,
      retry,
      hookTimeout: patience,
      // What is waited for comes late on a busy machine; nothing is proven by how fast it comes.
      expect: { poll: { timeout: patience / 2 } },
      // What runs in one group shares its workers, so that none idles while another project ends.
      sequence: { groupOrder: group },
    },
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    projects: [
      ...zones.map((zone) =>
        nodeTests('rules', ['packages/*/src/**/*.test.ts', 'apps/{portal,backoffice}/src/**/*.test.ts'], {
          zone,
          group: whileBrowserStarts,
          exclude: zone === 'UTC' || isEverywhere ? [] : timeless,
        }),
      ),
      nodeTests('house', ['stories/house/**/*.test.ts', 'scripts/**/*.test.ts'], {
        group: whileBrowserStarts,
      }),
      // The server on the embedded database, whole.
      ...zones
        .filter((zone) => isEverywhere || zone !== 'America/Sao_Paulo')
        .map((zone) =>
          nodeTests('api', zone === 'UTC' || isEverywhere ? wholeApi : datedApi, {
            zone,
            patience: 60_000,
            setup: [
              'packages/testing/src/server/empty-database.ts',
              'packages/testing/src/server/kept-demo.ts',
            ],
          }),
        ),
      // Several server processes on a real Postgres.
      nodeTests('races', ['apps/api/races/**/*.test.ts'], {
        patience: isTrust ? 1_800_000 : 300_000,
        setup: ['packages/testing/src/server/postgres.ts', 'packages/testing/src/server/demo-folder.ts'],
        retry: retryOnCi,
        exclude: trustAlone,
      }),
      // The mocks and the server answer alike; the built portal on the real server, in Chromium.
      nodeTests('flows', ['stories/contract/*.test.ts', 'stories/flows/**/*.test.ts'], {
        patience: 120_000,
        setup: ['packages/testing/src/server/demo-folder.ts'],
        retry: retryOnCi,
        exclude: trustAlone,
      }),
      // The packages as another app gets them: from tarballs, with no way back to this repository.
      nodeTests('packages', ['stories/adopter/*.test.ts'], {
        patience: 120_000,
        setup: ['stories/adopter/scratch-app.ts'],
      }),
      stories('stories', { theme: 'light', viewport: 'desktop', timezoneId: 'America/Sao_Paulo', order: 1 }),
      // Everything is looked at in dark on a phone where it ended; this plays it there, too, on the other side of the date line.
      ...(isEverywhere
        ? [stories('stories-dark', { theme: 'dark', viewport: 'phone', timezoneId: 'Asia/Tokyo', order: 2 })]
        : []),
    ],
  },
})
