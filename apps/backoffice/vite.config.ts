import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/app-config.ts'
import { backofficeSplitting } from '../../scripts/chunks.ts'

export default defineConfig(
  appConfig({
    root: import.meta.dirname,
    base: '/backoffice/',
    port: 5174,
    rolldownOptions: { output: { codeSplitting: backofficeSplitting } },
  }),
)
