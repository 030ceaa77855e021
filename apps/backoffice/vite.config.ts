import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { backofficeSplitting, noCircles } from '../../scripts/chunks.ts'

/** The API that the development server passes calls on to. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/backoffice/',
  plugins: [react(), noCircles()],
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: backofficeSplitting } },
  },
  server: { port: 5174, proxy: { '/api': { target: api, changeOrigin: false } } },
})
