import type { Blueprint } from '@ensaio/domain'
import { blueprint, photos, planRooms, tags } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { BlueprintsCard, type BlueprintsCardProps } from '../BlueprintsCard.tsx'

type OnRooms = NonNullable<BlueprintsCardProps['onRooms']>

const marked = blueprint({ rooms: planRooms() })
const onRooms = fn<OnRooms>(async (plan, { rooms }) => ({ ...plan, rooms: [...rooms] }))

const meta = preview.meta({
  title: 'Componentes/Entrega/BlueprintsCard: salvar ambientes',
  component: BlueprintsCard,
  args: {
    blueprints: ready([marked]) as BlueprintsCardProps['blueprints'],
    photos: photos(),
    tags: tags(),
    viewer: 'staff' as BlueprintsCardProps['viewer'],
    onRooms,
    onRetry: fn(),
  },
  beforeEach() {
    onRooms.mockClear()
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A equipe salva os ambientes de uma planta e segue marcando: o que muda enquanto salva, ou depois, parte do que foi salvo, e cada marca continua uma só.',
      },
    },
  },
  render: function Kept(args) {
    const [list, setList] = useState<readonly Blueprint[]>([marked])
    return <BlueprintsCard {...args} blueprints={ready(list)} onChange={setList} />
  },
})

async function edit() {
  const viewer = within(await screen.findByRole('dialog', { name: /^planta/ }))
  await press(viewer.getByRole('button', { name: 'Marcar ambientes' }))
  const panel = within(await viewer.findByRole('region', { name: 'Ambientes da planta' }))
  const save = panel.getByRole('button', { name: 'Salvar ambientes' })
  /** Moves the mark of the living room a step to the right. */
  const move = async () => {
    viewer.getByRole('button', { name: 'Sala: mova com as setas' }).focus()
    await userEvent.keyboard('{ArrowRight}')
  }
  return { save, move }
}

/** The second save begins with what the first one stored, and has each mark once. */
async function isOnTop() {
  const [first] = onRooms.mock.calls
  await waitFor(() => expect(onRooms.mock.lastCall?.[1].seen).toEqual(first?.[1].rooms))
  await expect(onRooms.mock.lastCall?.[1].rooms).toHaveLength(planRooms().length)
}

export const EnquantoSalva = meta.story({
  ...together(notPictured, onDesk),
  name: 'O que muda enquanto salva fica, para salvar depois',
  play: async ({ canvas }) => {
    const late = Promise.withResolvers<Blueprint>()
    onRooms.mockReturnValueOnce(late.promise)
    await press(await canvas.findByRole('button', { name: /^Ver planta/ }))
    const { save, move } = await edit()
    await move()
    await userEvent.click(save)
    await move()
    late.resolve({ ...marked, rooms: [...(onRooms.mock.lastCall?.[1].rooms ?? [])] })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    await userEvent.click(save)
    await isOnTop()
  },
})

export const DepoisDeSalvar = meta.story({
  ...together(notPictured, onDesk),
  name: 'Salva, marca de novo e salva outra vez',
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /^Ver planta/ }))
    const first = await edit()
    await first.move()
    await userEvent.click(first.save)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ambientes da planta' })).toBeNull())
    const second = await edit()
    await second.move()
    await userEvent.click(second.save)
    await isOnTop()
  },
})

export const FechadaSemSalvar = meta.story({
  ...together(notPictured, onDesk),
  name: 'Fechada a planta, o que não foi salvo fica, e sair da página pede confirmação',
  play: async ({ canvas }) => {
    const show = () => canvas.getByRole('button', { name: /^Ver planta/ })
    const close = async () => {
      const viewer = within(screen.getByRole('dialog', { name: /^planta/ }))
      await press(viewer.getByRole('button', { name: 'Fechar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await canvas.findByRole('button', { name: /^Ver planta/ })
    await expect(asksBeforeLeaving()).toBe(false)
    await press(show())
    const { move } = await edit()
    await move()
    await close()
    await expect(asksBeforeLeaving()).toBe(true)
    await press(show())
    await edit()
    await press(screen.getByRole('button', { name: 'Desfazer mudanças' }))
    await close()
    await expect(asksBeforeLeaving()).toBe(false)
  },
})
