import { expect, test } from 'vitest'
import { itemIds, items } from '../../deliverable/items.ts'
import { captureList } from './capture-list.ts'

const product = (id: number, label: string, orientation: string | null = null) => ({
  item: { id, item_id: id, label, title: label, icon: 'camera', orientation },
})

test('each work is captured once, however many items it has', () => {
  const every = itemIds.map((id) => product(id, items[id].name))
  expect(captureList(every).toSorted()).toEqual(['Fotos', 'Medidas da planta', 'Tour virtual', 'Vídeos'])
})

test('the instructions of the house are lines of their own, each once and never empty', () => {
  expect(
    captureList([product(8, 'Captação de fotos', ' Fachada \n\nVaranda\nFachada'), product(9, 'Fotos')]),
  ).toEqual(['Fotos', 'Fotos: Fachada', 'Fotos: Varanda'])
})

test('an item of another house is captured by its name', () => {
  expect(captureList([product(99, 'Drone')])).toEqual(['Drone'])
})
