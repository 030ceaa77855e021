/** A mutation that breaks a documented behaviour of a widget; the widget's stories must fail. */
export interface Mutant {
  /** The folder of the widget and its stories, relative to packages/ui/src. */
  widget: string
  /** The file to change, relative to packages/ui/src. */
  file: string
  from: string
  to: string
  /** What the broken widget does wrong. */
  broken: string
}

const widget =
  (folder: string) =>
  (file: string, from: string, to: string, broken: string): Mutant => ({
    widget: folder,
    file: `${folder}/${file}`,
    from,
    to,
    broken,
  })

const blueprints = widget('widgets/deliverable/BlueprintsCard')
const calendar = widget('widgets/scheduling/CalendarGrid')
const carousel = widget('primitives/media/Carousel')
const download = widget('primitives/action/DownloadButton')
const filters = widget('widgets/session/SessionFilters')
const link = widget('widgets/deliverable/LinkCard')
const photos = widget('widgets/deliverable/PhotosCard')
const rating = widget('widgets/deliverable/RatingPrompt')
const saved = widget('primitives/feedback/SaveIndicator')
const toast = widget('primitives/feedback/ToastProvider')
const videos = widget('widgets/deliverable/VideosCard')

/** The mutants of the widgets; `npm run mutants -- widgets` lists those that survive. */
export const mutants: readonly Mutant[] = [
  blueprints(
    'UploadBlueprints.tsx',
    'useLeaveWarning(uploads.length > 0)',
    'useLeaveWarning(false)',
    'lets people leave during an upload',
  ),
  videos('VideosCard.tsx', 'isStaff && onRemove ? ask', 'onRemove ? ask', 'offers clients to remove a video'),
  videos('VideosCard.tsx', '{isStaff && onAdd && (', '{onAdd && (', 'offers clients to add a video'),
  link(
    'LinkCard.tsx',
    "viewer === 'staff' && onSave && (",
    'onSave && (',
    'offers clients to change the link',
  ),
  calendar(
    'day-facts.ts',
    "free === 1 ? '1 horário livre'",
    "free === 0 ? '1 horário livre'",
    'says “1 horários livres”',
  ),
  saved('../../form/useSaving.ts', 'savedAfter = 1000', 'savedAfter = 6000', 'returns to OK after 6 s'),
  carousel('Carousel.tsx', 'interval = 5000', 'interval = 3000', 'turns after 3 s'),
  filters('SessionFilters.tsx', 'change(without)', 'change({})', 'removes all filters for one'),
  toast(
    'ToastProvider.tsx',
    "useExpiry(message.kind === 'said', dismiss)",
    'useExpiry(true, dismiss)',
    'lets failures vanish',
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
  rating('RatingEditor.tsx', 'rate < 4', 'rate < 3', 'asks at 3 stars what was good'),
  photos(
    'usePhotoActs.ts',
    'const onDelete = isStaff ? callbacks.onDelete : undefined',
    'const onDelete = callbacks.onDelete',
    'offers clients to delete photos',
  ),
  photos(
    'usePhotoActs.ts',
    'upload: isStaff ? callbacks.onUpload : undefined',
    'upload: callbacks.onUpload',
    'offers clients to upload photos',
  ),
]
