import { type ReactNode, useRef } from 'react'
import type { ButtonSize, ButtonVariant } from '../../action/Button/Button.styles.ts'
import { Button } from '../../action/Button/Button.tsx'

/** A button that opens the browser's file chooser; choosing the same file twice counts twice. */
export function FilePicker(props: {
  /** The words on it; also the name of the input behind it. */
  children: string
  /** The whole name, where the words alone are not enough; starts with them. */
  label?: string
  /** As in the attribute of an input. */
  accept: string
  multiple?: boolean
  onPick: (files: File[]) => void
  variant?: ButtonVariant
  /** `small` unless told. */
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
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) props.onPick(files)
        }}
      />
    </>
  )
}
