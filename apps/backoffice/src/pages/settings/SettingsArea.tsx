import { Heading, SettingsLayout, type SettingsSection, Stack } from '@ensaio/ui'
import { Outlet, useLocation } from 'react-router-dom'

/** The sections of the house's settings, in the order of the menu; each has a page of its own in this folder. */
const sections: readonly SettingsSection[] = [
  { label: 'Prazos e taxas', href: '/settings' },
  { label: 'Casa e marca', href: '/settings/brand' },
  { label: 'Cidades', href: '/settings/cities' },
  { label: 'Ambientes e avaliações', href: '/settings/rooms' },
  { label: 'Preparo da visita', href: '/settings/preparation' },
  { label: 'Textos dos e-mails', href: '/settings/mails' },
  { label: 'Segurança', href: '/settings/security' },
  { label: 'Integrações', href: '/settings/systems' },
]

/** `/settings`: what administrators decide for the whole house, one section at a time. */
export function SettingsArea() {
  const { pathname } = useLocation()
  const current = sections.findLast(({ href }) => `${pathname}/`.startsWith(`${href}/`))?.href ?? pathname
  return (
    <Stack gap={24}>
      <Heading level={1}>Configurações</Heading>
      <SettingsLayout sections={sections} current={current}>
        <Outlet />
      </SettingsLayout>
    </Stack>
  )
}
