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

/** Shows a story in a desktop window of this width. */
export function atWidth(pixels: number) {
  const name = `w${pixels}`
  const styles = { width: `${pixels}px`, height: '800px' }
  return {
    globals: { viewport: { value: name, isRotated: false } },
    parameters: { viewport: { options: { [name]: { name, styles, type: 'desktop' as const } } } },
  }
}
