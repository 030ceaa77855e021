import { type ComponentType, lazy } from 'react'

/** A page whose code is fetched when it is first opened. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
