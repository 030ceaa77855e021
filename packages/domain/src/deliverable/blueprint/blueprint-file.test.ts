import { expect, test } from 'vitest'
import { blueprintKind, blueprintName, blueprintRefusal, planPictures } from './blueprint-file.ts'

test('a plan of 1048576 bytes passes, one more does not', () => {
  expect(blueprintRefusal({ name: 'Planta.PDF', size: 1_048_576 })).toBeNull()
  expect(blueprintRefusal({ name: 'planta.pdf', size: 1_048_577 })).toBe('O arquivo passa do limite de 1 MB.')
  expect(blueprintRefusal({ name: 'planta.pdf', size: 2_411_725 })).toBe(
    'O arquivo tem 2,3 MB, e o limite é 1 MB.',
  )
})

test.each(['planta.jpg', 'planta', 'pdf', 'planta.dwg.exe'])('%s is no plan', (name) => {
  expect(blueprintRefusal({ name, size: 10 })).toBe('Envie um arquivo dwg, pdf ou png.')
})

test('an empty file is no plan', () => {
  expect(blueprintRefusal({ name: 'planta.dwg', size: 0 })).toBe('O arquivo está vazio.')
})

test('a name carries its extension once', () => {
  expect(blueprintName({ file_name: 'planta-78m2', file_extension: 'pdf' })).toBe('planta-78m2.pdf')
  expect(blueprintName({ file_name: 'Planta.PDF', file_extension: '.pdf' })).toBe('Planta.PDF')
  expect(blueprintKind({ file_extension: '.PNG' })).toBe('png')
  expect(blueprintKind({ file_extension: 'svg' })).toBe('other')
})

test('a picture shows itself, a pdf its pages once they are drawn, a dwg nothing (rule plan-pages)', () => {
  const page = (nth: number) => ({ url: `/p/${nth}` })
  expect(planPictures({ file_extension: '.PNG', url: '/plan' })).toEqual(['/plan'])
  expect(planPictures({ file_extension: 'pdf', url: '/plan' })).toEqual([])
  expect(planPictures({ file_extension: 'pdf', url: '/plan', pages: [] })).toEqual([])
  expect(planPictures({ file_extension: 'pdf', url: '/plan', pages: [page(1), page(2)] })).toEqual([
    '/p/1',
    '/p/2',
  ])
  expect(planPictures({ file_extension: 'dwg', url: '/plan' })).toEqual([])
  expect(planPictures({ file_extension: 'png', url: null })).toEqual([])
})
