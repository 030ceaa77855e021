/**
 * Shows a pressed photo large at once, from the file that the page shows already, while the viewer is on its way: on a slow network that
 * takes seconds, and a press that seems to do nothing is repeated. It is closed as the viewer is.
 */
export function showOpening(photo: string): HTMLDialogElement {
  const tile = document.querySelector<HTMLElement>(`a[data-photo="${CSS.escape(photo)}"]`)
  const dialog = document.createElement('dialog')
  dialog.className = 'opening'
  dialog.ariaLabel = 'Fotos do imóvel'
  dialog.ariaBusy = 'true'
  dialog.toggleAttribute('data-actions', tile?.dataset.file !== undefined)
  const small = tile?.querySelector('img')
  // One that is far away is not loaded yet, and says nothing.
  if (small?.currentSrc) {
    const picture = new Image()
    picture.src = small.currentSrc
    picture.alt = small.alt
    dialog.append(picture)
  }
  const close = document.createElement('button')
  close.ariaLabel = 'Fechar'
  close.textContent = '×'
  close.addEventListener('click', () => dialog.close())
  dialog.append(close)
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
