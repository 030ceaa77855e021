import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { warnOnce } from '../../../theme/setup-warnings.ts'
import { Button } from '../../action/Button/Button.tsx'
import { useTopModal } from '../../dialog/modals.ts'
import { ReportContext, reportInCard } from '../failure-report.ts'
import { Home, MessageBox, Place, Region } from './Toast.styles.ts'
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

/** Creates the element that holds the messages, once the page runs. */
function useHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    element.style.display = 'contents'
    element.dataset.toasts = ''
    setHost(element)
    return () => element.remove()
  }, [])
  return host
}

/**
 * Keeps the messages where they are heard and pressed: inside the dialog shown last, which makes everything outside it inert, else at their
 * home. The newest one lies above the dialog.
 */
function useReachable(
  host: HTMLElement | null,
  { home, place }: Record<'home' | 'place', RefObject<HTMLDivElement | null>>,
  messages: readonly Message[],
): void {
  const dialog = useTopModal()
  useLayoutEffect(() => {
    const parent = dialog ?? home.current
    if (host && parent && host.parentNode !== parent) parent.append(host)
  }, [host, home, dialog])
  useLayoutEffect(() => {
    const element = place.current
    // A dialog that has just gone takes it along, until it is home again.
    if (!host || !element?.isConnected) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (messages.length > 0 && (dialog ?? document.querySelector('dialog:modal'))) element.showPopover()
  }, [host, place, dialog, messages])
}

/** Shows the toasts of everything inside it, at the bottom of the window. One per app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([])
  const last = useRef(0)
  const home = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget>(null)
  const host = useHost()

  useReachable(host, { home, place }, messages)

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
        <Home ref={home} />
        {host &&
          createPortal(
            <Place
              ref={place}
              popover="manual"
              onFocus={({ relatedTarget }) => {
                if (!place.current?.contains(relatedTarget)) origin.current = relatedTarget
              }}
            >
              <Region role="status">{slips('said')}</Region>
              <Region role="alert">{slips('failed')}</Region>
            </Place>,
            host,
          )}
      </ReportContext>
    </ToastContext>
  )
}
