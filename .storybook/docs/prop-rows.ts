import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

/** A row of the table of props: its type as the compiler knows it, and its default as written. */
export type PropRow = {
  name: string
  required: boolean
  /** The type in one line, with the values of a closed list spelled out. */
  type: string
  /** The values of a closed list. */
  values?: (string | number | boolean)[]
  /** The shape behind the name in `type`. */
  shape?: string
  default?: string
}

/** The rows of each component, by its file and its name. */
export type RowsByFile = ReadonlyMap<string, Readonly<Record<string, readonly PropRow[]>>>

const root = resolve(import.meta.dirname, '../..')

/** A longer shape is a table of the domain, which its own page explains better. */
const longestShape = 600

/** The flags of `typeToString`: nothing is left out, an alias is written as what it stands for, one field a line. */
const wholeShape = 1 | 1024 | 8388608

/**
 * Reads the props of every component of `packages/ui` with the compiler. react-docgen reads one file at a time: it
 * shows "union" for a type of another file and throws at indexed types. Attributes of the HTML element are left out.
 */
export function readRows(files: readonly string[]): RowsByFile {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects()[0]
    if (!project) throw new Error('tsconfig.json has no project')
    return new Map(files.map((file) => [file, rowsOfFile(project, file)]))
  } finally {
    api.close()
  }
}

function rowsOfFile(project: Project, file: string): Record<string, PropRow[]> {
  const { checker, program } = project
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) return {}
  const defaults = defaultsIn(readFileSync(file, 'utf8'))
  const components = checker.getExportsOfModule(module).filter(({ name }) => /^[A-Z][a-z]/.test(name))
  return Object.fromEntries(
    components.flatMap((component) => {
      const type = checker.getTypeOfSymbol(component)
      const props = type && propsOf(checker, type)
      return props ? [[component.name, rowsOf(project, props, defaults)]] : []
    }),
  )
}

/** Returns the props of a function, class or styled component; undefined for anything else. */
function propsOf(checker: Checker, type: Type): Type | undefined {
  // The signatures of a styled component are generic; its second type argument is its props.
  const members = (type.isIntersectionType() ? type.getTypes() : [type]) ?? []
  const styled = members.find((one) => checker.typeToString(one).startsWith('IStyledComponent'))
  if (styled?.isTypeReference()) return checker.getTypeArguments(styled)[1]
  const calls = checker.getSignaturesOfType(type, SignatureKind.Call)
  const news = checker.getSignaturesOfType(type, SignatureKind.Construct)
  const first = [...calls, ...news][0]?.getParameters()[0]
  return first && checker.getTypeOfSymbol(first)
}

function rowsOf(project: Project, props: Type, defaults: Readonly<Record<string, string>>): PropRow[] {
  const { checker } = project
  return checker.getPropertiesOfType(props).flatMap((prop) => {
    const node = prop.declarations?.[0]?.resolve(project)
    const file = node?.getSourceFile()
    const type = checker.getTypeOfSymbol(prop)
    if (!node || !file || !type || file.fileName.includes('/node_modules/')) return []
    const written = 'type' in node ? (node.type as { pos: number; end: number } | undefined) : undefined
    const text = written
      ? file.text
          .slice(written.pos, written.end)
          .trim()
          .replaceAll(/\s+/g, ' ')
          .replaceAll('( ', '(')
          .replaceAll(', )', ')')
      : checker.typeToString(type)
    const isOptional = (prop.flags & SymbolFlags.Optional) !== 0
    return [
      {
        name: prop.name,
        required: !isOptional,
        ...described(checker, type, text.replace(/^\| /, '')),
        ...(defaults[prop.name] ? { default: defaults[prop.name] } : {}),
      },
    ]
  })
}

/** Returns the type of a prop as a designer reads it. */
function described(
  checker: Checker,
  type: Type,
  written: string,
): Pick<PropRow, 'type' | 'values' | 'shape'> {
  const members = (type.isUnionType() ? type.getTypes() : [type]) ?? []
  const kept = members.filter((one) => !/^(undefined|null)$/.test(checker.typeToString(one)))
  const names = kept.map((one) => checker.typeToString(one))
  const isNullable = members.some((one) => checker.typeToString(one) === 'null')
  if (names.join() === 'false,true') return { type: 'boolean' }
  const isClosed = names.length > 0 && names.every((name) => /^("[^"]*"|-?[\d.]+|true|false)$/.test(name))
  if (isClosed) {
    const spelled = names.map((name) => name.replaceAll('"', "'"))
    const joined = [...spelled, ...(isNullable ? ['null'] : [])]
      .join(' | ')
      .replace('false | true', 'boolean')
    return { type: joined, values: names.map((name) => JSON.parse(name)) }
  }
  // A name alone says nothing; what it stands for does.
  const isName = /^[A-Z]\w*(<.*>|\[.*\])?( \| (null|undefined))*$/.test(written)
  const shape =
    kept.length === 1 && kept[0] ? checker.typeToString(kept[0], undefined, wholeShape) : undefined
  const isTelling = shape !== undefined && shape !== written && shape.length <= longestShape
  if (isName && isTelling && shape.startsWith('(') && shape.length < 100) return { type: shape }
  return {
    type: written.replace(/ \| undefined$/, ''),
    ...(isName && isTelling && /^[{(]/.test(shape) ? { shape } : {}),
  }
}

/** Returns the defaults written where the props are taken apart: `const { size = 'medium' } = props`. */
function defaultsIn(source: string): Record<string, string> {
  const lists = [
    ...source.matchAll(/const \{([^}]*)\} = props\b/g),
    ...source.matchAll(/export function \w+[^(]*\(\{([^}]*)\}/g),
  ]
  const written = lists.flatMap(([, list = '']) => [...list.matchAll(/(\w+) = ('[^']*'|[\w.-]+)(?=,|\s*$)/g)])
  return Object.fromEntries(written.map(([, name = '', value = '']) => [name, value]))
}
