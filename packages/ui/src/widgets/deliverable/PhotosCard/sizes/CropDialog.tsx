import {
  type Crop,
  type CropShape,
  cropShapes,
  moveCrop,
  type Photo,
  type Pixels,
  photoSizes,
  type SizedPhoto,
  scaleCrop,
  widestCrop,
} from '@ensaio/domain'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../../primitives/dialog/useDialogAction.ts'
import { Await } from '../../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Choice, Choices } from '../../../../primitives/form/choice-styles.ts'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { useRemote } from '../../../../remote/useRemote.ts'
import { color, media, space } from '../../../../theme/tokens.ts'
import { CropFrame, cropStep, cropZoom } from './CropFrame.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Side by side on every width: there are three. A phone shows the proportions under each name. */
const Shapes = styled(Choices)`
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    span {
      grid-template-columns: min-content;
      justify-content: center;
    }
  }
`

const Knobs = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]};
`

const Shown = styled.p`
  color: ${color.inkSoft};
  text-align: center;
`

/** The props of `CropDialog`. */
export type CropDialogProps = {
  open: boolean
  photo: Photo
  /** What the photo shows. */
  title: string
  /** Tells what the photos have in each size, and the parts that were chosen before. */
  load: (signal: AbortSignal) => Promise<readonly SizedPhoto[]>
  onCrop: (photo: Photo, shape: CropShape, crop: Crop | null) => Promise<unknown>
  onClose: () => void
}

/** Chooses the part of a photo that each shape for social networks shows (rule photo-sizes). */
export function CropDialog(props: CropDialogProps) {
  return props.open ? <OpenDialog key={props.photo.id} {...props} /> : null
}

function isSame(one: Crop, other: Crop): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

/** The size of a photo by what is known of it; null until its picture arrived. */
function pixelsOf(one: { width: number | null; height: number | null } | undefined): Pixels | null {
  return one?.width && one.height ? { width: one.width, height: one.height } : null
}

function OpenDialog({ photo, title, load, onCrop, onClose }: CropDialogProps) {
  const [sizes, retry] = useRemote(load, [photo.id])
  const [shape, setShape] = useState<CropShape>('square')
  const [drafts, setDrafts] = useState<Partial<Record<CropShape, Crop>>>({})
  const { close, run } = useDialogAction(onClose)
  const { say } = useToast()
  const name = useId()

  const sized = sizes.state === 'ready' ? sizes.value.find(({ id }) => id === photo.id) : undefined
  const pixels = pixelsOf(sized) ?? pixelsOf(photo) ?? { width: 3, height: 2 }
  const savedCrop = (of: CropShape) => sized?.crops[of] ?? widestCrop(of, pixels)
  const crop = drafts[shape] ?? savedCrop(shape)
  const change = (next: Crop) => setDrafts((before) => ({ ...before, [shape]: next }))
  const isMiddle = isSame(crop, widestCrop(shape, pixels))

  async function save() {
    for (const of of cropShapes) {
      const draft = drafts[of]
      if (draft === undefined || isSame(draft, savedCrop(of))) continue
      await onCrop(photo, of, isSame(draft, widestCrop(of, pixels)) ? null : draft)
    }
    say('Recorte salvo.')
  }

  const knobs = [
    ['Mover para a esquerda', ArrowLeft, () => moveCrop(crop, { x: -cropStep, y: 0 })],
    ['Mover para a direita', ArrowRight, () => moveCrop(crop, { x: cropStep, y: 0 })],
    ['Mover para cima', ArrowUp, () => moveCrop(crop, { x: 0, y: -cropStep })],
    ['Mover para baixo', ArrowDown, () => moveCrop(crop, { x: 0, y: cropStep })],
    ['Diminuir o recorte', Minus, () => scaleCrop(crop, 1 / cropZoom, shape, pixels)],
    ['Aumentar o recorte', Plus, () => scaleCrop(crop, cropZoom, shape, pixels)],
  ] as const

  return (
    <Dialog
      open
      wide
      title="Recortar para redes sociais"
      onClose={close}
      closedBy="closerequest"
      actions={
        <>
          <Button variant="primary" disabled={sized === undefined} onPress={() => run(save)}>
            Salvar
          </Button>
          <Button onPress={close}>Cancelar</Button>
        </>
      }
    >
      <Await
        remote={sizes}
        waiting={<Skeleton height="420px" />}
        onRetry={retry}
        failureTitle="Não foi possível abrir o recorte"
      >
        {() => (
          <Stack gap={12}>
            <fieldset>
              <VisuallyHidden as="legend">Formato</VisuallyHidden>
              <Shapes>
                {cropShapes.map((one) => (
                  <Choice key={one}>
                    <input type="radio" name={name} checked={one === shape} onChange={() => setShape(one)} />
                    <span>{photoSizes[one].name}</span>
                  </Choice>
                ))}
              </Shapes>
            </fieldset>
            <CropFrame
              src={photo.preview_url ?? photo.url}
              alt={title}
              photo={pixels}
              shape={shape}
              crop={crop}
              onChange={change}
            />
            <Knobs role="group" aria-label="Ajustar o recorte">
              {knobs.map(([label, Icon, next]) => (
                <Button
                  key={label}
                  variant="quiet"
                  iconOnly
                  icon={<Icon {...icon} />}
                  onPress={() => change(next())}
                >
                  {label}
                </Button>
              ))}
              <Button
                variant="quiet"
                icon={<RotateCcw {...icon} />}
                disabled={isMiddle}
                onPress={() => change(widestCrop(shape, pixels))}
              >
                Voltar ao meio
              </Button>
            </Knobs>
            <Shown>{isMiddle ? 'Mostra o meio da foto.' : 'Mostra a parte que você escolheu.'}</Shown>
          </Stack>
        )}
      </Await>
    </Dialog>
  )
}
