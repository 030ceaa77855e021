import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { breakWidget } from '../scripts/mutants/break-widget.ts'
import { tagsOf } from '../stories/pages/pages.ts'
import { rowsPlugin } from './docs/rows-plugin.ts'
import { iconPlugin } from './icon-plugin.ts'

/** The widget whose stories alone are built, for the pictures of its mutants (scripts/mutants/broken-pictures.ts). */
const only = process.env.ONLY_WIDGET

export default defineMain({
  framework: '@storybook/react-vite',
  stories: only
    ? [`../packages/ui/src/${only}/**/*.stories.tsx`]
    : [
        '../stories/**/*.mdx',
        '../stories/**/*.stories.tsx',
        '../packages/ui/src/**/*.stories.tsx',
        '../apps/*/src/**/*.stories.tsx',
      ],
  addons: [
    // Comments above stories are English, for engineers.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Docs show sentences and types of their own; see .storybook/docs.
  typescript: { reactDocgen: false },
  // A component is found by its words and its state, which stories/pages holds.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...tagsOf(entry.title ?? '')],
        })),
    })),
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { tsconfigPaths: true },
      // As in the apps: what stands in the code itself cannot be fetched under their content policy.
      build: { assetsInlineLimit: 0 },
      plugins: [
        iconPlugin(),
        // Tables of props are for designers; tests do not need them.
        ...(process.env.VITEST || only ? [] : [rowsPlugin()]),
        ...(process.env.MUTANT === undefined ? [] : [breakWidget()]),
      ],
    }),
})
