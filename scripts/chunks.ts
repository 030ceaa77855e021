import type { Plugin } from 'vite'

// A file for each set of pages that share a module would cost a tenth of the bytes, as each is compressed by itself. So what is needed
// together is kept together, and only the rest is split by the bundler.

// What every page needs, the landing page too once it is hydrated.
const base = [
  /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/,
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon\.|context|createLucideIcon|shared)/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-days|camera|chevron-right|circle-exclamation-point|log-out|mail-check|map-pin|menu|rotate-cw|x)\./,
  /packages[\\/]ui[\\/]src[\\/](theme|remote[\\/]remote\.|widgets[\\/]\w+[\\/](Footer|TopBar))/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Await|Button[\\/](Button|failure-report|usePress)|Dialog[\\/]lazy|FailureNotice|Layout|Lazy|Link|Skeleton|Spinner|TextLink|Typography|VisuallyHidden)/,
  /packages[\\/]domain[\\/]src[\\/](failure\.|money[\\/]cents)/,
  /packages[\\/]frame[\\/]src[\\/]wall-clock/,
]

// What every page of an app but the landing page needs, whatever it shows.
const core = [
  /node_modules[\\/](ky|valibot|zustand)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-check|calendar-clock|calendar-x-2|check|circle-check|triangle-exclamation-point|user-round|wifi-off)\./,
  /packages[\\/]frame[\\/]src[\\/](login[\\/](account|signed-out)|OfflineNotice|PageBoundary|PageTitle|Waiting|app-context|attempt|focus-main|lazy-page|useLatest)/,
  /packages[\\/]client[\\/]src[\\/](call\.|failures|create-caller|calls[\\/]account)/,
  /packages[\\/]domain[\\/]src[\\/](failure-body|endpoint\.|account[\\/]|deliverable[\\/](tag|items)\.|person[\\/](text|phone)|company[\\/]schema|address[\\/](parts|schema)|calendar[\\/]|money[\\/]late-fee|service[\\/]schema|session[\\/](status|schedule-option)|property[\\/]unit-text)/,
  /packages[\\/]ui[\\/]src[\\/](remote[\\/]useRemote|primitives[\\/]\w+[\\/](Toast|EmptyState|Banner|Avatar|Page))/,
  /apps[\\/]\w+[\\/]src[\\/]store[\\/](\w+-context|session-storage|create-store|kept)/,
]

// What the list of ensaios, an ensaio and an order have in common.
const ensaio = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](ban|calendar-plus|camera-off|chevron-down|circle-check-big|circle-dashed|copy|download|hourglass|image|package|pencil-line|rotate-3d|ruler-dimension-line|scan|search-x|tag|trash|user-x|video)\./,
  /packages[\\/]client[\\/]src[\\/]calls[\\/]session/,
  /packages[\\/]domain[\\/]src[\\/](deliverable[\\/](archive-name|schema|upload)|session[\\/](delivery-text|transitions|endpoints|information|schema|search))/,
  /packages[\\/]ui[\\/]src[\\/](primitives[\\/]\w+[\\/](Badge|Card|CopyButton[\\/]CopyButton)|widgets[\\/]\w+[\\/](ProductsCard[\\/]ProductIcon|StatusBadge|PhotosCard[\\/]photo-words))/,
]

// What a question before something takes: the landing page asks none.
const dialog = [
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Dialog[\\/](Dialog|useBackCloses)|ConfirmDialog)/,
]

// What typing takes: forms are fetched when they are opened, mostly one after the other.
const form = [
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Button[\\/]useKeptFocus|Field[\\/](Field\.|control-look|field-context|focus-invalid|useLeaveWarning|useStepForm)|FilePicker|Progress|Select|TextArea|TextInput)/,
]

// What asking for a price takes, on the landing page first.
const price = [
  /packages[\\/]client[\\/]src[\\/]calls[\\/]price/,
  /packages[\\/]domain[\\/]src[\\/]payment[\\/]price\./,
  /apps[\\/]portal[\\/]src[\\/]landing[\\/]ask-min-price/,
]

// What the one entry of the back office loads whatever is shown.
const desk = [
  /preload-helper/,
  /node_modules[\\/](cookie|react-router|react-router-dom|set-cookie-parser)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-right\./,
  /packages[\\/]client[\\/]src[\\/]calls[\\/]staff[\\/]queue/,
  /packages[\\/]domain[\\/]src[\\/](deliverable[\\/](embed|endpoints)|session[\\/]queue)/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/]FactRow/,
  /packages[\\/]frame[\\/]src[\\/](AppFrame|FocusMain|login[\\/](MagicLink|SignIn)|RouterLink|load-quietly|reload|scroll-memory)/,
]

// Where staff send photos.
const sending = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]image-plus\./,
  /packages[\\/]ui[\\/]src[\\/]widgets[\\/]\w+[\\/]PhotosCard[\\/]upload[\\/](UploadLine|UploadPanel|sift-files|useUploads)/,
]

function group(name: string, members: RegExp[]) {
  return {
    name,
    includeDependenciesRecursively: false,
    // A style sheet would bring its group's code along.
    test: (id: string) => !id.endsWith('.css') && members.some((one) => one.test(id)),
  }
}

/** Fails a build whose files import each other in a circle: what one reads of the other at its start would not be there yet. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const follow = (file: string, way: readonly string[]) => {
        if (way.includes(file)) this.error(`Files import each other: ${[...way, file].join(' → ')}`)
        if (known.has(file)) return
        const found = bundle[file]
        for (const next of found?.type === 'chunk' ? found.imports : []) follow(next, [...way, file])
        known.add(file)
      }
      const known = new Set<string>()
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}

/** How the modules of the portal are put into files. */
export const portalSplitting = {
  groups: [
    group('base', base),
    group('core', core),
    group('dialog', dialog),
    group('ensaio', ensaio),
    group('price', price),
    group('form', form),
  ],
}

/** How the modules of the back office are put into files: its people always come to ensaios. */
export const backofficeSplitting = {
  groups: [
    group('core', [...base, ...core, ...dialog, ...ensaio, ...desk]),
    group('form', [...form, ...sending]),
  ],
}
