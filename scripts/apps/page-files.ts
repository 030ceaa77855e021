/** The code that an HTML page of an app begins with once it was painted. */
export const begun: Readonly<Record<string, string>> = {
  'index.html': 'src/main.tsx',
  'calendar.html': 'src/scheduling/open-scheduling.tsx',
}

/** Matches the path of a source file that holds a page of a router; the second group is the name of the page. */
export const routerPage = /(^|\/)pages\/(?:.*\/)?(\w+)\.tsx$/

/** Does a visit begin with this source file, as it does with a page, but not with a dialog? */
export function beginsVisit(source: string): boolean {
  return routerPage.test(source) || Object.values(begun).some((file) => source.endsWith(`/${file}`))
}
