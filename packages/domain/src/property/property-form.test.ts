import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import type { VerticalData } from '../session/schema.ts'
import { PropertyForm, PropertyFormWithArea, propertyForm, propertyOf } from './property-form.ts'

const kept: VerticalData = {
  unit: '84',
  complement: null,
  area: 78.5,
  reference: null,
  keys: 'Portaria',
  additional_info: 'Há um cão no quintal.',
}

test('a property survives being typed', () => {
  expect(propertyForm(kept).area).toBe('78,5')
  const { additional_info: _, ...shown } = kept
  expect(propertyOf(propertyForm(kept))).toEqual(shown)
  expect(propertyOf({ ...propertyForm(kept), unit: ' ', keys: ' Lockbox ' })).toEqual({
    ...shown,
    unit: null,
    keys: 'Lockbox',
  })
})

test('the area is asked for only where it may change', () => {
  const form = { ...propertyForm(kept), area: '' }
  expect(safeParse(PropertyForm, form).success).toBe(true)
  expect(safeParse(PropertyFormWithArea, form).issues?.[0].message).toBe('Informe a área, em m².')
})
