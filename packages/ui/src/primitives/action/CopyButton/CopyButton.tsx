import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '../../feedback/lazy-part.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../feedback/ToastProvider/ToastProvider.tsx'
import { Button } from '../Button/Button.tsx'
import type { ButtonVariant } from '../button-styles.ts'

const CopyByHand = lazyPart(
  async () => (await import('./CopyByHand.tsx')).CopyByHand,
  <Skeleton height="96px" />,
)

const Shown = styled.div`
  flex: 1 0 100%;
  text-align: start;
`

/** Props of a copy button. */
export type CopyButtonProps = {
  /** The text to copy. */
  text: string
  /** The label: "Copiar link". */
  children: string
  /** The full accessible name, where the page has several copy buttons. */
  label?: string
  /** The confirmation: "Link copiado." */
  said: string
  /** Label of the text field for copying by hand. */
  name: string
  /** Instructions for copying by hand. */
  hint?: string
  /** Lines of the text field; default 1. */
  rows?: number
  variant?: ButtonVariant
  icon?: ReactNode
  describedBy?: string
}

/** Copies a text; when the clipboard refuses, shows it selected instead. Place it in a row that wraps: that field takes a whole line. */
export function CopyButton(props: CopyButtonProps) {
  const { text } = props
  const { say, fail } = useToast()
  const [refusals, setRefusals] = useState(0)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setRefusals(0)
      say(props.said)
    } catch {
      setRefusals((before) => before + 1)
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
      {refusals > 0 && (
        <Shown>
          <CopyByHand
            text={text}
            name={props.name}
            hint={props.hint ?? 'Selecione o texto e copie.'}
            rows={props.rows ?? 1}
            refusals={refusals}
          />
        </Shown>
      )}
    </>
  )
}
