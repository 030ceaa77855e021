import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { specWords, wrongWords } from './wrong-words.ts'

const root = resolve(import.meta.dirname, '../../..')
const sources = execFileSync('git', ['ls-files', 'packages/*/src/*', 'apps/*/src/*', 'stories/*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('stories/house/'))

/** Returns the lines of a file without comments; the remaining Portuguese is text for users. */
function linesWithoutComments(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/.*$/, ''))
}

test.each([
  ['Sua sessão expirou', true],
  ['Sessões', true],
  ['Não foi possível atualizar a sessão.', false],
  ['Atenção:: confira', true],
  ['Excluir: Foto 5: nova.jpg', true],
  ['Pedimos desculpas: nossa equipe vai remarcar. Agora: descanse', false],
  ['https://ensaio.test, às 10:30', false],
])('%s', (text, isWrong) => {
  expect(wrongWords(text, specWords).length > 0).toBe(isWrong)
})

test('texts for users say ensaio, never sessão, except literal texts of the specification', () => {
  const found = sources.flatMap((path) =>
    linesWithoutComments(path).flatMap((line, nth) =>
      wrongWords(line, specWords)
        .filter((text) => /sess(ão|ões)/i.test(text))
        .map((text) => `${path}:${nth + 1} ${text}`),
    ),
  )
  expect(found).toEqual([])
})
