import { createClient } from '@ensaio/client'
import { registerCompany } from '@ensaio/domain'
import { reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { RegistrationDone } from './RegistrationDone.tsx'
import { RegistrationFailed } from './RegistrationFailed.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/RegistrationDone',
  component: RegistrationDone,
  args: { lead: false, homeHref: '#home' },
  parameters: {
    docs: {
      description: {
        component:
          'O fim do pré-cadastro: o link está a caminho, a equipe de vendas vai ligar (`lead`), ou não deu certo (RegistrationFailed).',
      },
    },
  },
})

export const LinkACaminho = meta.story({
  ...notPicturedOn('phone'),
  name: 'O link está a caminho',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Verifique seu e-mail para acessar a plataforma' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '#home')
  },
})

export const Vendas = meta.story({
  name: 'A equipe de vendas fala primeiro',
  args: { lead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /equipe de vendas/ })).toBeVisible()
    await expect(canvas.queryByText(/Verifique seu e-mail/)).toBeNull()
    await expect(canvas.queryByText(/link de acesso/)).toBeNull()
  },
})

export const NaoDeuCerto = meta.story({
  name: 'Não deu certo',
  render: () => <RegistrationFailed salesHref="mailto:vendas@ensaio.test" backHref="#pre-cadastro" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Falar com a equipe de vendas' })).toHaveAttribute(
      'href',
      'mailto:vendas@ensaio.test',
    )
    await expect(canvas.getByRole('link', { name: 'Falar com a equipe de vendas' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(canvas.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute(
      'href',
      '#pre-cadastro',
    )
    await expect(canvas.getByText(/termina o cadastro com você/)).toBeVisible()
  },
})

export const NaoDeuCertoSemVendas = meta.story({
  name: 'Não deu certo, sem equipe de vendas',
  render: () => <RegistrationFailed />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute(
      'href',
      '/pre-cadastro',
    )
    await expect(canvas.getByText(/Tente de novo em alguns minutos/)).toBeVisible()
  },
})

export const SemEnderecos = meta.story({
  ...notPictured,
  name: 'Sem dizer mais nada: o link está a caminho, e o início é o do site',
  args: { lead: undefined, homeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Verifique seu e-mail/ })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: a resposta diz quem fala primeiro',
  beforeEach({ msw }) {
    msw.use(reply(registerCompany, { lead: true }))
  },
  render: function OverTheNetwork() {
    const [answer] = useRemote(
      () =>
        client.registration.register({
          name: 'Paulo Siqueira',
          phone: '51999998888',
          email: 'paulo@horizonte.test',
          company: 'Construtora Horizonte',
          address: 'Porto Alegre',
          extra_data: { employees_qnt: 42, largest_area: 1500 },
        }),
      [],
    )
    return (
      <Await remote={answer} waiting={<Skeleton height="200px" />}>
        {({ lead }) => <RegistrationDone lead={lead} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /equipe de vendas/ })).toBeVisible()
  },
})
