import { Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { useToast } from '../../primitives/Toast/ToastProvider.tsx'

const Shown = styled.div`
  flex: 1 0 100%;
`

/** Copies a link, or several one a line, or puts them there selected when the clipboard refuses. */
export function CopyLink(props: {
  /** One link, or lines that end with one each. */
  text: string
  /** What the link is of, where there are several: `Unidade 84`. */
  of?: string
  /** How many links there are in it. */
  count?: number
  describedBy?: string
}) {
  const { text, of, count = 1 } = props
  const { say, fail } = useToast()
  const [refused, setRefused] = useState(false)
  const shown = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const several = count > 1

  useEffect(() => {
    if (refused) shown.current?.select()
  }, [refused])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setRefused(false)
      say(several ? 'Links copiados.' : 'Link copiado.')
    } catch {
      setRefused(true)
      shown.current?.select()
      fail('Falha ao copiar para área de transferência')
    }
  }

  const name = several ? 'Links de agendamento' : 'Link de agendamento'
  return (
    <>
      <Button
        size="small"
        onPress={copy}
        label={of ? `Copiar link, ${of}` : undefined}
        describedBy={props.describedBy}
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {several ? `Copiar os ${count} links` : 'Copiar link'}
      </Button>
      {refused && (
        <Shown>
          <Field
            label={of ? `${name}, ${of}` : name}
            hint={several ? 'Selecione os links e copie.' : 'Selecione o link e copie.'}
          >
            {several ? (
              <TextArea ref={shown} value={text} readOnly rows={Math.min(count, 8)} />
            ) : (
              <TextInput ref={shown} value={text} readOnly onFocus={(event) => event.target.select()} />
            )}
          </Field>
        </Shown>
      )}
    </>
  )
}
