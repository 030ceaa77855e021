import { account } from './account.ts'
import { actions } from './actions.ts'
import { charts } from './charts.ts'
import { company } from './company.ts'
import { deliverable } from './deliverable.ts'
import { dialogs } from './dialogs.ts'
import { feedback } from './feedback.ts'
import { forms } from './forms.ts'
import { house } from './house.ts'
import { landing } from './landing.ts'
import { layout } from './layout.ts'
import { mail } from './mail.ts'
import { media } from './media.ts'
import { navigation } from './navigation.ts'
import { order } from './order.ts'
import type { Page, Pages, Part } from './page.ts'
import { payment } from './payment.ts'
import { scheduling } from './scheduling.ts'
import { session } from './session.ts'
import { sharedProps } from './shared-props.ts'
import { staff } from './staff.ts'
import { systems } from './systems.ts'
import { text } from './text.ts'
import { visit } from './visit.ts'

/** What the docs say of each component, by its name. */
export const pages: Pages = {
  ...actions,
  ...charts,
  ...dialogs,
  ...feedback,
  ...forms,
  ...layout,
  ...media,
  ...navigation,
  ...text,
  ...account,
  ...company,
  ...deliverable,
  ...house,
  ...landing,
  ...mail,
  ...order,
  ...payment,
  ...scheduling,
  ...session,
  ...staff,
  ...systems,
  ...visit,
}

/** Titles that do not begin with the name of the component that their page describes. */
const described: Readonly<Record<string, string>> = {
  'Agendamento completo': 'SchedulingLayout',
  'Detalhe completo': 'DetailColumns',
  'Pagamento completo': 'PaymentLayout',
  'Pedido completo': 'OrderLayout',
  Marca: 'NameMark',
  Toast: 'ToastProvider',
}

/** Returns the component that the stories of a title describe: "Primitivos/Layout/Stack, Row e Grid" describes Stack. */
export function componentOf(title: string): string {
  const last = title.slice(title.lastIndexOf('/') + 1)
  return described[last] ?? last.match(/^\w+/)?.[0] ?? last
}

function isPage(page: Page | Part | undefined): page is Page {
  return page !== undefined && 'use' in page
}

/** Returns what the docs say of a component; undefined for parts that are shown on the page of another. */
export function pageOf(component: string): Page | undefined {
  const page = pages[component]
  return isPage(page) ? page : undefined
}

/** Returns the words by which the stories of a title are found, and the state of their component. */
export function tagsOf(title: string): string[] {
  const page = pageOf(componentOf(title))
  return page ? [page.status ?? 'estável', ...page.tags] : []
}

/** Returns the sentence on a prop of a component, its own or the shared one. */
export function sentenceOf(component: string, prop: string): string | undefined {
  return pages[component]?.props?.[prop] ?? sharedProps[prop]
}
