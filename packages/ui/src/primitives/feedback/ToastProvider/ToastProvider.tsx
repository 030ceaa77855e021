import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { warnOnce } from '../../../theme/setup-warnings.ts'
import { Button } from '../../action/Button/Button.tsx'
import { ReportContext, reportInCard } from '../failure-report.ts'
import { MessageBox, Place, Region } from './Toast.styles.ts'
import { useExpiry } from './useExpiry.ts'

/** A button in a message: `Desfazer`. Its rejection becomes a failure message. */
export type ToastAction = { label: string; onPress: () => Promise<unknown> }

type Message = { id: number; text: string; kind: 'said' | 'failed'; action: ToastAction | undefined }

/** Shows messages without interrupting. */
export type Toast = {
  /** A success message; disappears by itself, later when it has an action. Returns what takes it away, once its action is of no use any more. */
  say: (text: string, action?: ToastAction) => () => void
  /** A failure message; stays until dismissed. */
  fail: (text: string) => void
}

const warnMissing = () =>
  warnOnce('a message has no toast. Put <ToastProvider> inside <ThemeProvider>, once per app.')
const ToastContext = createContext<Toast>({
  say: () => {
    warnMissing()
    return () => undefined
  },
  fail: reportInCard,
})

/** Returns the functions that show toasts. */
export function useToast(): Toast {
  return use(ToastContext)
}

function ToastSlip({ message, onDismiss }: { message: Message; onDismiss: (id: number) => void }) {
  const dismiss = useCallback(() => onDismiss(message.id), [message.id, onDismiss])
  const { action } = message
  const hold = useExpiry(message.kind === 'said' ? (action ? 'long' : 'short') : null, dismiss)
  const Icon = message.kind === 'said' ? CircleCheck : CircleAlert
  return (
    <MessageBox $kind={message.kind} {...hold}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>{message.text}</p>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onPress={async () => {
            dismiss()
            await action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        iconOnly
        icon={<X size={18} strokeWidth={1.75} />}
        onPress={dismiss}
      >
        Dispensar
      </Button>
    </MessageBox>
  )
}

/** Lifts the newest message above an open dialog, which covers everything of the page below. */
function useLifted(place: RefObject<HTMLDivElement | null>, messages: readonly Message[]): void {
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (messages.length > 0 && document.querySelector('dialog:modal')) element.showPopover()
  }, [place, messages])
}

/** Shows the toasts of everything inside it, at the bottom of the window. One per app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const last = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget>(null)

  useLifted(place, messages)

  const dismiss = useCallback((id: number) => {
    // A dismissed toast would lose the focus; return it to where it came from.
    if (place.current?.contains(document.activeElement) && origin.current instanceof HTMLElement)
      origin.current.focus()
    setMessages((before) => before.filter((message) => message.id !== id))
  }, [])

  const toast = useMemo<Toast>(() => {
    function add(kind: Message['kind'], text: string, action?: ToastAction) {
      last.current += 1
      const id = last.current
      // A repeated text replaces the old message; at most three are shown.
      setMessages((before) => [
        ...before.filter((other) => other.text !== text).slice(-2),
        { id, text, kind, action },
      ])
      return () => dismiss(id)
    }
    return { say: (text, action) => add('said', text, action), fail: (text) => void add('failed', text) }
  }, [dismiss])

  function slips(kind: Message['kind']) {
    return messages
      .filter((message) => message.kind === kind)
      .map((message) => <ToastSlip key={message.id} message={message} onDismiss={dismiss} />)
  }

  return (
    <ToastContext value={toast}>
      <ReportContext value={toast.fail}>
        {children}
        <Place
          ref={place}
          popover="manual"
          onFocus={({ relatedTarget }) => {
            if (!place.current?.contains(relatedTarget)) origin.current = relatedTarget
          }}
        >
          <Region role="status">{slips('said')}</Region>
          <Region role="alert">{slips('failed')}</Region>
        </Place>
      </ReportContext>
    </ToastContext>
  )
}
