import '@ensaio/ui/fonts.css'
import { reloadOnNewVersion } from '@ensaio/frame'

reloadOnNewVersion()

// The page is complete without code: photos are links to their larger pictures, rooms of a plan links to theirs. With code they open in a viewer, which loads at the first press.
document.addEventListener('click', async (event) => {
  const { ctrlKey, metaKey, shiftKey, target } = event
  const tile = (target as Element).closest<HTMLAnchorElement>('a[data-photo], a[data-opens]')
  if (tile === null || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  try {
    const { openPictures } = await import('./open-pictures.tsx')
    openPictures(tile)
  } catch {
    // The viewer did not arrive: the link does what it says.
    location.assign(tile.href)
  }
})
