import { themeVariables } from '@ensaio/ui'
import axe from 'axe-core'
import { brandOf } from '../stories/foundations/brands.ts'

/** A story as Storybook tells a hook of it. */
type Told = { globals: { brand?: string }; parameters: { a11y?: { test?: string; config?: axe.Spec } } }

const phone = [390, 844] as const

/**
 * Once a story has played in light on a desk, looks at where it ended in dark on a phone, too: nothing there may be out of reach or hard
 * to read. Only in tests.
 */
export async function checkOtherSide({ globals, parameters }: Told): Promise<void> {
  if (import.meta.env.VITEST_WORKER_ID === undefined || parameters.a11y?.test === 'off') return
  const { page } = await import('vitest/browser')
  const sheet = document.createElement('style')
  sheet.textContent = `:root:root { ${themeVariables(brandOf(globals.brand), 'dark')} }`
  document.head.append(sheet)
  try {
    await page.viewport(...phone)
    axe.reset()
    axe.configure({
      ...parameters.a11y?.config,
      rules: [{ id: 'region', enabled: false }, ...(parameters.a11y?.config?.rules ?? [])],
    })
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
    const told = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    )
    if (told.length > 0) throw new Error(`In dark, on a phone:\n${told.join('\n')}`)
  } finally {
    sheet.remove()
  }
}
