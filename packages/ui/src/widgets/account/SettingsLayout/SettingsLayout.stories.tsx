import { createClient } from '@ensaio/client'
import { getOnboarding } from '@ensaio/domain'
import { companyMember, onboarding, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { CompanyUsersStep } from '../../company/CompanyUsersStep/CompanyUsersStep.tsx'
import { NewPasswordForm } from '../NewPasswordForm/NewPasswordForm.tsx'
import { SettingsLayout, type SettingsLayoutProps } from './SettingsLayout.tsx'

const finished = fn(async () => null)
const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/SettingsLayout',
  component: SettingsLayout,
  args: {
    sections: [
      { label: 'Trocar senha', href: '#/profile/password' },
      { label: 'Empresa e logo', href: '#/profile/company' },
      { label: 'Pessoas', href: '#/profile/people' },
    ],
    current: '#/profile/password',
    children: <NewPasswordForm variant="profile" onSave={fn(async () => null)} />,
  } as SettingsLayoutProps,
  parameters: {
    docs: {
      description: {
        component:
          'A moldura das configurações, da conta ou da casa, com o menu das seções. O que foi deixado para mais tarde no primeiro acesso se completa aqui, com os mesmos componentes.',
      },
    },
  },
})

export const Conta = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trocar senha' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Pessoas' })).not.toHaveAttribute('aria-current')
    const places = within(canvas.getByRole('navigation', { name: 'Configurações' })).getAllByRole('link')
    await expect(places.map((link) => link.textContent)).toEqual([
      'Trocar senha',
      'Empresa e logo',
      'Pessoas',
    ])
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const company = canvas.getByRole('link', { name: 'Empresa e logo' })
    await tabTo(company)
    await expect(company).toHaveAttribute('href', '#/profile/company')
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: ninguém precisa ser nomeado',
  args: { current: '#/profile/people' },
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, onboarding({ is_finished: true })))
  },
  render: function OverTheNetwork(args) {
    const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [])
    return (
      <SettingsLayout {...args}>
        <Await remote={known} onRetry={retry} waiting={<Skeleton height="420px" />}>
          {({ users }) => (
            <CompanyUsersStep
              members={users}
              me={{ name: 'Mariana Duarte', email: 'mariana@horizonte.test' }}
              onSave={client.onboarding.addMember}
              onFinish={finished}
            />
          )}
        </Await>
      </SettingsLayout>
    )
  },
  play: async ({ canvas }) => {
    finished.mockClear()
    await press(await canvas.findByRole('button', { name: 'Salvar' }))
    await expect(finished).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Mais Tarde' })).toBeNull()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    current: '#/profile/people',
    children: (
      <CompanyUsersStep
        members={[
          companyMember({
            name: 'Maria Aparecida de Albuquerque Vasconcelos e Silva Bragança',
            email: 'maria.aparecida.de.albuquerque.vasconcelos@incorporadoralitoralnorte.com.br',
          }),
        ]}
        me={{ name: 'Mariana Duarte', email: 'mariana@horizonte.test' }}
        onSave={fn(async () => companyMember())}
        onFinish={finished}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const OitoSecoesNoCelular = meta.story({
  name: 'Oito seções, no celular: a aberta fica à vista',
  ...onPhone,
  args: {
    current: '#/settings/texts',
    sections: [
      { label: 'Prazos e taxas', href: '#/settings' },
      { label: 'Casa e marca', href: '#/settings/brand' },
      { label: 'Cidades', href: '#/settings/cities' },
      { label: 'Horários', href: '#/settings/hours' },
      { label: 'Textos', href: '#/settings/texts' },
      { label: 'Pagamentos', href: '#/settings/payments' },
      { label: 'Segurança', href: '#/settings/security' },
      { label: 'Dados pessoais', href: '#/settings/privacy' },
    ],
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Textos' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(0)
    await expect(current.right).toBeLessThanOrEqual(window.innerWidth)
    const menu = canvas.getByRole('navigation', { name: 'Configurações' })
    await expect(menu.scrollWidth).toBeGreaterThan(menu.clientWidth)
    await expect((current.left + current.right) / 2).toBeCloseTo(
      (menu.getBoundingClientRect().left + menu.getBoundingClientRect().right) / 2,
      -1,
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const OutraSecao = meta.story({
  ...together(notPictured, onPhone),
  name: 'Outra seção aberta, no celular: também fica à vista',
  args: OitoSecoesNoCelular.input.args,
  render: function Opened(args) {
    const [current, setCurrent] = useState('#/settings')
    return (
      <SettingsLayout {...args} current={current}>
        <Button onPress={() => setCurrent('#/settings/privacy')}>Abrir os dados pessoais</Button>
      </SettingsLayout>
    )
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Configurações' })
    await expect(menu.scrollLeft).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir os dados pessoais' }))
    await waitFor(() => expect(menu.scrollLeft).toBeGreaterThan(0))
    const current = canvas.getByRole('link', { name: 'Dados pessoais' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pessoas' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
