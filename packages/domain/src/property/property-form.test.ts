import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import type { VerticalData } from '../session/schema.ts'
import { propertyKindOf } from './kind.ts'
import { PropertyForm, PropertyFormWithArea, propertyForm, propertyOf } from './property-form.ts'

const kept: VerticalData = {
  kind: 'apartment',
  unit: '84',
  complement: null,
  area: 78.5,
  reference: null,
  keys: 'Portaria',
  additional_info: 'Há um cão no quintal.',
}

test('a property is converted to the form and back', () => {
  expect(propertyForm(kept).area).toBe('78,5')
  const { additional_info: _, ...shown } = kept
  expect(propertyOf(propertyForm(kept))).toEqual(shown)
  expect(propertyOf({ ...propertyForm(kept), unit: ' ', keys: ' Lockbox ' })).toEqual({
    ...shown,
    unit: null,
    keys: 'Lockbox',
  })
  expect(propertyOf({ ...propertyForm(kept), kind: '' }).kind).toBeNull()
})

test('the area is required only where it is editable', () => {
  const form = { ...propertyForm(kept), area: '' }
  expect(safeParse(PropertyForm, form).success).toBe(true)
  expect(safeParse(PropertyFormWithArea, form).issues?.[0].message).toBe('Informe a área, em m².')
})

test('the text of a select is a kind of property, or none', () => {
  expect(['house', '', 'castle'].map(propertyKindOf)).toEqual(['house', null, null])
})
