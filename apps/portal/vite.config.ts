import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API that the development server passes calls on to. */
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
})
