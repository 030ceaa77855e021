import { expect, test } from 'vitest'
import { listed, squareMeters } from './listed.ts'

test('texts are named as a sentence does', () => {
  expect(listed(['Fotos'])).toBe('Fotos')
  expect(listed(['Fotos', 'Vídeo'])).toBe('Fotos e Vídeo')
  expect(listed(['Fotos', 'Vídeo', 'Planta'])).toBe('Fotos, Vídeo e Planta')
  expect(listed(['JPG', 'PNG', 'PDF'], 'disjunction')).toBe('JPG, PNG ou PDF')
})

test.each([
  [60, '60 m²'],
  [60.5, '60,5 m²'],
  [1204.256, '1.204,26 m²'],
])('%d as an area', (area, text) => {
  expect(squareMeters(area)).toBe(text)
})
