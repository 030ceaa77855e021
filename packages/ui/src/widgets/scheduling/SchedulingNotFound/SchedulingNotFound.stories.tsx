import { createClient } from '@ensaio/client'
import { getPublicSession } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { SchedulingNotFound } from './SchedulingNotFound.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Agendamento/SchedulingNotFound',
  component: SchedulingNotFound,
  parameters: {
    docs: {
      description: {
        component:
          'Um link que não leva a ensaio nenhum: diz isso e o que fazer. Mostre quando a api responde `not_found`. Ponha no `main` da página.',
      },
    },
  },
})

export const NaoEncontrado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Não encontrado',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ops, tivemos um problema :(' })).toBeVisible()
    await expect(canvas.getByText('O ensaio solicitado não foi encontrado.')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(refuse(getPublicSession, 'not_found', 'O ensaio solicitado não foi encontrado.'))
  },
  render: function OverTheNetwork() {
    const [session] = useRemote((signal) => client.scheduling.get('token', signal), [])
    const isUnknown = session.state === 'failed' && session.failure.code === 'not_found'
    return isUnknown ? <SchedulingNotFound /> : <p>Carregando…</p>
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ops, tivemos um problema :(' })).toBeVisible()
  },
})
