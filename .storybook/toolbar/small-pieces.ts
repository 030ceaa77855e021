import type { CSSProperties } from 'react'

/** Components that are as wide as their content. */
const pieces = [
  'Avatar',
  'Badge',
  'Button',
  'Checkbox',
  'Chip',
  'CopyButton',
  'DownloadButton',
  'Marca',
  'SaveIndicator',
  'Spinner',
  'StatusBadge',
  'Switch',
  'TextLink',
] as const

/** Components that are as wide as their place: they get the width of a form. */
const fields = [
  'DateInput',
  'Field',
  'FilePicker',
  'MaskedInput',
  'MoneyInput',
  'PasswordInput',
  'PhoneInput',
  'Progress',
  'SearchField',
  'Select',
  'Skeleton',
  'TextArea',
  'TextInput',
] as const

/** Every component that is shown in the middle, by the last part of its title. */
export const centred: readonly string[] = [...pieces, ...fields]

/** Whether a person looks at one story inside Storybook; tests and pictures open the story without the frame around it. */
export function isLookedAt(viewMode: string, isTested: boolean): boolean {
  return viewMode === 'story' && !isTested && window.parent !== window
}

/** Returns the style that puts a small component in the middle of its canvas; undefined for any other. */
export function middle(title: string): CSSProperties | undefined {
  const name = title.slice(title.lastIndexOf('/') + 1)
  if (!centred.includes(name)) return undefined
  const isField = fields.some((one) => one === name)
  return {
    display: 'grid',
    gridTemplateColumns: isField ? 'minmax(0, 26rem)' : 'fit-content(100%)',
    placeContent: 'safe center',
  }
}
