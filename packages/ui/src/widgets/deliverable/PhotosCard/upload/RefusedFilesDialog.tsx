import { formatBytes, largestPhoto, oversizeText } from '@ensaio/domain'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { color, space, tabular } from '../../../../theme/tokens.ts'

const Files = styled.ul`
  max-height: 16rem;
  overflow-y: auto;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[16]};
    padding: ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  li > span:last-child {
    flex: none;
    color: ${color.inkSoft};
    ${tabular}
  }
`

/** The files that cannot be sent as they are. */
export type RefusedFiles = { oversize: readonly File[]; strange: readonly File[] }

function FileList(props: { files: readonly File[]; label: string; limit?: number }) {
  const { files, label, limit } = props
  return (
    <Files role="list" aria-label={label} tabIndex={0}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes.
        <li key={place}>
          <span>{file.name}</span>{' '}
          <span>{limit === undefined ? formatBytes(file.size) : oversizeText(file.size, limit)}</span>
        </li>
      ))}
    </Files>
  )
}

/** Tells which files are too large or no photos, and offers to make the large ones smaller here. */
export function RefusedFilesDialog(props: {
  open: boolean
  files: RefusedFiles
  onShrink: (files: readonly File[]) => void
  onClose: () => void
}) {
  const { oversize, strange } = props.files
  const limit = formatBytes(largestPhoto)
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      role="alertdialog"
      title={
        oversize.length > 0
          ? 'As fotos ultrapassam o tamanho máximo permitido'
          : 'Só é possível enviar fotos em jpg ou png'
      }
      description={
        oversize.length > 0 &&
        `Cada foto pode ter até ${limit}. Podemos reduzir estas aqui mesmo, antes de enviar.`
      }
      actions={
        oversize.length > 0 ? (
          <>
            <Button
              variant="primary"
              onPress={() => {
                props.onShrink(oversize)
                props.onClose()
              }}
            >
              Reduzir e enviar
            </Button>
            <Button onPress={props.onClose}>Não enviar</Button>
          </>
        ) : (
          <Button variant="primary" onPress={props.onClose}>
            Entendi
          </Button>
        )
      }
    >
      <Stack>
        {oversize.length > 0 && (
          <FileList files={oversize} label="Fotos grandes demais" limit={largestPhoto} />
        )}
        {oversize.length > 0 && strange.length > 0 && (
          <p>Estes arquivos não são fotos em jpg ou png e ficaram de fora:</p>
        )}
        {strange.length > 0 && <FileList files={strange} label="Arquivos que não são fotos" />}
      </Stack>
    </Dialog>
  )
}
