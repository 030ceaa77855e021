import { expect, test } from 'vitest'
import { archiveName, asciiName, photoEntryNames, photoName, sizedName } from './archive-name.ts'

test.each([
  ['Sala de estar', 'Sala_de_estar'],
  ['Área de serviço', 'Area_de_servico'],
  ['  Varanda / gourmet  ', 'Varanda_gourmet'],
  ['2º quarto', '2_quarto'],
  ['__já__', 'ja'],
  ['日本', ''],
  ['', ''],
])('%j in a file name: %j', (text, name) => {
  expect(asciiName(text)).toBe(name)
})

test.each([
  ['Fotos', '2026-11-20T13:30:00.000Z', 'Fotos_20_11_2026_10_30.zip'],
  ['Plantas', '2026-01-01T02:59:59.000Z', 'Plantas_31_12_2025_23_59.zip'],
  ['Fotos', '2026-01-01T03:00:00.000Z', 'Fotos_01_01_2026_00_00.zip'],
])('an archive of %s made at %s is named %s (rule archive-whole)', (what, now, name) => {
  expect(archiveName(what, now)).toBe(name)
})

test.each([
  ['Sala', 0, 9, '01_sala'],
  ['Sala', 9, 10, '10_sala'],
  ['Suíte master', 0, 100, '001_suite_master'],
  ['Cozinha', 999, 1000, '1000_cozinha'],
  [null, 1, 2, '02_foto'],
  ['日本', 2, 3, '03_foto'],
])('a photo of room %j at position %i among %i is named %s', (tag, place, among, name) => {
  expect(photoName(tag, { place, among })).toBe(name)
})

test('entries keep the order of the gallery and never share a name, ignoring case', () => {
  const photos = [
    { tag: 'Sala', extension: 'jpg' },
    { tag: 'sala', extension: 'jpg' },
    { tag: null, extension: 'png' },
  ]
  const names = photoEntryNames(photos)
  expect(names).toEqual(['01_sala.jpg', '02_sala.jpg', '03_foto.png'])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(photos.length)
})

test.each([
  ['original', '01_sala'],
  ['portal', '01_sala_portal'],
  ['story', '01_sala_9x16'],
] as const)('alone, a photo in the size %s is named %s', (size, name) => {
  expect(sizedName('01_sala', size)).toBe(name)
})
