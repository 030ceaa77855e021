import { defineConfig } from 'vitest/config'

/** The tests of the domain alone, for Stryker. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['packages/domain/src/**/*.test.ts'] },
})
