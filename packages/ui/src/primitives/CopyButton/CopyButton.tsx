import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ButtonVariant } from '../Button/Button.styles.ts'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { useToast } from '../Toast/ToastProvider.tsx'

const Shown = styled.div`
  flex: 1 0 100%;
  text-align: start;
`

/** What a copy button takes. */
export type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** The words on it: "Copiar link". */
  children: string
  /** The whole accessible name, where there are several on the page. */
  label?: string
  /** What is said once it is copied: "Link copiado." */
  said: string
  /** What the text is called, where it has to be copied by hand. */
  name: string
  /** How to copy it by hand. */
  hint?: string
  /** Lines of the text; one unless told. */
  rows?: number
  variant?: ButtonVariant
  icon?: ReactNode
  describedBy?: string
}

/** Copies a text, or puts it there selected when the clipboard refuses. Lay it out in a row that wraps: what is shown then takes a whole line. */
export function CopyButton(props: CopyButtonProps) {
  const { text, rows = 1 } = props
  const { say, fail } = useToast()
  const [refused, setRefused] = useState(false)
  const shown = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useEffect(() => {
    if (refused) shown.current?.select()
  }, [refused])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setRefused(false)
      say(props.said)
    } catch {
      setRefused(true)
      shown.current?.select()
      fail('Falha ao copiar para área de transferência')
    }
  }

  return (
    <>
      <Button
        size="small"
        variant={props.variant}
        onPress={copy}
        label={props.label}
        describedBy={props.describedBy}
        icon={props.icon ?? <Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {props.children}
      </Button>
      {refused && (
        <Shown>
          <Field label={props.name} hint={props.hint ?? 'Selecione o texto e copie.'}>
            {rows > 1 ? (
              <TextArea ref={shown} value={text} readOnly rows={rows} />
            ) : (
              <TextInput ref={shown} value={text} readOnly onFocus={(event) => event.target.select()} />
            )}
          </Field>
        </Shown>
      )}
    </>
  )
}
