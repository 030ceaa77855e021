import type { MouseEvent, ReactNode, Ref } from 'react'
import { Spinner } from '../../feedback/Spinner/Spinner.tsx'
import { useLink } from '../../navigation/Link/LinkProvider.tsx'
import { ButtonLook, type ButtonSize, type ButtonVariant } from './Button.styles.ts'
import { type Press, usePress } from './usePress.ts'

/** What a button takes; with `href` it is a link that looks like one. */
export type ButtonProps = {
  /** The words on it; with `iconOnly` they become its accessible name. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width it is given. */
  wide?: boolean
  /** A lucide icon element, before the words. */
  icon?: ReactNode
  /** Shows the icon alone; `children` must then be plain text. */
  iconOnly?: boolean
  /** The whole accessible name, where the words alone are not enough in a list; starts with the words shown. */
  label?: string
  /** A promise returned here keeps the button waiting; a rejection is told by toast, or inside the dialog around. */
  onPress?: Press
  /** Takes over the telling of a rejected press. */
  onFailure?: (reason: unknown) => void
  /** Waits for something the button did not start, such as a form being sent. */
  waiting?: boolean
  /** Cannot be pressed now; stays reachable by keyboard so that its reason can be read. */
  disabled?: boolean
  /** Pressed while disabled: the moment to show what is missing. */
  onRefusal?: () => void
  /** Why it is disabled: the id of the text that says so. */
  describedBy?: string
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string
  /** Turns it into a link. */
  href?: string
  /** For a link that saves a file under this name. */
  download?: string
  /** For a link that opens a new tab. */
  external?: boolean
  /** For toggles. */
  pressed?: boolean
  /** For what it opens and closes. */
  expanded?: boolean
  /** The id of what it opens. */
  controls?: string
  ref?: Ref<HTMLButtonElement>
}

/** Something a person can do. It waits while its promise is in flight, ignores a second press meanwhile, and tells a failure. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', disabled = false, type = 'button' } = props
  const { press, pressing } = usePress(props.onPress, props.onFailure)
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
      ref={props.ref}
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
