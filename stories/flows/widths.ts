/** Run all tests at both widths (`npm run test:trust`); otherwise only money, bookings and uploads, on a phone. */
export const isFull = process.env.TRUST === 'full'

/** The window of most clients. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** The window of most staff. */
export const desktop = { viewport: { width: 1280, height: 800 } }

/** Name and options of each window of this run. */
export const widths: [string, typeof phone | typeof desktop][] = [
  ['on a phone', phone],
  ...(isFull ? [['on a desktop', desktop] as [string, typeof desktop]] : []),
]
