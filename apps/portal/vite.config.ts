import { join } from 'node:path'
import { defineConfig } from 'vite'
import { appConfig } from '../../scripts/apps/app-config.ts'

const root = import.meta.dirname

/** The HTML pages: the portal, `/` for signed-out visitors, scheduling links and published pages. The server writes the first view into each. */
const pages = ['index.html', 'landing.html', 'calendar.html', 'property.html'].map((page) => join(root, page))

export default defineConfig((env) => appConfig({ root, port: 5173, pages }, env))
