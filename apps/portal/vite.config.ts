import { join } from 'node:path'
import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/app-config.ts'
import { portalSplitting } from '../../scripts/chunks.ts'

const root = import.meta.dirname

/** The HTML pages: the portal, the prerendered `/` for signed-out visitors, and scheduling links (scripts/prerender.ts). */
const pages = ['index.html', 'landing.html', 'calendar.html'].map((page) => join(root, page))

export default defineConfig(({ isSsrBuild }) =>
  appConfig({
    root,
    port: 5173,
    rolldownOptions: isSsrBuild ? {} : { input: pages, output: { codeSplitting: portalSplitting } },
  }),
)
