import { createClient } from '@ensaio/client'
import { Failure, saveTags } from '@ensaio/domain'
import { ratingTags, refuse, staffTags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { TagListForm, type TagListFormProps } from './TagListForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/TagListForm',
  component: TagListForm,
  args: {
    category: 'photos' as TagListFormProps['category'],
    tags: ready(staffTags()),
    onSave: fn<TagListFormProps['onSave']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Os ambientes das fotos, ou as palavras das avaliações: acrescentar, mudar o nome, ordenar, tirar de uso. Nada se apaga: o que sai de uso fica nas fotos e avaliações que já o têm. Nada muda até salvar.',
      },
    },
  },
})

export const Ambientes = meta.story({
  name: 'Ambientes, um deles fora de uso',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ambiente 1' })).toHaveValue('Fachada')
    await expect(canvas.getByRole('textbox', { name: 'Ambiente 7' })).toHaveAccessibleDescription(
      'Fora de uso',
    )
    await expect(canvas.getByRole('button', { name: 'Voltar a usar: Hall' })).toBeVisible()
  },
})

const saved = Promise.withResolvers<void>()

export const EnquantoSalva = meta.story({
  ...notPictured,
  name: 'Enquanto salva, a lista não muda',
  args: { onSave: fn<TagListFormProps['onSave']>(() => saved.promise) },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Ambiente 1' })
    await userEvent.type(first, ' e jardim{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await userEvent.type(first, ' da frente')
    for (const name of ['Adicionar ambiente', 'Descer Fachada e jardim', 'Tirar de uso: Fachada e jardim'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    saved.resolve()
    await expect(await screen.findByText('Lista salva.')).toBeVisible()
    await expect(first).toHaveValue('Fachada e jardim')
    await waitFor(() => expect(first).not.toHaveAttribute('readonly'))
  },
})

export const Palavras = meta.story({
  name: 'Palavras das avaliações',
  args: { category: 'rating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Palavras das avaliações' })).toBeVisible()
    await expect(canvas.getByText(/^Nesta ordem, quem avalia/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Adicionar palavra' })).toBeVisible()
    const last = ratingTags().length
    await expect(fieldsOf(canvas.getByRole('form', { name: 'Palavras das avaliações' })).at(-1)).toBe(
      `Palavra ${last} autocomplete=off maxlength=60`,
    )
  },
})

export const SobeEVolta = meta.story({
  ...notPictured,
  name: 'Sobe uma palavra, e volta a usar outra',
  args: {
    category: 'rating',
    tags: ready({
      photos: [],
      rating: [
        { id: 1, name: 'Luz' },
        { id: 2, name: 'Rapidez', retired: true },
        { id: 3, name: 'Cuidado' },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(button('Subir Luz')).toHaveAttribute('aria-disabled', 'true')
    await expect(button('Descer Luz')).not.toHaveAttribute('aria-disabled')
    await expect(button('Subir Cuidado')).not.toHaveAttribute('aria-disabled')
    await expect(button('Descer Cuidado')).toHaveAttribute('aria-disabled', 'true')
    await press(button('Subir Cuidado'))
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Luz',
      'Cuidado',
      'Rapidez',
    ])
    await expect(button('Subir Cuidado')).toHaveFocus()
    await press(button('Voltar a usar: Rapidez'))
    await expect(button('Tirar de uso: Rapidez')).toHaveFocus()
    await expect(canvas.queryByText('Fora de uso')).toBeNull()
    await press(button('Adicionar palavra'))
    await expect(button('Subir Palavra 4')).toBeVisible()
    await userEvent.keyboard('Preço')
    await press(button('Salvar palavras'))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        category: 'rating',
        tags: [
          { id: 1, name: 'Luz', retired: false },
          { id: 3, name: 'Cuidado', retired: false },
          { id: 2, name: 'Rapidez', retired: false },
          { id: null, name: 'Preço', retired: false },
        ],
      }),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Lista salva.')).toBeVisible()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: ordena, tira de uso, muda e acrescenta',
  play: async ({ canvas, args }) => {
    await expect(asksBeforeLeaving()).toBe(false)
    await press(canvas.getByRole('button', { name: 'Tirar de uso: Cozinha' }))
    await expect(asksBeforeLeaving()).toBe(true)
    await press(canvas.getByRole('button', { name: 'Descer Fachada' }))
    await write(canvas.getByRole('textbox', { name: 'Ambiente 4' }), 'Quarto')
    await press(canvas.getByRole('button', { name: 'Adicionar ambiente' }))
    const added = canvas.getByRole('textbox', { name: 'Ambiente 8' })
    await expect(added).toHaveFocus()
    await userEvent.keyboard('Piscina{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        category: 'photos',
        tags: [
          { id: 2, name: 'Sala', retired: false },
          { id: 1, name: 'Fachada', retired: false },
          { id: 3, name: 'Cozinha', retired: true },
          { id: 4, name: 'Quarto', retired: false },
          { id: 5, name: 'Varanda', retired: false },
          { id: 6, name: 'Área de lazer', retired: false },
          { id: 7, name: 'Hall', retired: true },
          { id: null, name: 'Piscina', retired: false },
        ],
      }),
    )
  },
})

export const DuasVezes = meta.story({
  name: 'Um nome vazio e um nome repetido são ditos no campo',
  play: async ({ canvas, args }) => {
    const room = canvas.getByRole('textbox', { name: 'Ambiente 2' })
    await userEvent.clear(room)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar ambientes' }))
    await waitFor(() => expect(room).toHaveAccessibleDescription('Informe o nome.'))
    await userEvent.type(room, 'fachada')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar ambientes' }))
    await waitFor(() => expect(room).toHaveAccessibleDescription('Este nome já está na lista.'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com um nome longo',
  ...onPhone,
  args: {
    tags: ready({
      photos: [
        { id: 1, name: 'Área de lazer com piscina aquecida e churrasqueira coberta' },
        { id: 2, name: 'Sala', retired: true },
      ],
      rating: [],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Vazio = meta.story({ args: { tags: ready({ photos: [], rating: [] }) } })

export const Esperando = meta.story({ args: { tags: waiting } })

export const Atualizando = meta.story({
  args: { tags: refreshing(staffTags()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { tags: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const taken = 'Este nome já está na lista.'

export const PelaRede = meta.story({
  name: 'Pela rede: outra pessoa já tinha o nome, depois salva',
  render: function Adopter(args) {
    const [tags, retry, replace] = useRemote((signal) => client.rooms.list(signal), [])
    return (
      <TagListForm
        {...args}
        tags={tags}
        onSave={async (list) => replace(await client.rooms.save(list))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(saveTags, 'invalid', taken, { once: true, fields: { 'tags.1.name': taken } }))
  },
  play: async ({ canvas }) => {
    const room = await canvas.findByRole('textbox', { name: 'Ambiente 2' })
    await userEvent.clear(room)
    await userEvent.type(room, 'Living')
    const save = canvas.getByRole('button', { name: 'Salvar ambientes' })
    await userEvent.click(save)
    await waitFor(() => expect(room).toHaveAccessibleDescription(taken))
    await expect(asksBeforeLeaving()).toBe(true)
    await userEvent.click(save)
    await expect(await screen.findByText('Lista salva.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Ambiente 2' })).toHaveValue('Living')
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
  },
})
