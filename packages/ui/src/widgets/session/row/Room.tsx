import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Container, wide } from './row-styles.ts'

/** Which of its two looks a list draws: rows of a table, or cards. */
export type Fit = { rows: boolean; cards: boolean }

const both: Fit = { rows: true, cards: true }

/**
 * Returns the looks to render. The first render has both, as that of a server, which knows no width; later ones have the look that fits the
 * width of `ruler`, since the hidden one takes as long to render. When the width changes to the look that is missing, or for paper, the list
 * renders again at once.
 */
function useFit(ruler: RefObject<HTMLElement | null>): Fit {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const fit = useRef(both)
  const drawn = useRef(both)
  drawn.current = fit.current

  useEffect(() => {
    const element = ruler.current
    if (!element) return
    function use(next: Fit) {
      fit.current = next
      const isMissing = (next.rows && !drawn.current.rows) || (next.cards && !drawn.current.cards)
      if (isMissing) flushSync(redraw)
    }
    const measure = () => {
      const isWide = element.clientWidth >= wide
      use({ rows: isWide, cards: !isWide })
    }
    const print = () => use(both)
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', measure)
    return () => {
      watcher.disconnect()
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', measure)
    }
  }, [ruler])

  return fit.current
}

/** The container of a list of ensaios, whose width decides between table and cards. */
export function Room(props: { children: (fit: Fit) => ReactNode }) {
  const ruler = useRef<HTMLDivElement>(null)
  const fit = useFit(ruler)
  return (
    <Container>
      {/* Measured instead of the container, whose height changes with each render and would call the observer again. */}
      <div ref={ruler} />
      {props.children(fit)}
    </Container>
  )
}
