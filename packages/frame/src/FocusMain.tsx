import { useLocation, useNavigationType } from 'react-router-dom'
import { useFocusMain } from './focus-main.ts'
import { useScrollMemory } from './scroll-memory.ts'

/** Begins every page of a router at its top (`useFocusMain`), or where it was left when Back shows it again. Put it beside the routes. */
export function FocusMain() {
  const { key, pathname } = useLocation()
  useFocusMain(pathname)
  useScrollMemory(key, useNavigationType() === 'POP')
  return null
}
