import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/apps/app-config.ts'

export default defineConfig((env) =>
  appConfig({ root: import.meta.dirname, base: '/backoffice/', port: 5174 }, env),
)
