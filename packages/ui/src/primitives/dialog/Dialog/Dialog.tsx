import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import { ReportContext } from '../../feedback/failure-report.ts'
import { enterModal } from '../modals.ts'
import { useBackCloses } from '../useBackCloses.ts'
import { useFocusNearOpener } from '../useFocusNearOpener.ts'
import { Body, Foot, Head, Problem, Sheet } from './Dialog.styles.ts'

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  )
}

const fields = ':is(input, select, textarea):not([type=hidden], [type=file], :disabled, [readonly])'

/** Props of a dialog. */
export type DialogProps = {
  open: boolean
  /** Called on Esc, the close button and a press outside; set `open` to false, or leave it: the dialog then stays. */
  onClose: () => void
  /** In HTML's words: `any` is closed by a press outside, too, `closerequest` is not. By default one in which nothing was changed is. */
  closedBy?: 'any' | 'closerequest'
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first: it is shown at the right, or on top on a phone. */
  actions?: ReactNode
  /** `alertdialog` asks or warns: it has no close button, and a press outside does nothing. */
  role?: 'dialog' | 'alertdialog'
  /** 720 px instead of 480; `page` is as wide as a page, for pictures, and the browser's Back closes it. */
  wide?: boolean | 'page'
}

/** A modal question or form. Traps the focus and returns it on close, or to what is near its opener when that is gone; shows failures of its actions inside. */
export function Dialog(props: DialogProps) {
  const { open, onClose, closedBy, role = 'dialog' } = props
  const id = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const isChanged = useRef(false)
  const isPressedOutside = useRef(false)
  const [problem, setProblem] = useState('')

  useBackCloses(open && props.wide === 'page', onClose)
  useFocusNearOpener(open)

  useLayoutEffect(() => {
    const element = sheet.current
    if (!open || !element) return
    isChanged.current = false
    element.showModal()
    const leave = enterModal(element)
    // Focus the first field of a form; otherwise the title.
    const start = element.querySelector<HTMLElement>(fields) ?? element.querySelector('h2')
    start?.focus()
    setProblem('')
    return () => {
      leave()
      element.close()
    }
  }, [open])

  return (
    <Sheet
      ref={sheet}
      role={role}
      $wide={props.wide ?? false}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        if (!open || currentTarget.open) return
        // A second Esc, or Back on a phone, closed it without asking; whether it closes is said by `open`.
        currentTarget.showModal()
        onClose()
      }}
      onInput={() => {
        isChanged.current = true
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        const isClosing = closedBy === 'any' || (closedBy !== 'closerequest' && !isChanged.current)
        // Whoever selects a text may let go outside.
        if (role === 'dialog' && isClosing && isPressedOutside.current && isOutside(event)) onClose()
      }}
    >
      {open && (
        <ReportContext value={setProblem}>
          <Head>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {props.title}
            </h2>
            {role === 'dialog' && (
              <Button
                variant="quiet"
                size="small"
                iconOnly
                icon={<X size={20} strokeWidth={1.75} />}
                onPress={onClose}
              >
                Fechar
              </Button>
            )}
            {props.description && <p id={`${id}-description`}>{props.description}</p>}
          </Head>
          {props.children && <Body>{props.children}</Body>}
          <Problem role="alert">{problem}</Problem>
          {props.actions && <Foot>{props.actions}</Foot>}
        </ReportContext>
      )}
    </Sheet>
  )
}
