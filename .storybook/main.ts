import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { tagsOf } from '../stories/pages/pages.ts'
import { rowsPlugin } from './docs/rows-plugin.ts'
import { iconPlugin } from './icon-plugin.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
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
      // Tables of props are for designers; tests do not need them.
      plugins: process.env.VITEST ? [iconPlugin()] : [iconPlugin(), rowsPlugin()],
    }),
})
