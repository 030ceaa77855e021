import type { ArgTypes, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { sentenceOf } from '../../stories/pages/pages.ts'
import type { PropRow } from './prop-rows.ts'

type Documented = { __docgenInfo?: { displayName: string; rows?: readonly PropRow[] } }

/** Returns the rows of the compiler for a component; undefined for a stand-in written in a file of stories. */
export function rowsOf(component: unknown): readonly PropRow[] | undefined {
  return (component as Documented | undefined)?.__docgenInfo?.rows
}

/** Returns the name of a documented component. */
export function nameOf(component: unknown): string | undefined {
  return (component as Documented | undefined)?.__docgenInfo?.displayName
}

/** Returns the table of props of a component: its types from the compiler, its sentences from `stories/pages`. */
export function argTypesOf(component: unknown): ArgTypes | null {
  const rows = rowsOf(component)
  if (!rows) return null
  const name = nameOf(component) ?? ''
  return Object.fromEntries(rows.map((row) => [row.name, argTypeOf(name, row)]))
}

function argTypeOf(component: string, row: PropRow): StrictInputType {
  const sentence = sentenceOf(component, row.name)
  return {
    name: row.name,
    ...(sentence ? { description: sentence } : {}),
    type: { ...kindOf(row), required: row.required },
    table: {
      type: { summary: row.type, ...(row.shape ? { detail: row.shape } : {}) },
      ...(row.default ? { defaultValue: { summary: row.default } } : {}),
    },
  }
}

/** Returns the kind of a prop, from which Storybook chooses its control. */
function kindOf({ type, values }: PropRow): SBType {
  if (values) return { name: 'enum', value: values.filter((value) => typeof value !== 'boolean') }
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type }
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type }
}

/** Gives a sentence to the args that are no prop of the component itself: attributes of its HTML element. */
export function describeAttributes({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, one]) => [
      name,
      one.description ? one : { ...one, description: 'Atributo do HTML, repassado ao elemento.' },
    ]),
  )
}

// Storybook adds the args that are no prop in its first pass.
describeAttributes.secondPass = true
