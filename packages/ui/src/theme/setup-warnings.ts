import { version } from 'react'

// Bundlers replace `process.env.NODE_ENV`, here as in React.
declare const process: { env: { NODE_ENV?: string } }

const said = new Set<string>()

/** Warns once on the console about a mistake in an app's set-up, except in production. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return
  said.add(message)
  console.warn(`@ensaio/ui: ${message}`)
}

/** Throws on a React before 19, which ignores our contexts without a word; `current` is its version. */
export function refuseOldReact(current: string = version): void {
  if (Number.parseInt(current, 10) >= 19) return
  throw new Error(
    `@ensaio/ui needs React 19 or later; this app has ${current}. Update react and react-dom together: npm install react@19 react-dom@19`,
  )
}
