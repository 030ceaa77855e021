import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Finding } from './TopBar.styles.ts'

/** Opens the search, by pressing or by Ctrl+K (⌘K). One letter alone would be a shortcut that speech input presses by mistake (WCAG 2.1.4). */
export function FindButton({ onFind }: { onFind: () => void }) {
  const latest = useRef(onFind)
  latest.current = onFind

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      // Over another dialog, a search would take its reader away from what they typed.
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <Finding>
      <Button
        variant="quiet"
        iconOnly
        icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        onPress={onFind}
      >
        Buscar em tudo
      </Button>
    </Finding>
  )
}
