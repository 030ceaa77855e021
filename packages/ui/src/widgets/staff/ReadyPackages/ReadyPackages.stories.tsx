import { createClient } from '@ensaio/client'
import { addPackages, readyPackages } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ReadyPackages, type ReadyPackagesProps } from './ReadyPackages.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/ReadyPackages',
  component: ReadyPackages,
  args: { onCreate: fn<ReadyPackagesProps['onCreate']>(async () => undefined) },
  parameters: {
    docs: {
      description: {
        component:
          'Três serviços prontos para uma casa começar. Cada um pode ficar de fora, e nome e preço mudam antes de todos serem criados de uma vez.',
      },
    },
  },
})

export const TresEscolhidos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Três escolhidos',
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('textbox', { name: /^Nome/ }) as HTMLInputElement[]
    await expect(names.map(({ value }) => value)).toEqual(
      Object.values(readyPackages).map(({ name }) => name),
    )
  },
})

export const Muda = meta.story({
  ...notPictured,
  name: 'Deixa um de fora, muda nome e preço, e cria, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('checkbox', { name: 'Fotos e vídeo' }))
    const first = within(canvas.getByRole('group', { name: 'Fotos' }))
    await write(first.getByRole('textbox', { name: /^Nome/ }), 'Fotos de imóveis')
    await write(first.getByRole('textbox', { name: /^Preço/ }), '219,90')
    await press(canvas.getByRole('button', { name: 'Criar serviços' }))
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({
        packages: [
          { key: 'photos', name: 'Fotos de imóveis', final_price: 219.9 },
          { key: 'complete', name: 'Completo', final_price: 699 },
        ],
      }),
    )
  },
})

export const NenhumEscolhido = meta.story({
  name: 'Nenhum escolhido',
  play: async ({ canvas, args }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Criar serviços' }))
    await waitFor(() =>
      expect(
        within(canvas.getByRole('region', { name: 'Pacotes prontos' })).getByRole('alert'),
      ).toHaveTextContent('Escolha pelo menos um pacote.'),
    )
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: um nome que já existe',
  args: {
    onCreate: fn<ReadyPackagesProps['onCreate']>((packages) => client.catalogue.addPackages(packages)),
  },
  beforeEach({ msw }) {
    const message = 'Já existe um serviço com este nome.'
    msw.use(refuse(addPackages, 'invalid', message, { fields: { 'packages.1.name': message }, once: true }))
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar serviços' }))
    const wrong = within(canvas.getByRole('group', { name: 'Fotos e vídeo' })).getByRole('textbox', {
      name: /^Nome/,
    })
    await waitFor(() => expect(wrong).toHaveAccessibleDescription('Já existe um serviço com este nome.'))
    await expect(wrong).toHaveValue('Fotos e vídeo')
    await userEvent.type(wrong, ' de imóveis')
    await userEvent.click(canvas.getByRole('button', { name: 'Criar serviços' }))
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2))
  },
})
