/** A file that the bundler writes by itself: the modules that the same routes need. */
export interface BuiltFile {
  name: string
  /** Minified bytes. */
  bytes: number
  /** Names of the files that it imports statically. */
  imports: readonly string[]
  /** Entries stay files of their own, since something loads them by name. */
  isEntry: boolean
}

/** What one more file costs a route, in compressed bytes: a request, and a dictionary that starts empty. */
const fileCost = 400

/** Compressed bytes per minified byte, as measured on the two apps. */
const compression = 0.36

/** A way through an app, to a page or to something that is opened in it. */
export interface Route {
  /** The files that it loads by name, in order. */
  loads: readonly string[]
  /** How much its bytes count beside those of others. */
  weight: number
}

interface Group {
  members: string[]
  /** Estimated compressed bytes. */
  size: number
  isEntry: boolean
  imports: Set<string>
  /** Indices of the routes that load the group. */
  routes: Set<number>
}

/**
 * Merges shared files as long as the routes, by their weights, load fewer bytes for it: two files become one when the
 * requests saved outweigh what some routes then load in vain. What the named files of a route import is added here. Never makes two files
 * import each other. Returns the members of every shared file, the unmerged ones too.
 */
export function mergeFiles(files: readonly BuiltFile[], routes: readonly Route[]): string[][] {
  const groups = new Map<string, Group>(
    files.map(({ name, bytes, imports, isEntry }) => [
      name,
      { members: [name], size: bytes * compression, isEntry, imports: new Set(imports), routes: new Set() },
    ]),
  )
  const weightOf = (those: readonly number[]) =>
    those.reduce((sum, index) => sum + (routes[index]?.weight ?? 0), 0)
  for (const [index, { loads }] of routes.entries()) {
    for (const name of loads.flatMap((one) => [one, ...reachedFrom(groups, one)])) {
      groups.get(name)?.routes.add(index)
    }
  }
  for (let pair = bestMerge(groups, weightOf); pair; pair = bestMerge(groups, weightOf))
    merge(groups, ...pair)
  return [...groups.values()].filter(({ isEntry }) => !isEntry).map(({ members }) => members)
}

/** Every group that a group imports, directly or through others. */
function reachedFrom(
  groups: ReadonlyMap<string, Group>,
  name: string,
  reached = new Set<string>(),
): Set<string> {
  for (const next of groups.get(name)?.imports ?? []) {
    if (reached.has(next)) continue
    reached.add(next)
    reachedFrom(groups, next, reached)
  }
  return reached
}

/** The two shared groups whose merge saves most; null when no merge saves anything. */
function bestMerge(
  groups: ReadonlyMap<string, Group>,
  weightOf: (routes: readonly number[]) => number,
): [string, string] | null {
  const reached = new Map([...groups.keys()].map((name) => [name, reachedFrom(groups, name)]))
  const shared = [...groups].filter(([, { isEntry }]) => !isEntry)
  let best: [string, string] | null = null
  let most = 0

  /** Bytes that routes load in vain when they load a group, and what it imports, without needing it. */
  function loadedInVain(name: string, newcomers: readonly number[], partner: string): number {
    if (newcomers.length === 0) return 0
    let bytes = weightOf(newcomers) * (groups.get(name)?.size ?? 0)
    for (const one of reached.get(name) ?? []) {
      const group = groups.get(one)
      if (one === partner || !group) continue
      bytes += weightOf(newcomers.filter((route) => !group.routes.has(route))) * (group.size + fileCost)
    }
    return bytes
  }

  for (const [index, [one, left]] of shared.entries()) {
    for (const [other, right] of shared.slice(index + 1)) {
      const leftOnly = [...left.routes].filter((route) => !right.routes.has(route))
      const rightOnly = [...right.routes].filter((route) => !left.routes.has(route))
      const saved = fileCost * weightOf([...left.routes].filter((route) => right.routes.has(route)))
      if (saved <= most) continue
      const gain = saved - loadedInVain(one, rightOnly, other) - loadedInVain(other, leftOnly, one)
      if (gain <= most) continue
      if (leadsThroughOthers(reached, one, other) || leadsThroughOthers(reached, other, one)) continue
      best = [one, other]
      most = gain
    }
  }
  return best
}

/** Does a group import another one through a third? Merging the two would make a circle with the third. */
function leadsThroughOthers(
  reached: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
): boolean {
  return [...(reached.get(from) ?? [])].some((one) => one !== to && reached.get(one)?.has(to))
}

/** Replaces two groups by one, under the name of the first; the routes of either now load what both import. */
function merge(groups: Map<string, Group>, one: string, other: string): void {
  const left = groups.get(one)
  const right = groups.get(other)
  if (!left || !right) return
  const merged: Group = {
    members: [...left.members, ...right.members],
    size: left.size + right.size,
    isEntry: false,
    imports: new Set([...left.imports, ...right.imports]),
    routes: new Set([...left.routes, ...right.routes]),
  }
  merged.imports.delete(one)
  merged.imports.delete(other)
  groups.delete(other)
  groups.set(one, merged)
  for (const group of groups.values()) {
    if (group.imports.delete(other)) group.imports.add(one)
  }
  for (const name of reachedFrom(groups, one)) {
    for (const route of merged.routes) groups.get(name)?.routes.add(route)
  }
}
