import { type ReactNode, useRef } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../../action/button-styles.ts'

/** A button that opens the browser's file chooser; choosing the same file again fires again. */
export function FilePicker(props: {
  /** The label; also the accessible name of the hidden input. */
  children: string
  /** The full accessible name, where the label is ambiguous; starts with the label. */
  label?: string
  /** The `accept` attribute of the input. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  onPick: (files: File[]) => void
  variant?: ButtonVariant
  /** Default `small`. */
  size?: ButtonSize
  icon?: ReactNode
  describedBy?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size={props.size ?? 'small'}
        variant={props.variant}
        icon={props.icon}
        label={props.label}
        describedBy={props.describedBy}
        disabled={props.disabled}
        onPress={() => input.current?.click()}
      >
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={props.label ?? props.children}
        accept={props.accept}
        multiple={props.multiple}
        disabled={props.disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) props.onPick(files)
        }}
      />
    </>
  )
}
