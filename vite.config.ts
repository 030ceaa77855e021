import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { shareReadable } from './.storybook/checks/contrast.ts'
import { chromiumArguments, foundChromium } from './scripts/chromium.ts'
import { keepTemporaryFilesInMemory } from './scripts/suite/temporary-files.ts'

if (process.env.VITEST) {
  keepTemporaryFilesInMemory()
  // Halves the start of the servers that tests start; scripts/run.mjs sets it, too.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', import.meta.url))
}

/** A shared CI machine may stall a browser or a database; a real failure fails twice. */
const retryOnCi = process.env.CI ? 1 : 0

/** Runs every story as a test: it renders, its play function passes, axe finds nothing, and every call is mocked. */
function stories(
  name: string,
  view: { theme: string; viewport: string; timezoneId: string; order: number },
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        storybookScript: 'npm run storybook -- --no-open',
        initialGlobals: {
          theme: view.theme,
          viewport: { value: view.viewport, isRotated: false },
          strict: process.env.STRICT ? 'on' : 'off',
        },
      }),
    ],
    // A dependency discovered during a run would reload the page under a test.
    optimizeDeps: {
      include: [
        '@dnd-kit/core',
        '@dnd-kit/sortable',
        '@hookform/resolvers/valibot',
        'axe-core',
        'chromatic/isChromatic',
        'date-fns/format',
        'date-fns/isValid',
        'date-fns/parse',
        'idb-keyval',
        'ky',
        'leaflet',
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
        'uqr',
        'valibot',
        'zustand',
      ],
    },
    test: {
      name,
      exclude: [],
      retry: retryOnCi,
      // Generous for a busy machine, as in .storybook/preview.tsx.
      testTimeout: 60_000,
      // Reuse a page for many files: creating one takes longer than the stories of most files.
      isolate: false,
      // One browser at a time: two slow each other down on a small machine.
      sequence: { groupOrder: view.order },
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
          contextOptions: { locale: 'pt-BR', timezoneId: view.timezoneId },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The rules are tested in several time zones (rule local-day). */
const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo']
const isEverywhere = process.env.ZONES === 'all'

/** Server tests that depend on date or time; `ZONES=all` runs all others in every zone, too. */
const datedApi = ['{scheduling,sessions,mail}/**/*', 'jobs/deliver-mail', 'files/archive-routes'].map(
  (name) => `apps/api/src/${name}.test.ts`,
)
const wholeApi = ['apps/api/src/**/*.test.ts']

/** Tests of rules without date or time; `ZONES=all` runs them in every zone, too. */
const timeless = ['packages/{client,testing}/**', 'packages/domain/src/{wire/endpoint.test.ts,person/**}']

/** The group of the stories; these tests end before the browser has started. */
const whileBrowserStarts = 1

/** Workers of a group. The third one works while others wait for a server, a browser or a frame. */
const workers = 3

const isTrust = process.env.TRUST === 'full'

/** Files without small tests, left out because even skipping them would load a server. */
const trustAlone = isTrust
  ? []
  : [
      'apps/api/races/{half-done,scale,sign-in}.test.ts',
      'stories/flows/failures/{account,address,anywhere,arrival,detail,gallery,list}.test.ts',
    ]

/** The database of server tests. */
type Engine = 'postgres' | 'embedded'

/** One zone on each engine; `ENGINE=embedded` runs all on the embedded database. */
const engineOf = (zone: string): Engine =>
  zone === 'Asia/Tokyo' || process.env.ENGINE === 'embedded' ? 'embedded' : 'postgres'

const postgres = 'packages/testing/src/server/postgres.ts'

/** A project of Node tests; `zone` is the time zone of the process. */
function nodeTests(
  name: string,
  include: string[],
  options: {
    zone?: string
    engine?: Engine
    patience?: number
    setup?: string[]
    retry?: number
    exclude?: string[]
    group?: number
  } = {},
): TestProjectConfiguration {
  const { zone, engine, patience = 20_000, setup = [], retry = 0, exclude = [], group = 0 } = options
  return {
    extends: true,
    test: {
      name: zone ? `${name} ${zone}` : name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      pool: 'forks',
      // Reuse a process for many files: loading the server takes longer than the tests of most files.
      isolate: false,
      maxWorkers: workers,
      env: { NODE_ENV: 'test', ...(zone ? { TZ: zone } : {}), ...(engine ? { ENGINE: engine } : {}) },
      globalSetup: setup,
      testTimeout: patience,
      retry,
      hookTimeout: patience,
      // Generous for a busy machine; no test depends on this timeout.
      expect: { poll: { timeout: patience / 2 } },
      // Projects of one group share workers, so that none idles while another project ends.
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
      nodeTests('house', ['stories/house/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'], {
        group: whileBrowserStarts,
      }),
      // The server, whole on Postgres; what depends on a date also on the embedded database.
      ...zones
        .filter((zone) => isEverywhere || zone !== 'America/Sao_Paulo')
        .map((zone) =>
          nodeTests('api', zone === 'UTC' || isEverywhere ? wholeApi : datedApi, {
            zone,
            engine: engineOf(zone),
            patience: 60_000,
            setup: [
              ...(engineOf(zone) === 'postgres' ? [postgres] : []),
              'packages/testing/src/server/copies.ts',
              'packages/testing/src/server/kept-demo.ts',
            ],
          }),
        ),
      // Several server processes on a real Postgres.
      nodeTests('races', ['apps/api/races/**/*.test.ts'], {
        patience: isTrust ? 1_800_000 : 300_000,
        setup: [postgres, 'packages/testing/src/server/demo-folder.ts'],
        retry: retryOnCi,
        exclude: trustAlone,
      }),
      // Mocks and server give the same answers; the built portal on the real server, in Chromium.
      nodeTests('flows', ['stories/contract/*.test.ts', 'stories/flows/**/*.test.ts'], {
        patience: 120_000,
        setup: ['packages/testing/src/server/demo-folder.ts'],
        retry: retryOnCi,
        exclude: trustAlone,
      }),
      // The packages as another app installs them: from tarballs, without access to this repository.
      nodeTests('packages', ['stories/adopter/*.test.ts'], {
        patience: 120_000,
        setup: ['stories/adopter/scratch-app.ts'],
      }),
      stories('stories', { theme: 'light', viewport: 'desktop', timezoneId: 'America/Sao_Paulo', order: 1 }),
      // Every story is checked in dark on a phone after its play function; this also plays it there, in another time zone.
      ...(isEverywhere
        ? [stories('stories-dark', { theme: 'dark', viewport: 'phone', timezoneId: 'Asia/Tokyo', order: 2 })]
        : []),
    ],
  },
})
