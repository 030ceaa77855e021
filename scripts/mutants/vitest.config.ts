import { defineConfig } from 'vitest/config'

/** Runs only the tests of the domain, for Stryker. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['packages/domain/src/**/*.test.ts'] },
})
