import { createClient } from '@ensaio/client'
import { withoutContacts } from '@ensaio/domain'
import { longAddress, now, session } from '@ensaio/mocks'
import { expect, fn } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { VisitCard } from './VisitCard.tsx'

const client = createClient({ baseUrl: '/api' })
const tomorrow = session({ scheduled_for: '2026-11-21T13:30:00.000Z' })

const meta = preview.meta({
  title: 'Componentes/Ensaio/VisitCard',
  component: VisitCard,
  args: { session: tomorrow, now, onSendPhotos: fn<() => void>() },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A visita de quem fotografa, para o celular: quando, onde, as chaves, ligar, rota e enviar fotos. `now` decide se os contatos já aparecem, ou não aparecem mais.',
      },
    },
  },
})

export const Amanha = meta.story({
  name: 'Amanhã, no celular e pelo teclado',
  ...onPhone,
  play: async ({ canvas, args }) => {
    const call = canvas.getByRole('link', { name: 'Ligar para Paulo Siqueira' })
    await tabTo(call)
    await expect(call).toHaveAttribute('href', 'tel:+5511912345678')
    await expect(canvas.getByRole('link', { name: /^Rota até Rua Augusta, 1500/ })).toHaveAttribute(
      'href',
      tomorrow.address.url,
    )
    await expect(canvas.getByText('Na portaria, com o Sr. Osvaldo')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Enviar fotos' }))
    await expect(args.onSendPhotos).toHaveBeenCalledOnce()
  },
})

export const Longe = meta.story({
  name: 'Ainda longe: sem contatos',
  args: { session: withoutContacts(session()), onSendPhotos: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Os contatos aparecem dois dias antes da visita.')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Passada = meta.story({
  name: 'Já passou há dias',
  args: { session: withoutContacts(session({ scheduled_for: '2026-11-10T13:30:00.000Z' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Os contatos ficam visíveis até um dia depois da visita.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar fotos' })).toBeVisible()
  },
})

export const SemTelefone = meta.story({
  name: 'Quem recebe não deixou um telefone que sirva: não há o que ligar',
  args: {
    session: {
      ...tomorrow,
      scheduling_responsible_info: { name: 'Paulo Siqueira', phone: '', email: 'paulo@horizonte.test' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paulo Siqueira')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Ligar/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Rota/ })).toBeVisible()
  },
})

export const Longos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    session: {
      ...tomorrow,
      address: longAddress(),
      vertical_data: {
        ...tomorrow.vertical_data,
        keys: 'Na portaria com o Sr. Osvaldo até as 18h; depois, com a zeladora, dona Cida, no apartamento 3 da Torre A.',
      },
      scheduling_responsible_info: {
        name: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos',
        phone: '+5511912345678',
        email: 'maria@horizonte.test',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // Who receives the photographer, not who ordered.
    await expect(canvas.getByRole('link', { name: /^Ligar para Maria Aparecida/ })).toHaveAttribute(
      'href',
      'tel:+5511912345678',
    )
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked(args) {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => <VisitCard {...args} session={value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'A visita' })).toBeVisible()
  },
})
