import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { useToast } from '../../primitives/Toast/ToastProvider.tsx'

const Shown = styled.div`
  flex: 1 0 100%;
`

/** Copies a link, or puts it there selected when the clipboard refuses. */
export function CopyLink(props: {
  url: string
  /** What the link is of, where there are several: `Unidade 84`. */
  of?: string
  describedBy?: string
}) {
  const { url, of } = props
  const { say, fail } = useToast()
  const [refused, setRefused] = useState(false)
  const shown = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (refused) shown.current?.select()
  }, [refused])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setRefused(false)
      say('Link copiado.')
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
        onPress={copy}
        label={of ? `Copiar link, ${of}` : undefined}
        describedBy={props.describedBy}
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        Copiar link
      </Button>
      {refused && (
        <Shown>
          <Field
            label={of ? `Link de agendamento, ${of}` : 'Link de agendamento'}
            hint="Selecione o link e copie."
          >
            <TextInput ref={shown} value={url} readOnly onFocus={(event) => event.target.select()} />
          </Field>
        </Shown>
      )}
    </>
  )
}
