import { type Mutant, widget } from '../mutant.ts'

const blueprints = widget('widgets/deliverable/BlueprintsCard')
const link = widget('widgets/deliverable/LinkCard')
const photos = widget('widgets/deliverable/PhotosCard')
const rating = widget('widgets/deliverable/RatingPrompt')
const tour = widget('widgets/deliverable/TourCard')
const videos = widget('widgets/deliverable/VideosCard')

/** What can break in the widgets of deliverable. */
export const deliverableMutants: readonly Mutant[] = [
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
  tour(
    'TourCard.tsx',
    '(!tour.matterport_url && !tour.tour_url)',
    '!tour.tour_url',
    'shows no tour that has an address of Matterport alone',
  ),
  link('LinkCard.tsx', 'kept={value?.url}', '', 'asks to type the whole link again to change it'),
  blueprints(
    '../upload/useUploadQueue.ts',
    'isFinal: !isReadable || isFileRefusal(failure)',
    'isFinal: false',
    'offers to send a refused file again',
  ),
  rating('TagChoice.tsx', 'chosen.filter((other) => other !== id)', '[]', 'takes all tags back with one'),
  photos('upload/UploadPanel.tsx', 'worthTrying > 1', 'worthTrying > 0', 'offers to try “all” of one photo'),
  blueprints(
    '../upload/useUploadQueue.ts',
    'if (uploads.length === 0) setSent(0)',
    '',
    'counts the files of the last time, too',
  ),
  blueprints(
    '../upload/useUploadQueue.ts',
    'for (const controller of all.values()) controller.abort()',
    '',
    'goes on sending when somebody leaves',
  ),
  blueprints(
    'UploadBlueprints.tsx',
    'setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))',
    'setRefused((b) => [...b, ...judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []))])',
    'lists the refused files of the last time, too',
  ),
  photos(
    'gallery/Gallery.tsx',
    '    selection.clear()\n    setMode',
    '    setMode',
    'keeps the selection when its mode ends',
  ),
  link(
    'LinkCard.tsx',
    '<EmbedPlayer key={embed.src} embed',
    '<EmbedPlayer embed',
    'plays another link without a click',
  ),
]
