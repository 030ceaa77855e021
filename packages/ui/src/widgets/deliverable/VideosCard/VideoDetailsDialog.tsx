import {
  captionsAccept,
  formatBytes,
  largestCaptions,
  largestPhoto,
  photoAccept,
  photoTypes,
  readCaptions,
  type StoredVideo,
} from '@ensaio/domain'
import { Captions, Image, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { failureMessage, useReport } from '../../../primitives/feedback/failure-report.ts'
import { FilePicker } from '../../../primitives/input/FilePicker/FilePicker.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, radius, space } from '../../../theme/tokens.ts'

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};

  + section {
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }

  h3 {
    font-size: inherit;
    font-weight: 600;
  }
`

const Still = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: #121615;
  color: #d9dedc;
  overflow: clip;

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** Callbacks that change the picture and the captions of a stored video; each answers the changed video. */
export type VideoDetailsActions = {
  onPoster: (video: StoredVideo, file: File) => Promise<unknown>
  /** Null removes the captions. */
  onCaptions: (video: StoredVideo, file: File | null) => Promise<unknown>
}

/** Why a picture cannot be sent, as a sentence; null when it can. */
function pictureRefusal({ type, size }: File): string | null {
  if (!photoTypes.some((one) => one === type)) return 'Envie a capa em jpg ou png.'
  return size > largestPhoto ? 'A capa passa do limite de 3 MB.' : null
}

async function captionsRefusal(file: File): Promise<string | null> {
  if (file.size > largestCaptions) {
    return `O arquivo passa do limite de ${formatBytes(largestCaptions)}.`
  }
  return readCaptions(await file.text()).refusal
}

function Change(props: {
  title: string
  about: string
  hint: string
  choice: string
  icon: ReactNode
  accept: string
  refusalOf: (file: File) => string | null | Promise<string | null>
  onSave: (file: File) => Promise<unknown>
  shown?: ReactNode
  more?: ReactNode
}) {
  const [isSaving, setSaving] = useState(false)
  const report = useReport()
  async function pick([file]: File[]) {
    if (!file || isSaving) return
    setSaving(true)
    try {
      const refusal = await props.refusalOf(file)
      if (refusal === null) await props.onSave(file)
      report(refusal ?? '')
    } catch (reason) {
      report(failureMessage(reason))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Part>
      <div>
        <h3>{props.title}</h3>
        <Text soft>{props.about}</Text>
      </div>
      {props.shown}
      <Row gap={8}>
        <FilePicker accept={props.accept} onPick={pick} icon={props.icon}>
          {props.choice}
        </FilePicker>
        {props.more}
        <span role="status">{isSaving && 'Enviando…'}</span>
      </Row>
      <Text soft>{props.hint}</Text>
    </Part>
  )
}

/** Changes the picture and the captions of a stored video; each choice is saved at once. */
export function VideoDetailsDialog(
  props: VideoDetailsActions & { open: boolean; video: StoredVideo; name: string; onClose: () => void },
) {
  const { video, name } = props
  const { close, hold } = useDialogAction(props.onClose)
  const onPoster = (file: File) => hold(() => props.onPoster(video, file))
  const onCaptions = (file: File | null) => hold(() => props.onCaptions(video, file))
  const { poster_url, captions_url } = video.file
  return (
    <Dialog
      open={props.open}
      onClose={close}
      title="Capa e legendas"
      description={`${name}. O que você escolhe vale na hora.`}
      actions={<Button onPress={close}>Fechar</Button>}
    >
      <Stack gap={24}>
        <Change
          title="Capa"
          about={
            poster_url ? 'A imagem que aparece antes de tocar.' : 'Ainda sem capa: aparece um quadro preto.'
          }
          hint="jpg ou png, até 3 MB"
          choice={poster_url ? 'Trocar capa' : 'Escolher capa'}
          icon={<Image size={18} strokeWidth={1.75} aria-hidden="true" />}
          accept={photoAccept}
          refusalOf={pictureRefusal}
          onSave={onPoster}
          shown={
            poster_url && (
              <Still>
                <img src={poster_url} alt={`Capa: ${name}`} />
              </Still>
            )
          }
        />
        <Change
          title="Legendas"
          about={
            captions_url ? 'O vídeo tem legendas em português.' : 'Sem legendas. Muita gente assiste sem som.'
          }
          hint="WebVTT (.vtt) ou SRT (.srt), em UTF-8"
          choice={captions_url ? 'Trocar legendas' : 'Escolher legendas'}
          icon={<Captions size={18} strokeWidth={1.75} aria-hidden="true" />}
          accept={captionsAccept}
          refusalOf={captionsRefusal}
          onSave={onCaptions}
          more={
            captions_url && (
              <Button
                size="small"
                variant="quiet"
                icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                onPress={() => onCaptions(null)}
              >
                Tirar legendas
              </Button>
            )
          }
        />
      </Stack>
    </Dialog>
  )
}
