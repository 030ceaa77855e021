import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { library } from './break-widget.ts'
import type { Mutant } from './mutant.ts'

/** The families of generated mutants: a right ignored or refused, a number's noun, or anything else that a widget does. */
export type Family = 'rights' | 'plural' | 'other'

/** A node of the syntax tree; its fields depend on its type. */
// biome-ignore lint/suspicious/noExplicitAny: the tree has some hundred kinds of nodes, of which each rule reads one.
type Node = { type: string; start: number; end: number; [field: string]: any }

/** A change of the source and what it does. */
type Change = { family: Family; node: Node; to: string; broken: string }

const rights = /^(isStaff|isClient|isReadOnly|readonly|readOnly)$/
const stateAttributes =
  /^(disabled|aria-(?!label$|hidden$|labelledby$|controls$|owns$).*|role|required|readOnly|tabIndex|autoFocus)$/

const isText = (node?: Node) => node?.type === 'TemplateLiteral' || typeof node?.value === 'string'

/** Returns what can be broken at one node. */
function changesAt(node: Node, parent: Node | undefined, code: string): Change[] {
  const text = ({ start, end }: Node) => code.slice(start, end)
  const short = (of: Node) => text(of).replace(/\s+/g, ' ').slice(0, 60)
  const change = (family: Family, to: string, broken: string, of = node): Change => ({
    family,
    node: of,
    to,
    broken,
  })

  switch (node.type) {
    case 'BinaryExpression': {
      if (/^viewer [=!]== /.test(text(node)))
        return ['true', 'false'].map((to) => change('rights', to, `${short(node)} is always ${to}`))
      if (text(node).endsWith('=== 1') && [parent?.consequent, parent?.alternate].every(isText))
        return [change('plural', 'false', `${short(parent as Node)} is never singular`)]
      return []
    }
    case 'Identifier': {
      const isRead =
        (parent?.type === 'LogicalExpression' && parent.left === node) ||
        (parent?.type === 'ConditionalExpression' && parent.test === node) ||
        parent?.type === 'UnaryExpression' ||
        parent?.type === 'IfStatement'
      return isRead && rights.test(node.name)
        ? ['true', 'false'].map((to) =>
            change('rights', to, `${node.name} is always ${to} in ${short(parent as Node)}`),
          )
        : []
    }
    case 'ConditionalExpression':
      return [change('other', `!(${text(node.test)})`, `${short(node.test)} is turned round`, node.test)]
    case 'LogicalExpression':
      return node.operator === '&&' && parent?.type === 'JSXExpressionContainer'
        ? [change('other', 'true', `${short(node.left)} is not asked`, node.left)]
        : []
    case 'IfStatement':
      return [change('other', 'false', `${short(node.test)} is not asked`, node.test)]
    case 'JSXAttribute': {
      const name = String(node.name.name)
      if (stateAttributes.test(name)) return [change('other', '', `${short(node)} is missing`)]
      if (/^on[A-Z]/.test(name) && node.value?.type === 'JSXExpressionContainer')
        return [change('other', `${name}={() => undefined}`, `${short(node)} does nothing`)]
      return []
    }
    case 'JSXText':
      return node.value.trim() ? [change('other', 'QUEBROU', `says QUEBROU for “${node.value.trim()}”`)] : []
    case 'CallExpression':
      return /\b(abort|focus|say|announce|dismiss|close)$/.test(text(node.callee)) &&
        parent?.type === 'ExpressionStatement'
        ? [change('other', 'undefined', `${short(node)} is not called`)]
        : []
    default:
      return []
  }
}

/** Visits a tree, the parents first. */
function* nodesOf(node: Node, parent?: Node): Generator<[Node, Node | undefined]> {
  yield [node, parent]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string') yield* nodesOf(child, node)
}

/** What can be broken in a file of the library, by rule. */
function mutantsOf(path: string, widget: string): (Mutant & { family: Family })[] {
  const code = readFileSync(path, 'utf8')
  const { program } = parseSync(path, code)
  return [...nodesOf(program as unknown as Node)].flatMap(([node, parent]) =>
    changesAt(node, parent, code).map(({ family, node: { start, end }, to, broken }) => ({
      family,
      widget,
      file: relative(library, path),
      at: start,
      from: code.slice(start, end),
      to,
      broken,
    })),
  )
}

/** The mutants of all widgets and primitives that have stories. */
export function generatedMutants(): (Mutant & { family: Family })[] {
  const withStories = new Set(
    globSync('{widgets,primitives}/*/*/*.stories.tsx', { cwd: library }).map(dirname),
  )
  return globSync('{widgets,primitives}/**/*.{ts,tsx}', { cwd: library })
    .filter((path) => !/\.(stories|test|styles)\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => {
      // All stories of the widget: `widgets/deliverable/PhotosCard` for its gallery, too.
      const folder = path.split('/').slice(0, 3).join('/')
      return withStories.has(folder) ? mutantsOf(join(library, path), folder) : []
    })
}

/** Takes so many by chance, at most one a file; the same seed takes the same ones. */
export function sample<Value extends { file: string }>(
  values: readonly Value[],
  count: number,
  seed: number,
): Value[] {
  let state = seed
  const chance = () => {
    // The generator “mulberry32”.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const files = new Set<string>()
  return values
    .map((value) => ({ value, order: chance() }))
    .sort((one, other) => one.order - other.order)
    .flatMap(({ value }) => {
      if (files.has(value.file)) return []
      files.add(value.file)
      return [value]
    })
    .slice(0, count)
}
