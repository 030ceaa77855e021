import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { color, radius, space } from '../../../theme/tokens.ts'
import type { BrochureOf } from './brochures.ts'

/** The size of A4, in mm. */
const paper = { width: 210, height: 297 } as const

const Pages = styled.ol`
  display: grid;
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: #fff;
  }
`

/** The pages of a brochure as they come out on paper, before it is downloaded (rule brochure). */
export function BrochureDialog(props: {
  open: boolean
  /** The page that it is of: "Página neutra". */
  name: string
  brochure: BrochureOf
  onClose: () => void
}) {
  const { open, name, brochure, onClose } = props
  const [pages, retry] = useRemote(brochure.read, [])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={`Folheto: ${name}`}
      description="Assim ele sai no papel, em A4."
      actions={
        <>
          <DownloadButton variant="primary" onDownload={brochure.download}>
            Baixar PDF
          </DownloadButton>
          <Button onPress={onClose}>Fechar</Button>
        </>
      }
    >
      <Await
        remote={pages}
        onRetry={retry}
        failureTitle="Não foi possível mostrar o folheto"
        waiting={<Skeleton ratio={`${paper.width} / ${paper.height}`} />}
      >
        {({ pages: drawn }) => (
          <Pages>
            {drawn.map((src, nth) => {
              const place = `Página ${nth + 1} de ${drawn.length}`
              return (
                <li key={place}>
                  <img src={src} alt={place} {...paper} />
                </li>
              )
            })}
          </Pages>
        )}
      </Await>
    </Dialog>
  )
}
