/**
 * For a story that shows a behaviour and ends as another one looks, or that only a person can judge: it is played, and not photographed.
 * `npm run visual` fails for two equal pictures, so that every other story shows what no other shows.
 */
export const notPictured = { parameters: { chromatic: { disableSnapshot: true } } }

/**
 * For the few stories that are also photographed in the second brand, in dark on a phone, and in forced colours, and whose pictures CI
 * compares with those in `stories/smoke`.
 */
export const inEveryMode = {
  parameters: {
    smoke: true,
    chromatic: {
      modes: {
        brand: { viewport: 'desktop', theme: 'light', brand: 'prumo' },
        darkPhone: { viewport: 'phone', theme: 'dark' },
        forcedColors: { viewport: 'desktop', theme: 'light', forcedColors: 'active' },
      },
    },
  },
}

/** For a story that looks as another one does in one of the windows: it is played there, and photographed in the other one. */
export const notPicturedOn = (window: 'desktop' | 'phone') => ({
  parameters: { chromatic: { modes: { [window]: { disable: true } } } },
})
