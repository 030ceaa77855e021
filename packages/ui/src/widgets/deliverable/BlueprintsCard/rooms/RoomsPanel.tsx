import { Failure, offeredTags, type Photo, type PlanRoom, roomWithCount, type Tag } from '@ensaio/domain'
import { MapPin, Trash2, Undo2, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { useReport } from '../../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { focusFirstInvalid } from '../../../../primitives/form/focus-invalid.ts'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { Row, Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Mark, Marks } from './Rooms.styles.ts'
import { isChanged, type RoomDraft, type RoomMark, roomsOf } from './room-marks.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type RoomsPanelProps = {
  draft: RoomDraft
  /** The page shown, from 1. */
  page: number
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** The chosen mark, by key. */
  current: number | null
  /** The mark whose room is to be chosen now; each new object moves the focus there. */
  asked: { key: number } | null
  onCurrent: (key: number) => void
  onPage: (page: number) => void
  /** Places a mark in the middle of the page. */
  onAdd: () => void
  onName: (key: number, tagId: number | null) => void
  onRemove: (key: number) => void
  /** Drops the changes. */
  onUndo: () => void
  onSave: (rooms: PlanRoom[]) => Promise<unknown>
  onClose: () => void
}

/** The rooms of photos to choose from: first those that have some. */
function RoomOptions({
  photos,
  tags,
  chosen,
}: Pick<RoomsPanelProps, 'photos' | 'tags'> & { chosen: number | null }) {
  const counted = offeredTags(tags, [chosen]).map((tag) => ({
    ...tag,
    count: photos.filter(({ tag_id }) => tag_id === tag.id).length,
  }))
  const groups = [
    { label: 'Com fotos', options: counted.filter(({ count }) => count > 0) },
    { label: 'Sem fotos', options: counted.filter(({ count }) => count === 0) },
  ]
  return groups.map(
    ({ label, options }) =>
      options.length > 0 && (
        <optgroup key={label} label={label}>
          {options.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {roomWithCount(name, count)}
            </option>
          ))}
        </optgroup>
      ),
  )
}

/** The marks of the page with their rooms, and the ways to add, remove and save them. Nothing of them is lost by a failure. */
export function RoomsPanel(props: RoomsPanelProps) {
  const { draft, page, photos, tags, current, asked, onCurrent } = props
  const report = useReport()
  const panel = useRef<HTMLElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const own = draft.marks.filter((mark) => mark.page === page)

  useEffect(() => {
    const row = asked && panel.current?.querySelector<HTMLElement>(`[data-mark="${asked.key}"]`)
    if (!row) return
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('select')?.focus({ preventScroll: true })
  }, [asked])

  useLayoutEffect(() => {
    if (problems.size > 0) focusFirstInvalid(panel.current)
  }, [problems])

  function remove({ key }: RoomMark) {
    props.onRemove(key)
    add.current?.focus()
  }

  /** Shows what is wrong with marks, at the first page that has one. */
  function tell(wrong: readonly (readonly [RoomMark, string])[]) {
    const [first] = wrong
    if (first && !own.some(({ key }) => wrong.some(([mark]) => mark.key === key))) props.onPage(first[0].page)
    setProblems(new Map(wrong.map(([{ key }, message]) => [key, message])))
  }

  async function save() {
    report('')
    const unnamed = draft.marks.filter(({ tag_id }) => tag_id === null)
    tell(unnamed.map((mark) => [mark, 'Escolha o ambiente.']))
    if (unnamed.length > 0) throw new Failure('invalid', 'Escolha o ambiente de cada marca, ou tire-a.')
    try {
      await props.onSave(roomsOf(draft.marks))
    } catch (reason) {
      const fields = reason instanceof Failure ? Object.entries(reason.fields) : []
      tell(
        fields.flatMap(([path, message]) => {
          const mark = draft.marks[Number(/^rooms\.(\d+)\./.exec(path)?.[1])]
          return mark ? [[mark, message] as const] : []
        }),
      )
      throw reason
    }
  }

  return (
    <Stack as="section" gap={16} ref={panel} aria-label="Ambientes da planta">
      <Row justify="space-between" wrap={false}>
        <Text as="strong" strong>
          Ambientes da planta
        </Text>
        <Button variant="quiet" size="small" iconOnly icon={<X {...icon} />} onPress={props.onClose}>
          Fechar os ambientes
        </Button>
      </Row>
      <Text soft>
        Toque na planta onde fica um ambiente e diga qual é. Para mudar uma marca de lugar, arraste-a ou use
        as setas.
      </Text>
      <div role="status">
        {draft.isJoined && (
          <Text strong>
            Outra pessoa também mudou as marcas desta planta. Juntamos as duas versões: confira antes de
            salvar.
          </Text>
        )}
      </div>
      {own.length > 0 && (
        <Marks role="list">
          {own.map((mark, nth) => (
            <Mark
              key={mark.key}
              data-mark={mark.key}
              data-current={mark.key === current || undefined}
              onFocus={() => onCurrent(mark.key)}
            >
              <Field label={`Ambiente ${nth + 1}`} required error={problems.get(mark.key)}>
                <Select
                  value={mark.tag_id ?? ''}
                  onChange={({ target }) =>
                    props.onName(mark.key, target.value === '' ? null : Number(target.value))
                  }
                >
                  <option value="">Escolha</option>
                  <RoomOptions photos={photos} tags={tags} chosen={mark.tag_id} />
                </Select>
              </Field>
              <Button variant="quiet" iconOnly icon={<Trash2 {...icon} />} onPress={() => remove(mark)}>
                {`Tirar a marca ${nth + 1}`}
              </Button>
            </Mark>
          ))}
        </Marks>
      )}
      <div>
        <Button ref={add} size="small" icon={<MapPin {...icon} />} onPress={props.onAdd}>
          Marcar no meio
        </Button>
      </div>
      <Row gap={8}>
        <Button variant="primary" size="small" onPress={save}>
          Salvar ambientes
        </Button>
        {isChanged(draft) && (
          <Button variant="quiet" size="small" icon={<Undo2 {...icon} />} onPress={props.onUndo}>
            Desfazer mudanças
          </Button>
        )}
      </Row>
    </Stack>
  )
}
