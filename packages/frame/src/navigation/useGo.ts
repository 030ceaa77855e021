import { useCallback } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

/**
 * Returns a function that goes to a path, as `useNavigate` does, but adds an address once for several presses: where a press finds it already
 * there, the page of an earlier one is not drawn yet. So Back leads to the page before.
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  return useCallback(
    (path, { replace = false } = {}) => {
      const isThere = window.location.pathname === root + path
      void navigate(path, { replace: replace || isThere })
    },
    [navigate, root],
  )
}
