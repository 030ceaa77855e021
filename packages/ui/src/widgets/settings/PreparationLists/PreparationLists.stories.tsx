import { createClient } from '@ensaio/client'
import { Failure, preparationLists } from '@ensaio/domain'
import { preparations } from '@ensaio/mocks'
import { expect, fn, userEvent } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PreparationLists } from './PreparationLists.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/PreparationLists',
  component: PreparationLists,
  args: { lists: ready(preparations()), hrefOf: (list) => `#${list}`, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'As listas de preparo da visita, por tipo de imóvel: como cada uma começa e, quando a casa a mudou, quem mudou e quando. Um tipo sem lista própria usa a de todos os imóveis.',
      },
    },
  },
})

export const Listas = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(preparationLists.length)
    await expect(canvas.getAllByText('A mesma de todos os imóveis')).toHaveLength(3)
    await expect(canvas.getByText('Lista da casa')).toBeVisible()
    await expect(canvas.getByText('Helena Prado, em 18/11/2026')).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    lists: ready(
      preparations().map((one) => ({
        ...one,
        lines: [{ about: 'other', text: `${'Retire os móveis da sala e do corredor. '.repeat(3)}Obrigado.` }],
        changed: { by: 'Maria Aparecida de Albuquerque Vasconcelos', at: '2026-11-18T13:00:00.000Z' },
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Vazia = meta.story({
  args: { lists: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
})

export const Esperando = meta.story({ args: { lists: waiting } })

export const Atualizando = meta.story({
  args: { lists: refreshing(preparations()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { lists: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terreno' })
    await tabTo(link)
    await expect(link).toHaveAttribute('href', '#land')
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function Adopter(args) {
    const [lists, retry] = useRemote((signal) => client.preparations.list(signal), [])
    return <PreparationLists {...args} lists={lists} onRetry={retry} />
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Tire os carros da garagem e da frente da casa.')
  },
})
