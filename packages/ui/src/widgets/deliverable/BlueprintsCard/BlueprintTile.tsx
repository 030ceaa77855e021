import { type Blueprint, blueprintKind, blueprintName, planPictures, withNoun } from '@ensaio/domain'
import { DraftingCompass, FileText, type LucideIcon, Trash2 } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Caption, Sheet } from './BlueprintList.styles.ts'

const words: Record<ReturnType<typeof blueprintKind>, string> = {
  png: 'Imagem',
  pdf: 'Documento, abre em nova aba',
  dwg: 'Desenho técnico, só para baixar',
  other: 'Arquivo, só para baixar',
}

/** `Documento, 3 páginas`: a document whose pages are pictures is looked at here. Rooms are told of where they can be seen. */
function kindText(blueprint: Blueprint): string {
  const kind = blueprintKind(blueprint)
  const pages = planPictures(blueprint).length
  const rooms = pages === 0 ? 0 : (blueprint.rooms?.length ?? 0)
  const text =
    kind === 'pdf' && pages > 0 ? `Documento, ${withNoun(pages, 'página', 'páginas')}` : words[kind]
  return rooms === 0 ? text : `${text}, ${withNoun(rooms, 'ambiente marcado', 'ambientes marcados')}`
}

function Picture({
  blueprint,
  onShow,
}: {
  blueprint: Blueprint
  onShow: ((of: Blueprint) => void) | undefined
}) {
  const { url } = blueprint
  const kind = blueprintKind(blueprint)
  const name = blueprintName(blueprint)
  const [first] = planPictures(blueprint)
  if (first !== undefined && onShow) {
    return (
      <Sheet as="button" type="button" $paper aria-label={`Ver ${name}`} onClick={() => onShow(blueprint)}>
        <img src={first} alt="" loading="lazy" decoding="async" />
      </Sheet>
    )
  }
  const Icon: LucideIcon = kind === 'dwg' ? DraftingCompass : FileText
  const content = (
    <>
      <Icon size={36} strokeWidth={1.25} aria-hidden="true" />
      {blueprint.file_extension.replace('.', '').toUpperCase()}
    </>
  )
  if (!url) return <Sheet $paper={false}>{content}</Sheet>
  const way = kind === 'pdf' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name }
  return (
    <Sheet
      as="a"
      $paper={false}
      href={url}
      {...way}
      aria-label={`${kind === 'pdf' ? 'Ver' : 'Baixar'} ${name}`}
    >
      {content}
    </Sheet>
  )
}

/** One plan: an image is shown, also the pages of a pdf; a pdf without them opens a new tab, a dwg is saved. */
export function BlueprintTile(props: {
  blueprint: Blueprint
  onShow: ((blueprint: Blueprint) => void) | undefined
  onDelete: ((blueprint: Blueprint) => void) | undefined
}) {
  const { blueprint, onDelete } = props
  const name = blueprintName(blueprint)
  return (
    <>
      <Picture blueprint={blueprint} onShow={props.onShow} />
      <Caption>
        <div>
          <strong>{name}</strong>
          <span>{kindText(blueprint)}</span>
        </div>
        {onDelete && (
          <Button
            size="small"
            variant="quiet"
            iconOnly
            icon={<Trash2 size={18} strokeWidth={1.75} />}
            onPress={() => onDelete(blueprint)}
          >
            {`Excluir ${name}`}
          </Button>
        )}
      </Caption>
    </>
  )
}
