import { useLocation } from 'react-router-dom'
import { useFocusMain } from './focus-main.ts'

/** Begins every page of a router at its top (`useFocusMain`). Put it beside the routes. */
export function FocusMain() {
  useFocusMain(useLocation().pathname)
  return null
}
