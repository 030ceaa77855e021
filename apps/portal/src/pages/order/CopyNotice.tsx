import { Banner } from '@ensaio/ui'
import { Copy } from 'lucide-react'
import { useLocation } from 'react-router-dom'

/** The navigation state that "Repetir ensaio" passes to the step it opens. */
export interface CopyState {
  copyOf: number
}

/** A notice that the order is a copy, above the step that "Repetir ensaio" opens. */
export function CopyNotice() {
  const copy = useLocation().state as CopyState | null
  if (copy?.copyOf === undefined) return null
  return (
    <Banner tone="blue" icon={<Copy size={20} strokeWidth={1.75} aria-hidden />} live>
      Cópia do ensaio {copy.copyOf}: confira os dados. O código do cliente fica em branco, para um novo.
    </Banner>
  )
}
