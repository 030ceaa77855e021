import { type Found, withNoun } from '@ensaio/domain'
import { Building2, Camera, CreditCard, type LucideIcon, Search, UserRound } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Spinner } from '../../../primitives/feedback/Spinner/Spinner.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { Kind, List, Note, Option, Whole } from './Finder.styles.ts'
import { type FinderPages, type Hit, type HitKind, hitKinds, hitsOf } from './hits.ts'
import { type Finding, useFinding } from './useFinding.ts'

/** The props of `Finder`. */
export type FinderProps = {
  open: boolean
  onClose: () => void
  /** Searches for a text of two characters or more; called after a pause in typing, and aborted by a newer text. */
  find: (text: string, signal: AbortSignal) => Promise<Found>
  /** What the reader may search for: "ensaios, clientes e pessoas". */
  scope: string
  /** The addresses of the pages that hits lead to. */
  pages: FinderPages
  /** The zone of the house, for days that belong to no property. */
  zone: string
  /** Goes to the page of the chosen hit. */
  onGo: (href: string) => void
}

const kinds: Record<HitKind, { name: string; Icon: LucideIcon }> = {
  sessions: { name: 'Ensaios', Icon: Camera },
  companies: { name: 'Clientes', Icon: Building2 },
  people: { name: 'Pessoas', Icon: UserRound },
  payments: { name: 'Pagamentos', Icon: CreditCard },
}

/** The dialog of `Finder`: a combobox whose first hit is chosen; arrow keys move, Enter opens, Esc closes. */
export function FinderDialog(props: FinderProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} closedBy="any" title="Buscar" wide>
      <Searching {...props} />
    </Dialog>
  )
}

function Searching({ find, scope, pages, zone, onGo, onClose }: FinderProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { finding, search, again } = useFinding(find)
  const shown = foundIn(finding)
  const groups = shown && hitsOf(shown, pages, zone)
  const hits = groups ? hitKinds.flatMap((kind) => groups[kind]) : []
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const current = hits[active]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time another hit is current.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.key])

  function type(typed: string) {
    setText(typed)
    setActive(0)
    search(typed)
  }

  function go(hit: Hit) {
    onClose()
    onGo(hit.href)
  }

  function press(event: KeyboardEvent) {
    const places: Partial<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 }
    const next = places[event.key]
    if (next !== undefined && hits.length > 0) {
      event.preventDefault()
      setActive((next + hits.length) % hits.length)
    }
    if (event.key !== 'Enter') return
    // The focus goes back to the button that opened the dialog, which the same Enter would press.
    event.preventDefault()
    // An answer to an older text is not what Enter is about.
    if (finding.state === 'ready' && current) go(current)
  }

  return (
    <Whole>
      <TextInput
        ref={box}
        role="combobox"
        aria-label={`Buscar ${scope}`}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.key}`}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={120}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        before={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        after={finding.state === 'busy' && <Spinner />}
      />
      <div>
        <List role="listbox" id={`${id}-list`} aria-label="Encontrados" ref={list} hidden={hits.length === 0}>
          {groups &&
            hitKinds
              .filter((kind) => groups[kind].length > 0)
              .map((kind) => (
                <Kind key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                  <p id={`${id}-${kind}`}>{kinds[kind].name}</p>
                  {groups[kind].map((hit) => (
                    <HitOption
                      key={hit.key}
                      id={`${id}-${hit.key}`}
                      hit={hit}
                      kind={kind}
                      selected={hit === current}
                      onGo={() => go(hit)}
                    />
                  ))}
                </Kind>
              ))}
        </List>
        <Beside
          finding={finding}
          scope={scope}
          onRetry={() => {
            again(text)
            // The pressed button is gone.
            box.current?.focus()
          }}
        />
        <VisuallyHidden role="status">{spoken(finding, hits.length)}</VisuallyHidden>
      </div>
    </Whole>
  )
}

/** What stays on screen: the newest answer, or the one before while another is asked for. */
function foundIn(finding: Finding): Found | null {
  return 'found' in finding ? finding.found : null
}

function HitOption(props: { id: string; hit: Hit; kind: HitKind; selected: boolean; onGo: () => void }) {
  const { hit } = props
  const { Icon } = kinds[props.kind]
  return (
    <Option
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.selected}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={props.onGo}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <span>{hit.title}</span>
        <small>{hit.lines.filter(Boolean).join(' · ')}</small>
      </div>
      {hit.status !== undefined && <StatusBadge status={hit.status} />}
    </Option>
  )
}

function Beside({ finding, scope, onRetry }: { finding: Finding; scope: string; onRetry: () => void }) {
  if (finding.state === 'idle')
    return (
      <Note>
        <p>{`Busca em ${scope}. Digite pelo menos duas letras ou números.`}</p>
        <p className="keys">
          <kbd>Ctrl</kbd> + <kbd>K</kbd> abre a busca em qualquer página, <kbd>↑</kbd> <kbd>↓</kbd> andam,{' '}
          <kbd>Enter</kbd> abre.
        </p>
      </Note>
    )
  if (finding.state === 'failed')
    return (
      <Note>
        <p>A busca não respondeu. Verifique a sua conexão.</p>
        <Button onPress={onRetry}>Tentar novamente</Button>
      </Note>
    )
  if (finding.state === 'busy') return finding.found === null ? <Note>Buscando…</Note> : null
  return isEmpty(finding.found) ? <Note>{nothing(finding.text)}</Note> : null
}

const isEmpty = (found: Found) => hitKinds.every((kind) => found[kind].length === 0)
const nothing = (text: string) => `Nada encontrado com “${text}”.`

function spoken(finding: Finding, count: number): string {
  if (finding.state === 'failed') return 'A busca não respondeu.'
  if (finding.state !== 'ready') return ''
  return count === 0 ? nothing(finding.text) : withNoun(count, 'resultado.', 'resultados.')
}
