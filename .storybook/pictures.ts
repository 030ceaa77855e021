import { combineParameters } from 'storybook/preview-api'

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

/** For a story that looks as another one does in some windows, or that another window does not have: it is photographed in the others. */
export const notPicturedOn = (...windows: readonly ('desktop' | 'phone' | 'dark')[]) => ({
  parameters: {
    chromatic: { modes: Object.fromEntries(windows.map((one) => [one, { disable: true }])) },
  },
})

/** Several of these for one story: spread one after the other, the parameters of the last would replace those before. */
export function together<One extends object, Other extends object>(one: One, other: Other): One & Other {
  return combineParameters(one, other) as One & Other
}
