type Window = 'phone' | 'desktop'

/** Shows and photographs a story in one window only, light and dark; a story may override its meta. */
const shownIn = (value: Window, other: Window) => ({
  globals: { viewport: { value, isRotated: false } },
  parameters: {
    chromatic: {
      modes: { [value]: { disable: false }, [other]: { disable: true }, dark: { viewport: value } },
    },
  },
})

/** For stories that apply to phones only. */
export const onPhone = shownIn('phone', 'desktop')

/** For stories that apply to desktops only. */
export const onDesk = shownIn('desktop', 'phone')
