import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that goes to a path, as `useNavigate` does, but once for several presses: a press that comes before the page of the
 * first one does not add its address again, so that Back leads to the page before.
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const last = useRef({ key, path: '' })
  return useCallback(
    (path, { replace = false } = {}) => {
      const isAgain = last.current.key === key && last.current.path === path
      void navigate(path, { replace: replace || isAgain })
      last.current = { key, path }
    },
    [key, navigate],
  )
}
