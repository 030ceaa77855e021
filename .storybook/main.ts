import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { iconPlugin } from './icon-plugin.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props tables are for designers; tests do not need them.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: [iconPlugin()], resolve: { tsconfigPaths: true } }),
})
