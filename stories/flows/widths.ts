/** The whole, at both widths (`npm run test:trust`); else what guards money, bookings and uploads, on a phone. */
export const isFull = process.env.TRUST === 'full'

/** Where most clients are. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** Where our people are. */
export const desktop = { viewport: { width: 1280, height: 800 } }

/** Where the tests of this run look: the name and the options of each width. Most clients come by phone. */
export const widths: [string, typeof phone | typeof desktop][] = [
  ['on a phone', phone],
  ...(isFull ? [['on a desktop', desktop] as [string, typeof desktop]] : []),
]
