import { type Mutant, widget } from '../mutant.ts'

const carousel = widget('primitives/media/Carousel')
const download = widget('primitives/action/DownloadButton')
const pages = widget('primitives/navigation/Pagination')
const picker = widget('primitives/input/FilePicker')
const saved = widget('primitives/feedback/SaveIndicator')
const toast = widget('primitives/feedback/ToastProvider')
const money = widget('primitives/input/MoneyInput')
const search = widget('primitives/input/SearchField')
const viewer = widget('primitives/media/PictureViewer')

/** What can break in the primitives. */
export const primitivesMutants: readonly Mutant[] = [
  saved('../../form/useSaving.ts', 'savedAfter = 1000', 'savedAfter = 6000', 'returns to OK after 6 s'),
  carousel('Carousel.tsx', 'interval = 5000', 'interval = 3000', 'turns after 3 s'),
  toast(
    'ToastProvider.tsx',
    "useExpiry(message.kind === 'said' ? (action ? 'long' : 'short') : null, dismiss)",
    "useExpiry('short', dismiss)",
    'lets failures vanish',
  ),
  download(
    'DownloadButton.tsx',
    "state.is === 'failed' && state.name !== name ? 'idle' : state.is",
    'state.is',
    'shows the failure of one download at another',
  ),
  download(
    'DownloadButton.tsx',
    'onPress={() => current.current?.abort()}',
    'onPress={() => undefined}',
    'cannot be cancelled',
  ),
  download(
    'DownloadButton.tsx',
    'useEffect(() => () => current.current?.abort(), [])',
    'useEffect(() => undefined, [])',
    'goes on after its page was left',
  ),
  pages('Pagination.tsx', 'to > lastPage', 'to >= lastPage', 'does not lead to the last page'),
  picker('FilePicker.tsx', "target.value = ''", '', 'does nothing when the same file is chosen again'),
  money('MoneyInput.tsx', 'allowNegative={false}', 'allowNegative', 'takes a negative amount'),
  search(
    'SearchField.tsx',
    'setInForce(value)\n    setDraft(value)',
    'setInForce(value)',
    'keeps the text of a search that was removed elsewhere',
  ),
  viewer(
    'PictureViewer.tsx',
    'event.ctrlKey || event.metaKey || event.altKey ? undefined : actOn(event)',
    'actOn(event)',
    'takes Ctrl and + from the browser',
  ),
]
