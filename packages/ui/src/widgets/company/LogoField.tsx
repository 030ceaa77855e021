import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { MouseOnly } from '../../primitives/input/MouseOnly.tsx'
import { TouchOnly } from '../../primitives/input/TouchOnly.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Drop, Problem, Title } from './LogoField.styles.ts'
import { LogoPreview } from './LogoPreview.tsx'
import { logoProblem } from './logo-file.ts'

/** A temporary address of a chosen file, to show it before it is sent. */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** A logo: dropped or chosen, previewed on light and dark, and removed. A refused file shows the reason and changes nothing. */
export function LogoField(props: {
  /** The URL of the stored logo. */
  kept: string | null
  /** The one chosen now. */
  logo: File | null
  /** Why the server refused the one chosen. */
  refusal: string | null
  onChange: (logo: File | null) => void
  /** Removes the stored logo; left out where it can only be replaced. */
  onRemoveKept?: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const chosen = useObjectUrl(props.logo)
  const shown = chosen ?? props.kept

  async function take(file: File | undefined) {
    if (!file) return
    const wrong = await logoProblem(file)
    setProblem(wrong)
    if (!wrong) props.onChange(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  function remove() {
    if (props.logo) props.onChange(null)
    else props.onRemoveKept?.()
    setProblem(null)
    chooser.current?.focus()
  }

  return (
    <Stack gap={8} role="group" aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>
        Logo <small>(opcional)</small>
      </Title>
      <Drop
        $over={over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown && <LogoPreview url={shown} />}
        <Stack gap={12}>
          <Text soft id={`${id}-hint`}>
            {!shown && <MouseOnly>Arraste o logo para cá ou escolha um arquivo. </MouseOnly>}
            {!shown && <TouchOnly>Toque e escolha um arquivo. </TouchOnly>}
            PNG ou JPG de até 2 MB. O ideal é um PNG com fundo transparente, de 300 × 300 px ou mais.
          </Text>
          <Row gap={8}>
            <Button
              ref={chooser}
              icon={<ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />}
              describedBy={`${id}-problem ${id}-hint`}
              onPress={() => input.current?.click()}
            >
              {shown ? 'Trocar logo' : 'Escolher logo'}
            </Button>
            {(props.logo || (props.kept && props.onRemoveKept)) && (
              <Button
                variant="quiet"
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                onPress={remove}
              >
                Remover logo
              </Button>
            )}
          </Row>
        </Stack>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label="Arquivo do logo"
            accept="image/png,image/jpeg"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </VisuallyHidden>
      </Drop>
      <Problem id={`${id}-problem`} role="alert">
        {problem ?? props.refusal}
      </Problem>
    </Stack>
  )
}
