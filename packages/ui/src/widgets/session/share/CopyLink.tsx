import { Link2 } from 'lucide-react'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'

/** Copies a scheduling link, or several one a line, or puts them there selected when the clipboard refuses. */
export function CopyLink(props: {
  /** One link, or lines that end with one each. */
  text: string
  /** The unit of the link, when there are several: `Unidade 84`. */
  of?: string
  /** How many links there are in it. */
  count?: number
  describedBy?: string
}) {
  const { text, of, count = 1 } = props
  const several = count > 1
  const name = several ? 'Links de agendamento' : 'Link de agendamento'
  return (
    <CopyButton
      text={text}
      label={of ? `Copiar link, ${of}` : undefined}
      said={several ? 'Links copiados.' : 'Link copiado.'}
      name={of ? `${name}, ${of}` : name}
      hint={several ? 'Selecione os links e copie.' : 'Selecione o link e copie.'}
      rows={Math.min(count, 8)}
      describedBy={props.describedBy}
      icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      {several ? `Copiar os ${count} links` : 'Copiar link'}
    </CopyButton>
  )
}
