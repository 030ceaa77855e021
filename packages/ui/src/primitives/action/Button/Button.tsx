import type { MouseEvent, ReactNode, Ref } from 'react'
import { useThemeWarning } from '../../../theme/ThemeProvider.tsx'
import { Spinner } from '../../feedback/Spinner/Spinner.tsx'
import { useLink } from '../../navigation/LinkProvider/LinkProvider.tsx'
import { ButtonLook, type ButtonSize, type ButtonVariant } from '../button-styles.ts'
import { useNearFocus } from '../near-focus.ts'
import { type Press, usePress } from '../usePress.ts'

/** Props of a button; with `href` it renders a link that looks like one. */
export type ButtonProps = {
  /** The visible label; with `iconOnly` it becomes the accessible name. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  wide?: boolean
  /** A lucide icon element, before the label. */
  icon?: ReactNode
  /** Shows the icon alone; `children` must then be plain text. */
  iconOnly?: boolean
  /** The full accessible name, where the label is ambiguous in a list; starts with the visible label. */
  label?: string
  /** A returned promise keeps the button busy; a rejection is shown as a toast, or inside the surrounding dialog. */
  onPress?: Press
  /** Replaces the default message of a rejected press. */
  onFailure?: (reason: unknown) => void
  /** Shows the busy state for work the button did not start, such as a form being sent. */
  waiting?: boolean
  /** Disabled, but still reachable by keyboard so that the reason can be read. */
  disabled?: boolean
  /** Called when pressed while disabled: the moment to show what is missing. */
  onRefusal?: () => void
  /** The id of the text that says why it is disabled. */
  describedBy?: string
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form that it submits, for a button outside the form. */
  form?: string
  /** Renders a link. */
  href?: string
  /** For a link that saves a file under this name. */
  download?: string
  /** For a link that opens a new tab. */
  external?: boolean
  /** For toggles. */
  pressed?: boolean
  /** For buttons that open and close something. */
  expanded?: boolean
  /** The id of the element it opens. */
  controls?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button. It shows a busy state while its promise is pending, ignores presses meanwhile, and reports a rejection. When its action takes
 * it away, the focus stays near.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', disabled = false, type = 'button' } = props
  useThemeWarning('Button')
  const { press, pressing } = usePress(props.onPress, props.onFailure)
  const control = useNearFocus(props.ref)
  const Link = useLink()
  const waiting = pressing || props.waiting === true
  const look = {
    $variant: variant,
    $size: size,
    $wide: props.wide === true,
    $square: props.iconOnly === true,
  }
  const words = props.iconOnly ? null : props.children
  const name = props.label ?? (props.iconOnly ? String(props.children) : undefined)
  const named = { 'aria-label': name, title: props.iconOnly ? name : undefined }

  if (props.href !== undefined && !disabled) {
    const elsewhere = props.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
    const plain = props.external || props.download !== undefined
    return (
      <ButtonLook
        as={plain ? 'a' : Link}
        {...{ href: props.href, download: props.download, ...elsewhere }}
        {...look}
        {...named}
        aria-describedby={props.describedBy}
        onClick={() => void press()}
      >
        {props.icon}
        {words}
      </ButtonLook>
    )
  }

  function handleClick(event: MouseEvent) {
    if (!disabled && !waiting) return void press()
    event.preventDefault()
    if (disabled) props.onRefusal?.()
  }

  return (
    <ButtonLook
      ref={control}
      type={type}
      form={props.form}
      {...look}
      {...named}
      aria-busy={waiting || undefined}
      aria-disabled={disabled || waiting || undefined}
      aria-describedby={props.describedBy}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-controls={props.controls}
      onClick={handleClick}
    >
      {waiting ? <Spinner /> : props.icon}
      {words}
    </ButtonLook>
  )
}
