import { Button, PictureViewer, ThemeProvider, ToastProvider, type ViewedPicture } from '@ensaio/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let root: Root | null = null

/** A photo of the page; `file` is what is saved of it, where its company offers that. */
type PagePicture = ViewedPicture & { file: string | undefined }

function Pictures(props: { pictures: readonly PagePicture[]; first: number; onClose: () => void }) {
  const [place, setPlace] = useState(props.first)
  const file = props.pictures[place]?.file
  return (
    <ThemeProvider>
      <ToastProvider>
        <PictureViewer
          open
          label="Fotos do imóvel"
          pictures={props.pictures}
          place={place}
          onGo={setPlace}
          onClose={props.onClose}
        >
          {file !== undefined && (
            <Button variant="quiet" href={file} download="" external>
              Baixar foto
            </Button>
          )}
        </PictureViewer>
      </ToastProvider>
    </ThemeProvider>
  )
}

function pictureOf(tile: HTMLAnchorElement): PagePicture {
  const small = tile.querySelector('img')
  return {
    id: tile.dataset.photo ?? tile.href,
    src: tile.href,
    title: small?.alt ?? '',
    small: small?.currentSrc ?? null,
    file: tile.dataset.file,
    panorama: tile.dataset.panorama,
  }
}

/** Opens the viewer with all photos of the page, at the pressed one, or at the one that a pressed link names in `data-opens`; the same photo may stand on the page twice, as cover and in its room. */
export function openPictures(pressed: HTMLAnchorElement): void {
  const tiles = new Map<string, HTMLAnchorElement>()
  for (const tile of document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')) {
    tiles.set(tile.dataset.photo ?? tile.href, tile)
  }
  const pictures = [...tiles.values()].map(pictureOf)
  // A room of a plan opens the first of its photos.
  const photo = pressed.dataset.photo ?? pressed.dataset.opens ?? pressed.href
  const first = [...tiles.keys()].indexOf(photo)
  if (root === null) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  const open = root
  // At once, so that the page is not seen between the waiting photo and the viewer.
  flushSync(() => {
    open.render(
      <Pictures
        key={photo}
        pictures={pictures}
        first={first}
        onClose={() => {
          open.render(null)
          pressed.focus()
        }}
      />,
    )
  })
}
