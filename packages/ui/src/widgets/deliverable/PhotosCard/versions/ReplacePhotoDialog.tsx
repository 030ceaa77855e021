import { formatBytes, largestPhoto, type Photo, photoAccept } from '@ensaio/domain'
import { ImageUp } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../../primitives/action/usePress.ts'
import { Dialog } from '../../../../primitives/dialog/Dialog/Dialog.tsx'
import { FailureNotice } from '../../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { failureMessage } from '../../../../primitives/feedback/failure-report.ts'
import { Progress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import { useToast } from '../../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { FilePicker } from '../../../../primitives/input/FilePicker/FilePicker.tsx'
import { Stack } from '../../../../primitives/layout/Layout/Layout.tsx'
import { color, radius, space, text } from '../../../../theme/tokens.ts'
import { namedPhoto } from '../photo-words.ts'
import { siftFiles } from '../upload/sift-files.ts'
import type { PhotoCallbacks } from '../usePhotoActs.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[12]};

  figcaption {
    margin-bottom: ${space[4]};
    color: ${color.inkSoft};
    font-size: ${text.size13};
  }
`

const Frame = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkSoft};
  overflow: hidden;

  &[data-empty] {
    border: 2px dashed ${color.lineStrong};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** The address of a file, for as long as it is shown. */
function useShown(file: File | null): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return url
}

async function shrunk(file: File): Promise<File> {
  const { shrinkPhoto } = await import('../upload/shrink-photo.ts')
  return shrinkPhoto(file)
}

/** Chooses another file for a photo, shows both beside each other, and replaces it. One that is too large is made smaller first. */
export function ReplacePhotoDialog(props: {
  /** It is there only while it is open. */
  open: true
  photo: Photo
  title: string
  onReplace: NonNullable<PhotoCallbacks['onReplace']>
  /** Gets the photo with its new file. */
  onReplaced: (photo: Photo) => void
  onClose: () => void
}) {
  const { photo, onClose } = props
  const photoName = namedPhoto(props.title)
  const { say } = useToast()
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const shown = useShown(file)
  const isOversize = file !== null && siftFiles([file]).oversize.length > 0

  function pick(files: readonly File[]) {
    const [strange] = siftFiles(files).strange
    setProblem(strange ? `“${strange.name}” não é uma foto em jpg ou png.` : '')
    if (!strange) setFile(files[0] ?? null)
  }

  async function replace() {
    setProblem(file ? '' : 'Escolha antes a nova foto.')
    if (!file) return
    const fitting = isOversize ? await shrunk(file) : file
    setShare(0)
    props.onReplaced(await props.onReplace(photo, fitting, setShare))
    say('Foto trocada.')
    onClose()
  }

  const { press, pressing } = usePress(replace, (reason) => {
    setShare(null)
    setProblem(failureMessage(reason))
  })

  function close() {
    if (!pressing) onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title="Trocar foto"
      description="A nova foto fica no mesmo lugar, com o mesmo ambiente, os comentários e as favoritas. Quem já recebeu a anterior pode comparar as duas."
      actions={
        <>
          <Button variant="primary" waiting={pressing} onPress={press}>
            Trocar foto
          </Button>
          <Button onPress={close}>Cancelar</Button>
        </>
      }
    >
      <Stack gap={16}>
        {problem && <FailureNotice title="A foto não foi trocada" message={problem} />}
        <Pair>
          <figure>
            <figcaption>Agora</figcaption>
            <Frame>
              <img src={photo.thumbnail_url ?? photo.url} alt={`${photoName}, agora`} />
            </Frame>
          </figure>
          <figure>
            <figcaption>Nova</figcaption>
            <Frame data-empty={!shown || undefined}>
              {shown ? (
                <img src={shown} alt={`${photoName}, nova`} />
              ) : (
                <ImageUp size={24} strokeWidth={1.75} aria-hidden="true" />
              )}
            </Frame>
          </figure>
        </Pair>
        <FilePicker
          accept={photoAccept}
          size="medium"
          disabled={pressing}
          onPick={pick}
          icon={<ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {file ? 'Escolher outra' : 'Escolher a nova foto'}
        </FilePicker>
        {file && isOversize && (
          <p>
            A foto tem {formatBytes(file.size)}. Ela será reduzida aqui mesmo, antes de enviar, para caber em{' '}
            {formatBytes(largestPhoto)}.
          </p>
        )}
        {share !== null && <Progress value={share} label="Enviando a foto" />}
      </Stack>
    </Dialog>
  )
}
