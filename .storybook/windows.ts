type Window = 'phone' | 'desktop'

/** Opens in a window, and is pictured in that one alone, in light and in dark; what a page of stories says, one of them may overrule. */
const shownIn = (value: Window, other: Window) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: {
    chromatic: {
      modes: { [value]: { disable: false }, [other]: { disable: true }, dark: { viewport: value } },
    },
  },
})

/** For a story that means something on a phone alone. */
export const onPhone = shownIn('phone', 'desktop')

/** For a story that means something on a desk alone. */
export const onDesk = shownIn('desktop', 'phone')
