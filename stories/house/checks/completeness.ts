import { filesOfTheHouse, textOf, type WrittenFile, type WrittenStory } from './book.ts'

/** A state that every widget shows, and how a story that shows it is written. */
export type State = 'each' | 'waiting' | 'empty' | 'failed' | 'longest' | 'phone'

const signs: Record<State, RegExp> = {
  each: /sessionStatuses|mailStatuses|\b(itemIds|toneNames)\b/,
  waiting: /\bwaiting\b|\bhang\(/,
  empty: /\b(vazi[oa]s?|nenhum|nenhuma|ningu[eé]m|nada|sem)\b/i,
  failed: /\bfailed\(|\brefuse\(|\bcut\(/,
  longest: /\blong|\blongest|mais longos|grandes|tr[eê]s dígitos/i,
  phone: /\bonPhone\b/,
}

/**
 * Widgets without what a state is about, and why. A name leaves this list when its widget starts to take texts or a list.
 */
export const spared: Partial<Record<State, Readonly<Record<string, string>>>> = {
  each: { Counters: 'soma ensaios, não mostra um' },
  longest: {
    Advertised: 'as frases são suas',
    CalendarGrid: 'só dias e meses',
    CapacityCalendar: 'só números e as cidades do domínio',
    CompanyStep: 'campos, que rolam',
    CreditAdjustmentForm: 'campos, que rolam',
    DayAndTimeStep: 'só dias e horários',
    Footer: 'as frases são suas',
    HowItWorks: 'as frases são suas',
    NewPasswordForm: 'as frases são suas',
    NewServiceForm: 'campos, que rolam',
    OrderLayout: 'uma moldura',
    PaymentLayout: 'uma moldura',

    RecoverForm: 'campos, que rolam',
    RegistrationForm: 'campos, que rolam',

    SchedulingNotFound: 'as frases são suas',
    ShareLink: 'o link não se lê, e as palavras são suas',
    SignInAgainDialog: 'o formulário, LoginForm, tem a sua',
    SlotPicker: 'quatro horários',

    StatusMoves: 'as palavras do domínio',
    TimeOffEditor: 'só datas e números',
  },
}

/** A component that `@ensaio/ui` exports, and where it is written. */
export type Exported = { name: string; path: string }

/** What `@ensaio/ui` exports that is drawn, read from its exports: names with a capital, types apart. */
export function exportedComponents(): Exported[] {
  const exported = ['primitives', 'widgets'].map((one) => textOf(`packages/ui/src/${one}.ts`)).join('\n')
  return [...exported.matchAll(/^export \{([^}]+)\} from '\.\/([^']+)'/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*$/.test(name))
        .map((name) => ({ name, path: `packages/ui/src/${path}` })),
  )
}

/** Whether a component is a widget that stands in its own folder, which must show every state by itself. */
export function isWidget({ name, path }: Exported): boolean {
  return new RegExp(`^packages/ui/src/widgets/\\w+/${name}/${name}\\.tsx$`).test(path)
}

/** Whether a component is one of those that know no word of the trade. */
export function isPrimitive({ path }: Exported): boolean {
  return path.startsWith('packages/ui/src/primitives/')
}

/** The states a widget owes, by what its props take. */
export function statesOwed({ name, path }: Exported): State[] {
  const source = textOf(path)
  const props = source.match(new RegExp(`type ${name}Props = [^{]*\\{([\\s\\S]*?)\\n\\}`))?.[1] ?? ''
  const owed: State[] = ['longest', 'phone']
  if (/:\s*Remote</.test(props)) owed.push('waiting', 'failed')
  if (/:\s*Remote<(readonly )?\w*(Page|\[\])/.test(props)) owed.push('empty')
  if (
    /\bsession: Session\b|\bstatus: SessionStatus\b/.test(props) &&
    /\bstatus\b/.test(source.replace(props, ''))
  )
    owed.push('each')
  return owed.filter((state) => !(name in (spared[state] ?? {})))
}

/** The files of the book that are about a widget: those of its folder. */
export function filesOf({ path }: Exported, book: readonly WrittenFile[]): WrittenFile[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return book.filter((file) => file.path.startsWith(folder))
}

/** Whether one of the stories shows the state. */
export function shows(files: readonly WrittenFile[], state: State): boolean {
  // Each domain state may be mapped over the list above the stories.
  if (state === 'each') return files.some((file) => signs.each.test(file.code))
  return files.flatMap((file) => file.stories).some((story) => tells(story, state))
}

function tells(story: WrittenStory, state: State): boolean {
  return signs[state].test(story.name) || (state !== 'empty' && signs[state].test(story.code))
}

/** What the docs page of a component says of it: the words of its stories, or the sentence above its export. */
export function wordsOn({ name, path }: Exported, book: readonly WrittenFile[]): string {
  const isTold = (file: WrittenFile) => /description:\s*\{\s*component:/.test(file.head)
  const own =
    book.find((file) => file.component === name && isTold(file)) ??
    (isWidget({ name, path }) || isPrimitive({ name, path })
      ? filesOf({ name, path }, book).find(isTold)
      : undefined)
  const told = own?.head.match(/component:\s*(['"`])([\s\S]*?)\1,?\s*\}/)?.[2]
  const above = textOf(path).match(
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const|class) ${name}\\b`),
  )?.[1]
  return told ?? above ?? ''
}

/** A route of an app: where it leads, and the component it opens. */
export type OpenedRoute = { app: 'portal' | 'backoffice'; path: string; page: string }

const routers = {
  portal: 'apps/portal/src/Portal.tsx',
  backoffice: 'apps/backoffice/src/Backoffice.tsx',
} as const

/** Every route of the two apps, as their routers are written. */
export function routes(): OpenedRoute[] {
  return (['portal', 'backoffice'] as const).flatMap((app) =>
    [...textOf(routers[app]).matchAll(/<Route path="([^"]+)" element=\{<(\w+)/g)].map(
      ([, path = '', page = '']) => ({ app, path, page }),
    ),
  )
}

/** A screen of the book: an app opened at an address. */
export type Screen = { app: OpenedRoute['app']; path: string; story: WrittenStory }

/** Every story that opens an app at an address. */
export function screens(book: readonly WrittenFile[]): Screen[] {
  const apps: Record<string, OpenedRoute['app']> = { PortalAt: 'portal', BackofficeAt: 'backoffice' }
  return book.flatMap((file) => {
    const app = apps[file.component ?? '']
    if (!app) return []
    const shared = addressIn(file.head)
    return file.stories.flatMap((story) => {
      const path = addressIn(story.code) ?? shared
      return path === undefined ? [] : [{ app, path, story }]
    })
  })
}

function addressIn(code: string): string | undefined {
  const written = code.match(/args: \{ path: ['"`]([^'"`]+)['"`]/)?.[1]
  return written?.replace(/\$\{\w+\}/g, 'x')
}

/** Whether the page behind a route asks the network as it opens, and so can wait and fail. */
export function asksAsItOpens({ app, page }: OpenedRoute): boolean {
  const declared = new RegExp(`export function ${page}\\b[\\s\\S]*?\\n\\}`)
  const written = filesOfTheHouse()
    .filter((path) => path.startsWith(`apps/${app}/src/pages/`) && path.endsWith('.tsx'))
    .map((path) => textOf(path).match(declared)?.[0])
    .find((code) => code !== undefined)
  return /\buseRemote\(|<Await\b/.test(written ?? '')
}
