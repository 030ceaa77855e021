import type { Photo, PhotoSize } from '@ensaio/domain'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { shareFile } from './share-files.ts'

/** Hands a photo to the share sheet of the device, in the size for portals, which every app takes. */
export function ShareButton(props: {
  photo: Photo
  /** What the photo shows. */
  title: string
  onFile: (
    photo: Photo,
    size: PhotoSize,
    progress: (share: number | null) => void,
    signal: AbortSignal,
  ) => Promise<File>
}) {
  const { photo, title, onFile } = props
  /** The file that waits for another press. */
  const [ready, setReady] = useState<{ id: number; file: File } | null>(null)
  const waiting = ready?.id === photo.id ? ready.file : null

  async function share() {
    const file = waiting ?? (await onFile(photo, 'portal', () => {}, new AbortController().signal))
    setReady((await shareFile(file, title)) === 'needs-press' ? { id: photo.id, file } : null)
  }

  return (
    <Button variant="quiet" icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />} onPress={share}>
      {waiting === null ? 'Compartilhar' : 'Compartilhar agora'}
    </Button>
  )
}
