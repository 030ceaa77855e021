import { type ComponentType, lazy } from 'react'

/** A page whose code is fetched when it is first opened. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const companies = () => import('./CompaniesPage.tsx')
const outbox = () => import('./OutboxPage.tsx')
const entrance = () => import('./LoginPage.tsx')

export const AgendaPage = page(() => import('./AgendaPage.tsx'), 'AgendaPage')
export const CataloguePage = page(() => import('./CataloguePage.tsx'), 'CataloguePage')
export const CompaniesPage = page(companies, 'CompaniesPage')
export const CompanyPage = page(companies, 'CompanyPage')
export const LetterPage = page(outbox, 'LetterPage')
export const LoginPage = page(entrance, 'LoginPage')
export const OutboxPage = page(outbox, 'OutboxPage')
export const PasswordPage = page(() => import('./PasswordPage.tsx'), 'PasswordPage')
export const QueuePage = page(() => import('./QueuePage.tsx'), 'QueuePage')
export const RecoverPage = page(entrance, 'RecoverPage')
export const SessionPage = page(() => import('./session/SessionPage.tsx'), 'SessionPage')
export const StatusPage = page(() => import('./StatusPage.tsx'), 'StatusPage')
