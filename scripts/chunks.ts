// A file for each set of pages that share a module would cost a tenth of the bytes, as each is compressed by itself. So what is needed
// together is kept together, and only the rest is split by the bundler.

// What every page needs, the landing page too once it wakes.
const base = [
  /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis)[\\/]/,
  /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/](Icon\.|context|createLucideIcon|shared)/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](circle-exclamation-point|log-out|menu|rotate-cw|x)\./,
  /packages[\\/]ui[\\/]src[\\/](theme|remote[\\/]remote\.|widgets[\\/](Footer|TopBar))/,
  /packages[\\/]ui[\\/]src[\\/]primitives[\\/](Await|Button[\\/](Button|failure-report|usePress)|Dialog[\\/]lazy|FailureNotice|Layout|Lazy|Link|Skeleton|Spinner|TextLink|Typography|VisuallyHidden)/,
  /packages[\\/]domain[\\/]src[\\/](failure\.|money[\\/]cents)/,
  /packages[\\/]frame[\\/]src[\\/]wall-clock/,
]

// What every page of an app but the landing page needs, whatever it shows.
const core = [
  /node_modules[\\/](ky|valibot|zustand)[\\/]/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](calendar-check|calendar-clock|calendar-x-2|check|circle-check|triangle-exclamation-point|user-round|wifi-off)\./,
  /packages[\\/]frame[\\/]src[\\/](account|OfflineNotice|PageBoundary|PageTitle|Waiting|attempt|focus-main|lazy-page|signed-out|useLatest)/,
  /packages[\\/]client[\\/]src[\\/](call\.|failures|create-caller|calls[\\/]account)/,
  /packages[\\/]domain[\\/]src[\\/](failure-body|endpoint\.|account[\\/]|person[\\/](text|phone)|company[\\/]schema|address[\\/](parts|schema)|calendar[\\/]|money[\\/]late-fee|service[\\/]schema|session[\\/](status|transitions|unit-text))/,
  /packages[\\/]ui[\\/]src[\\/](remote[\\/]useRemote|primitives[\\/](Toast|EmptyState|Banner|Avatar|Page))/,
  /apps[\\/]\w+[\\/]src[\\/]store[\\/](\w+-context|session-storage|create-store|kept)/,
]

// What the list of ensaios, an ensaio and an order have in common.
const ensaio = [
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](ban|calendar-plus|camera-off|chevron-down|circle-check-big|circle-dashed|copy|download|hourglass|image|package|pencil-line|rotate-3d|ruler-dimension-line|scan|search-x|tag|trash|user-x|video)\./,
  /packages[\\/]client[\\/]src[\\/]calls[\\/]session/,
  /packages[\\/]domain[\\/]src[\\/](deliverable[\\/](archive-name|schema|upload)|session[\\/](delivery-text|endpoints|information|schema|search))/,
  /packages[\\/]ui[\\/]src[\\/](primitives[\\/](Badge|CopyButton|Card)|widgets[\\/](ProductsCard[\\/]ProductIcon|StatusBadge|PhotosCard[\\/]photo-words))/,
]

function group(name: string, members: RegExp[]) {
  return {
    name,
    includeDependenciesRecursively: false,
    test: (id: string) => members.some((one) => one.test(id)),
  }
}

/** How the modules of an app are put into files. */
export const codeSplitting = { groups: [group('base', base), group('core', core), group('ensaio', ensaio)] }
