import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noCircles, portalSplitting } from '../../scripts/chunks.ts'

/** The API that the development server passes calls on to. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** The pages of the portal: itself, what stands at `/` for who is not signed in, and what a scheduling link opens (scripts/prerender.ts). */
const pages = ['index.html', 'landing.html', 'calendar.html'].map((page) => join(import.meta.dirname, page))

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), noCircles()],
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: pages, output: { codeSplitting: portalSplitting } } }),
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
}))
