import { createClient } from '@ensaio/client'
import { longAddress, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { AssignedPhotographer, type AssignedPhotographerProps } from './AssignedPhotographer.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Ensaio/AssignedPhotographer',
  component: AssignedPhotographer,
  parameters: {
    docs: {
      description: {
        component:
          'O fim de um pedido cujo dia já foi escolhido: quem vai, quando e onde. Só com fotógrafo; sem ele, mostre `OrderShareStep`. `sessionHref` leva ao ensaio.',
      },
    },
  },
  args: {
    provider: { name: 'Rafael Nogueira', user: { profile_image_path: null } },
    session: session(),
    sessionHref: '#/sessions/1042',
  } as AssignedPhotographerProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

export const ComDia = meta.story({
  name: 'Com o dia marcado',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rafael Nogueira' })).toBeVisible()
    await expect(canvas.getByText('terça-feira, 24 de novembro de 2026, 10h30')).toBeVisible()
    await expect(canvas.getByText('Rua Augusta, 1500, Unidade 84, Torre B')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Ver o ensaio' })
    await tabTo(link)
    await expect(link).toHaveAttribute('href', '#/sessions/1042')
  },
})

export const SemDia = meta.story({
  name: 'Sem dia nem página do ensaio',
  args: { session: session({ status: 1 }), sessionHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Quando')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  args: {
    provider: {
      name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
      user: { profile_image_path: null },
    },
    session: session({ address: longAddress() }),
  },
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked(args) {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(one) => one.provider && <AssignedPhotographer {...args} provider={one.provider} session={one} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Rafael Nogueira')
  },
})
