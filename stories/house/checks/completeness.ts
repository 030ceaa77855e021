import { textOf, trackedFiles, type WrittenFile, type WrittenStory } from './written-stories.ts'

/** A state that widgets show; `signs` says how a story of it is recognised. */
export type State = 'each' | 'waiting' | 'refreshing' | 'empty' | 'failed' | 'longest' | 'phone'

const signs: Record<State, RegExp> = {
  each: /sessionStatuses|mailStatuses|\b(itemIds|toneNames)\b/,
  waiting: /\bwaiting\b|\bhang\(/,
  refreshing: /\brefreshing\b/,
  empty: /\b(vazi[oa]s?|nenhum|nenhuma|ningu[eé]m|nada|sem)\b/i,
  failed: /\bfailed\(|\brefuse\(|\bcut\(/,
  longest: /\blong|\blongest|mais longos|grandes|tr[eê]s dígitos/i,
  phone: /\bonPhone\b/,
}

/** Widgets to which a state does not apply, with the reason. Remove a widget when it starts to take texts or a list. */
export const exceptions: Partial<Record<State, Readonly<Record<string, string>>>> = {
  each: { Counters: 'soma ensaios, não mostra um' },
  longest: {
    Advertised: 'as frases são suas',
    ArrivalCard: 'as frases são suas',
    ArrivalNotice: 'as frases são suas',
    BookkeepingExport: 'as frases são suas',
    CalendarGrid: 'só dias e meses',
    CapacityCalendar: 'só números e as cidades do domínio',
    CompanyDataCard: 'as frases são suas',
    CompanyStep: 'campos, que rolam',
    CreditAdjustmentForm: 'campos, que rolam',
    DayAndTimeStep: 'só dias e horários',
    FirstAdministratorForm: 'campos, que rolam',
    FirstRunLayout: 'as frases são suas',
    Footer: 'as frases são suas',
    HouseRulesForm: 'campos, que rolam',
    SecondStepCard: 'as frases são suas',
    HowItWorks: 'as frases são suas',
    NewPasswordForm: 'as frases são suas',
    PaymentMethodChoice: 'as frases são suas',
    NewServiceForm: 'campos, que rolam',
    OrderLayout: 'uma moldura',
    PaymentLayout: 'uma moldura',
    ReadyPackages: 'campos, que rolam',
    RecoverForm: 'campos, que rolam',
    RegistrationForm: 'campos, que rolam',

    SchedulingNotFound: 'as frases são suas',
    ShareLink: 'o link não se lê, e as palavras são suas',
    SignInAgainDialog: 'o formulário, LoginForm, tem a sua',
    SlotPicker: 'só horários',

    StatusMoves: 'as palavras do domínio',
    TimeOffEditor: 'só datas e números',
  },
}

/** A component exported by `@ensaio/ui`, and its file. */
export type Exported = { name: string; path: string }

/** What `@ensaio/ui` exports that is drawn, read from its exports: names with a capital, without types and contexts. */
export function exportedComponents(): Exported[] {
  const exported = ['primitives', 'widgets', 'office-widgets']
    .map((one) => textOf(`packages/ui/src/${one}.ts`))
    .join('\n')
  return [...exported.matchAll(/^export \{([^}]+)\} from '\.\/([^']+)'/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]\w*(?<!Context)$/.test(name))
        .map((name) => ({ name, path: `packages/ui/src/${path}` })),
  )
}

/** Whether a component is a widget with a folder of its own, which must show every state by itself. */
export function isWidget({ name, path }: Exported): boolean {
  return new RegExp(`^packages/ui/src/widgets/\\w+/${name}/${name}\\.tsx$`).test(path)
}

/** Whether a component is a primitive. */
export function isPrimitive({ path }: Exported): boolean {
  return path.startsWith('packages/ui/src/primitives/')
}

/** The props that a component declares, as written. */
function propsOf({ name, path }: Exported): string {
  return textOf(path).match(new RegExp(`type ${name}Props = [^{]*\\{([\\s\\S]*?)\\n\\}`))?.[1] ?? ''
}

/** Returns the states that a widget must show, by the types of its props. */
export function requiredStates({ name, path }: Exported): State[] {
  const source = textOf(path)
  const props = propsOf({ name, path })
  const required: State[] = ['longest', 'phone']
  if (/:\s*Remote</.test(props)) required.push('waiting', 'refreshing', 'failed')
  if (/:\s*Remote<(readonly )?\w*(Page|\[\])/.test(props)) required.push('empty')
  if (
    /\bsession: Session\b|\bstatus: SessionStatus\b/.test(props) &&
    /\bstatus\b/.test(source.replace(props, ''))
  )
    required.push('each')
  return required.filter((state) => !(name in (exceptions[state] ?? {})))
}

/** Returns the callbacks among a component's props that are given values, by the types of its props. */
export function callbacksWithValues({ name, path }: Exported): string[] {
  return [...propsOf({ name, path }).matchAll(/^ {2}(on[A-Z]\w*)\??: (.*)$/gm)].flatMap(
    ([, callback = '', type = '']) => (/^(Press\b|\(?\(\) =>)/.test(type) ? [] : [callback]),
  )
}

/** Whether a story asserts the values that a callback is called with. */
export function assertsValues(files: readonly WrittenFile[], callback: string): boolean {
  const asserted = new RegExp(
    `calledOnce\\(\\s*(args\\.)?${callback}\\b|\\b${callback}[!?]?\\s*\\)\\s*\\.toHaveBeen(Last|Nth)?CalledWith\\(|\\b${callback}\\??\\.mock\\b`,
  )
  return files.some(({ code }) => asserted.test(code))
}

/** Returns the story files of a widget's folder. */
export function filesOf({ path }: Exported, files: readonly WrittenFile[]): WrittenFile[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return files.filter((file) => file.path.startsWith(folder))
}

/** Whether one of the stories shows the state. */
export function shows(files: readonly WrittenFile[], state: State): boolean {
  // A story file may map over the domain states above its stories.
  if (state === 'each') return files.some((file) => signs.each.test(file.code))
  return files.flatMap((file) => file.stories).some((story) => tells(story, state))
}

function tells(story: WrittenStory, state: State): boolean {
  return signs[state].test(story.name) || (state !== 'empty' && signs[state].test(story.code))
}

/** Returns a component's description: that of its stories, or the docstring of its export. */
export function wordsOn({ name, path }: Exported, files: readonly WrittenFile[]): string {
  const hasDescription = (file: WrittenFile) => /description:\s*\{\s*component:/.test(file.head)
  const own =
    files.find((file) => file.component === name && hasDescription(file)) ??
    (isWidget({ name, path }) || isPrimitive({ name, path })
      ? filesOf({ name, path }, files).find(hasDescription)
      : undefined)
  const written = own?.head.match(/component:\s*(['"`])([\s\S]*?)\1,?\s*\}/)?.[2]
  const above = textOf(path).match(
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const|class) ${name}\\b`),
  )?.[1]
  return written ?? above ?? ''
}

/** A route of an app and the page component it renders. */
export type OpenedRoute = { app: 'portal' | 'backoffice'; path: string; page: string }

const routers = {
  portal: 'apps/portal/src/Portal.tsx',
  backoffice: 'apps/backoffice/src/Backoffice.tsx',
} as const

/** Returns every route of the two apps, read from the source of their routers. */
export function routes(): OpenedRoute[] {
  return (['portal', 'backoffice'] as const).flatMap((app) =>
    [...textOf(routers[app]).matchAll(/<Route path="([^"]+)" element=\{<(\w+)/g)].map(
      ([, path = '', page = '']) => ({ app, path, page }),
    ),
  )
}

/** A screen story: an app opened at an address. */
export type Screen = { app: OpenedRoute['app']; path: string; story: WrittenStory }

/** Returns every story that opens an app at an address. */
export function screens(files: readonly WrittenFile[]): Screen[] {
  const apps: Record<string, OpenedRoute['app']> = { PortalAt: 'portal', BackofficeAt: 'backoffice' }
  return files.flatMap((file) => {
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

/** Whether the page of a route loads data when it opens, and so can wait and fail. */
export function loadsOnOpen({ app, page }: OpenedRoute): boolean {
  const declared = new RegExp(`export function ${page}\\b[\\s\\S]*?\\n\\}`)
  const written = trackedFiles()
    .filter((path) => path.startsWith(`apps/${app}/src/pages/`) && path.endsWith('.tsx'))
    .map((path) => textOf(path).match(declared)?.[0])
    .find((code) => code !== undefined)
  return /\buseRemote\(|<Await\b/.test(written ?? '')
}
