import type { Plugin } from 'vite'

// One chunk for each set of pages that share a module would cost 10 % more bytes, because each file is compressed separately. So modules
// that are needed together share a chunk, and the bundler splits only the rest.

// Needed by every page, including the hydrated landing page.
const base = [
  /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/,
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon\.|context|createLucideIcon|shared)/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-days|camera|chevron-right|circle-exclamation-point|log-out|mail-check|map-pin|menu|rotate-cw|x)\./,
  /packages[\\/]ui[\\/]src[\\/](theme|remote[\\/]remote\.|widgets[\\/]\w+[\\/](Footer|TopBar))/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Await|Button[\\/](Button|failure-report|usePress)|Dialog[\\/]lazy|FailureNotice|Layout|Lazy|Link|Skeleton|Spinner|TextLink|Typography|VisuallyHidden)/,
  /packages[\\/]domain[\\/]src[\\/](failure\.|money[\\/]cents)/,
  /packages[\\/]frame[\\/]src[\\/]wall-clock/,
]

// Needed by every page except the landing page.
const core = [
  /node_modules[\\/](ky|valibot|zustand)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-check|calendar-clock|calendar-x-2|check|circle-check|triangle-exclamation-point|user-round|wifi-off)\./,
  /packages[\\/]frame[\\/]src[\\/](login[\\/](account|signed-out)|OfflineNotice|PageBoundary|PageTitle|Waiting|app-context|attempt|focus-main|lazy-page|useLatest)/,
  /packages[\\/]client[\\/]src[\\/](call\.|failures|create-caller|calls[\\/]account)/,
  /packages[\\/]domain[\\/]src[\\/](failure-body|endpoint\.|account[\\/]|deliverable[\\/](tag|items)\.|person[\\/](text|phone)|company[\\/]schema|address[\\/](parts|schema)|calendar[\\/]|money[\\/]late-fee|service[\\/]schema|session[\\/](status|schedule-option)|property[\\/]unit-text)/,
  /packages[\\/]ui[\\/]src[\\/](remote[\\/]useRemote|primitives[\\/]\w+[\\/](Toast|EmptyState|Banner|Avatar|Page))/,
  /apps[\\/]\w+[\\/]src[\\/]store[\\/](\w+-context|session-storage|create-store|kept)/,
]

// Shared by the list of ensaios, the page of an ensaio and the order.
const ensaio = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](ban|calendar-plus|camera-off|chevron-down|circle-check-big|circle-dashed|copy|download|hourglass|image|package|pencil-line|rotate-3d|ruler-dimension-line|scan|search-x|tag|trash|user-x|video)\./,
  /packages[\\/]client[\\/]src[\\/]calls[\\/]session/,
  /packages[\\/]domain[\\/]src[\\/](deliverable[\\/](archive-name|schema|upload)|session[\\/](delivery-text|transitions|endpoints|information|schema|search))/,
  /packages[\\/]ui[\\/]src[\\/](primitives[\\/]\w+[\\/](Badge|Card|CopyButton[\\/]CopyButton)|widgets[\\/]\w+[\\/](ProductsCard[\\/]ProductIcon|StatusBadge|PhotosCard[\\/]photo-words))/,
]

// Dialogs; the landing page has none.
const dialog = [
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Dialog[\\/](Dialog|useBackCloses)|ConfirmDialog)/,
]

// Form controls; forms are fetched when they are opened.
const form = [
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/](Button[\\/]useKeptFocus|Field[\\/](Field\.|control-look|field-context|focus-invalid|useLeaveWarning|useStepForm)|FilePicker|Progress|Select|TextArea|TextInput)/,
]

// The price request, first used on the landing page.
const price = [
  /packages[\\/]client[\\/]src[\\/]calls[\\/]price/,
  /packages[\\/]domain[\\/]src[\\/]payment[\\/]price\./,
  /apps[\\/]portal[\\/]src[\\/]landing[\\/]ask-min-price/,
]

// Loaded by every page of the back office.
const backoffice = [
  /preload-helper/,
  /node_modules[\\/](cookie|react-router|react-router-dom|set-cookie-parser)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-right\./,
  /packages[\\/]client[\\/]src[\\/]calls[\\/]staff[\\/]queue/,
  /packages[\\/]domain[\\/]src[\\/](deliverable[\\/](embed|endpoints)|session[\\/]queue)/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/]\w+[\\/]FactRow/,
  /packages[\\/]frame[\\/]src[\\/](AppFrame|FocusMain|login[\\/](MagicLink|SignIn)|RouterLink|load-quietly|reload|scroll-memory)/,
]

// The photo upload of staff.
const upload = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]image-plus\./,
  /packages[\\/]ui[\\/]src[\\/]widgets[\\/]\w+[\\/]PhotosCard[\\/]upload[\\/](UploadLine|UploadPanel|sift-files|useUploads)/,
]

function group(name: string, members: RegExp[]) {
  return {
    name,
    includeDependenciesRecursively: false,
    // A style sheet would load its group's code, too.
    test: (id: string) => !id.endsWith('.css') && members.some((one) => one.test(id)),
  }
}

/** Fails a build whose chunks import each other in a cycle: one would read exports of the other before they exist. */
export function noImportCycles(): Plugin {
  return {
    name: 'no-import-cycles',
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

/** The chunks of the portal. */
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

/** The chunks of the back office, whose users always open ensaios. */
export const backofficeSplitting = {
  groups: [
    group('core', [...base, ...core, ...dialog, ...ensaio, ...backoffice]),
    group('form', [...form, ...upload]),
  ],
}
