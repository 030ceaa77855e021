import { useLocation, useNavigationType } from 'react-router-dom'
import { useFocusMain } from './focus-main.ts'
import { useScrollMemory } from './scroll-memory.ts'

/** Scrolls each new page to its top (`useFocusMain`), or to where it was left after Back. Render it beside the routes. */
export function FocusMain() {
  const { key, pathname } = useLocation()
  useFocusMain(pathname)
  useScrollMemory(key, useNavigationType() === 'POP')
  return null
}
