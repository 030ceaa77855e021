import { expect, test } from 'vitest'
import { withNames } from '../../../.storybook/docs/adopter-code.ts'

test('callbacks and data of a story become variables', () => {
  const code =
    '<PhotosCard onRetry={function a(){}} photos={{ state: \'ready\', value: [] }} viewer="client" />'
  expect(withNames(code)).toBe('<PhotosCard onRetry={onRetry} photos={photos} viewer="client" />')
})

test('short values and elements stay as they are', () => {
  const code = '<Button icon={<Mail size={18} />} level={2} onPress={() => {}}>Enviar</Button>'
  expect(withNames(code)).toBe(
    '<Button icon={<Mail size={18} />} level={2} onPress={onPress}>Enviar</Button>',
  )
})

test('a brace within a text does not end a value', () => {
  const code =
    "<Card title={{ a: '}', b: 'a text that is long enough to be example data of a story' }} level={2} />"
  expect(withNames(code)).toBe('<Card title={title} level={2} />')
})
