// What every page of an app but the landing page needs, whatever it shows: kept in one file, as a file for each set of pages that share
// a module would cost a tenth of the bytes. Their other modules are split by the bundler.
const everywhere = [
  /node_modules[\\/](ky|valibot|zustand)[\\/]/,
  /packages[\\/]frame[\\/]src[\\/](account|OfflineNotice|PageBoundary|PageTitle|Waiting|attempt|focus-main)/,
  /packages[\\/]client[\\/]src[\\/](call\.|failures|create-caller|calls[\\/]account)/,
  /packages[\\/]domain[\\/]src[\\/](failure-body|endpoint\.|account[\\/]|person[\\/]text|company[\\/]schema|address[\\/]parts|session[\\/]status|calendar[\\/]|person[\\/]phone)/,
  /packages[\\/]ui[\\/]src[\\/](remote[\\/]useRemote|primitives[\\/](Toast|EmptyState|Banner|Avatar))/,
  /apps[\\/]\w+[\\/]src[\\/]store[\\/](\w+-context|session-storage|create-store|kept)/,
]

/** How the modules of an app are put into files. */
export const codeSplitting = {
  groups: [
    {
      name: 'core',
      includeDependenciesRecursively: false,
      test: (id: string) => everywhere.some((one) => one.test(id)),
    },
  ],
}
