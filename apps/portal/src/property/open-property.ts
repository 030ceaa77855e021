import '@ensaio/ui/fonts.css'
import './opening.css'
import { reloadOnNewVersion } from '@ensaio/frame'
import { showOpening } from './show-opening.ts'

reloadOnNewVersion()

// Once the first pictures are there; a page without code has the fonts at once.
addEventListener('load', () => {
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]')
  if (fonts) fonts.media = 'all'
})

// The page is complete without code: photos are links to their larger pictures, rooms of a plan links to theirs. With code they open in a viewer, which loads at the first press.
document.addEventListener('click', async (event) => {
  const { ctrlKey, metaKey, shiftKey, target } = event
  const tile = (target as Element).closest<HTMLAnchorElement>('a[data-photo], a[data-opens]')
  if (tile === null || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  const opening = showOpening(tile.dataset.photo ?? tile.dataset.opens ?? '')
  const viewer = await import('./open-pictures.tsx').catch(() => null)
  const isWaitedFor = opening.open
  // Gives the focus back to the photo, where the viewer finds it.
  opening.close()
  opening.remove()
  if (!isWaitedFor) return
  if (viewer) viewer.openPictures(tile)
  // The viewer did not arrive: the link does what it says.
  else location.assign(tile.href)
})
