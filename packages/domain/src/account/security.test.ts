import { expect, test } from 'vitest'
import { deviceKinds, deviceNames, loginName } from './security.ts'

test.each([
  ['Chrome', 'Windows', 'Chrome no Windows'],
  ['Safari', null, 'Safari'],
  [null, 'Linux', 'Navegador desconhecido no Linux'],
  [null, null, 'Navegador desconhecido'],
])('%s on %s is a login session called “%s”', (browser, system, name) => {
  expect(loginName({ browser, system })).toBe(name)
})

test('every kind of device has a name', () => {
  expect(deviceKinds.map((kind) => deviceNames[kind])).toEqual(['Computador', 'Celular', 'Tablet'])
})
