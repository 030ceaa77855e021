import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The ready-made parts of `.storybook` that set parameters. */
const parts = 'notPictured|notPicturedOn|inEveryMode|onPhone|onDesk|atWidth|withoutNetwork'
const one = new RegExp(`^  (?:\\.\\.\\.(?:${parts})\\b|parameters:)`, 'gm')

/** The stories of a file that set parameters twice, of which the first would be lost. */
function lost(text: string): string[] {
  const stories = text.matchAll(/^export const (\w+) = \w+\.story\(\{\n(.*?)^\}\)/gms)
  return [...stories].flatMap(([, name = '', body = '']) =>
    (body.match(one) ?? []).length > 1 ? [name] : [],
  )
}

test('no story spreads two parts with parameters one after the other: `together` joins them', () => {
  const files = globSync('{packages,stories}/**/*.stories.tsx', {
    exclude: (path) => path.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => lost(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual(
    [],
  )
  const two = 'export const Um = meta.story({\n  ...notPictured,\n  ...onPhone,\n})'
  expect([lost(two), lost(two.replace('...onPhone', '...shown'))]).toEqual([['Um'], []])
})
