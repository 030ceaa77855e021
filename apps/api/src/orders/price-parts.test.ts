import { expect, test } from 'vitest'
import { partsAt } from './price-parts.ts'

const parts = {
  main: { title: 'Tour virtual', cents: 39_900 },
  items: [
    { title: 'Fotos profissionais', text: 'incluídas' },
    { title: 'Vídeo', cents: 8_900 },
    { title: 'Área', text: 'até 150 m²' },
  ],
}

test('what is added keeps its price, the main line takes the rest, and the area is the new one', () => {
  expect(partsAt(parts, 50_000, 200)).toEqual({
    main: { title: 'Tour virtual', cents: 41_100 },
    items: [
      { title: 'Fotos profissionais', text: 'incluídas' },
      { title: 'Vídeo', cents: 8_900 },
      { title: 'Área', text: 'até 200 m²' },
    ],
  })
})

test('the same price leaves it as it was', () => {
  expect(partsAt(parts, 48_800, 150)).toEqual(parts)
})

test('a price that what is added uses up is that of the whole', () => {
  expect(partsAt(parts, 8_900, 150)).toBeNull()
  expect(partsAt(parts, 8_901, 150)?.main).toEqual({ title: 'Tour virtual', cents: 1 })
  expect(partsAt(null, 39_900, 150)).toBeNull()
})
