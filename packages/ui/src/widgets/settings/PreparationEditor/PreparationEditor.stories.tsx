import { createClient } from '@ensaio/client'
import { Failure, type KeptPreparation, type PreparationList, savePreparation } from '@ensaio/domain'
import { preparations, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PreparationEditor, type PreparationEditorProps } from './PreparationEditor.tsx'

const client = createClient({ baseUrl: '/api' })
const listOf = (list: PreparationList) => preparations().find((one) => one.list === list) as KeptPreparation

const meta = preview.meta({
  title: 'Componentes/Configurações/PreparationEditor',
  component: PreparationEditor,
  args: {
    preparation: ready(listOf('property')),
    listHref: '#listas',
    onSave: fn<PreparationEditorProps['onSave']>(async () => undefined),
    onReset: fn(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As linhas de uma lista de preparo: acrescentar, mudar, ordenar, remover e escolher o ícone. Nada muda até salvar. Um tipo de imóvel sem lista própria começa com as linhas de todos os imóveis.',
      },
    },
  },
})

export const Original = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Todos os imóveis' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6)
    await expect(canvas.getByRole('combobox', { name: 'Ícone da linha 1' })).toHaveValue('light')
    await expect(canvas.queryByRole('button', { name: /^Voltar/ })).toBeNull()
  },
})

export const DaCasa = meta.story({
  name: 'Com a lista da casa',
  args: { preparation: ready(listOf('house')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Última mudança: Helena Prado, em 18/11/2026.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Usar a de todos os imóveis' })).toBeVisible()
  },
})

const saved = Promise.withResolvers<void>()

export const EnquantoSalva = meta.story({
  ...notPictured,
  name: 'Enquanto salva, a lista não muda',
  args: {
    preparation: ready(listOf('house')),
    onSave: fn<PreparationEditorProps['onSave']>(() => saved.promise),
  },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar lista' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(first).toHaveAttribute('readonly')
    await expect(canvas.getByRole('combobox', { name: 'Ícone da linha 1' })).toBeDisabled()
    for (const name of ['Adicionar linha', 'Usar a de todos os imóveis', /^Descer/, /^Remover/]) {
      const [button] = canvas.getAllByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    }
    saved.resolve()
    await expect(await screen.findByText('Lista salva.')).toBeVisible()
    await waitFor(() => expect(first).not.toHaveAttribute('readonly'))
  },
})

export const SemListaPropria = meta.story({
  name: 'De um tipo sem lista própria',
  args: { preparation: ready(listOf('land')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Este tipo usa a lista de todos os imóveis/)).toBeVisible()
  },
})

export const OutraLista = meta.story({
  ...notPictured,
  name: 'Outra lista aberta: nada do que se digitou passa para ela',
  render: function OneAfterTheOther(args) {
    const [list, setList] = useState<PreparationList>('property')
    return (
      <>
        <button type="button" onClick={() => setList('house')}>
          Abrir a de casas
        </button>
        <PreparationEditor {...args} preparation={ready(listOf(list))} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await write(canvas.getByRole('textbox', { name: 'Linha 1' }), 'Abra as janelas.')
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir a de casas' }))
    const [first] = listOf('house').lines
    await expect(canvas.getByRole('textbox', { name: 'Linha 1' })).toHaveValue(first?.text)
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: ordena, remove, muda e acrescenta',
  play: async ({ canvas, args }) => {
    await expect(asksBeforeLeaving()).toBe(false)
    await press(canvas.getByRole('button', { name: /^Remover: Deixe os animais/ }))
    await expect(canvas.getByRole('textbox', { name: 'Linha 5' })).toHaveFocus()
    await expect(asksBeforeLeaving()).toBe(true)
    for (let left = 5; left > 2; left -= 1) {
      await press(canvas.getAllByRole('button', { name: /^Remover/ })[left - 1] as HTMLElement)
    }
    await press(canvas.getByRole('button', { name: /^Descer: Acenda/ }))
    await write(canvas.getByRole('textbox', { name: 'Linha 1' }), 'Abra as janelas.')
    await press(canvas.getByRole('button', { name: 'Adicionar linha' }))
    await expect(canvas.getByRole('textbox', { name: 'Linha 3' })).toHaveFocus()
    await userEvent.keyboard('Ligue a fonte.{Enter}')
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        list: 'property',
        lines: [
          { about: 'windows', text: 'Abra as janelas.' },
          { about: 'light', text: 'Acenda todas as luzes e troque as lâmpadas queimadas.' },
          { about: 'other', text: 'Ligue a fonte.' },
        ],
      }),
    )
  },
})

export const LinhaVazia = meta.story({
  name: 'Uma linha vazia é dita no campo',
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('textbox', { name: 'Linha 2' })
    await userEvent.clear(line)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar lista' }))
    await waitFor(() => expect(line).toHaveAccessibleDescription('Escreva a linha, ou remova-a.'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

const twelve: KeptPreparation = {
  ...listOf('house'),
  lines: Array.from({ length: 12 }, (_, nth) => ({
    about: 'other',
    text: `${nth + 1}. Retire do caminho tudo o que não deve aparecer nas fotos da sala, da varanda e do corredor de entrada.`,
  })),
}

export const Cheia = meta.story({
  name: 'Cheia, com linhas longas, no celular',
  ...onPhone,
  args: { preparation: ready(twelve) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adicionar linha' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByText('Até 12 linhas.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Esperando = meta.story({ args: { preparation: waiting } })

export const Atualizando = meta.story({
  args: { preparation: refreshing(listOf('property')) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { preparation: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: não salva, depois salva, e volta à lista de todos',
  render: function Adopter(args) {
    const [preparation, retry, replace] = useRemote(
      async (signal) =>
        (await client.preparations.list(signal)).find(({ list }) => list === 'house') ?? twelve,
      [],
    )
    const show = (lists: KeptPreparation[]) => replace(lists.find(({ list }) => list === 'house') ?? twelve)
    return (
      <PreparationEditor
        {...args}
        preparation={preparation}
        onSave={async (form) => show(await client.preparations.save(form))}
        onReset={async () => show(await client.preparations.reset('house'))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(savePreparation, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('textbox', { name: 'Linha 2' })
    await userEvent.clear(line)
    await userEvent.type(line, 'Apare a grama.')
    const save = canvas.getByRole('button', { name: 'Salvar lista' })
    await userEvent.click(save)
    await expect(await screen.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(line).toHaveValue('Apare a grama.')
    await userEvent.click(save)
    await expect(await screen.findByText('Lista salva.')).toBeVisible()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a de todos os imóveis' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usar a de todos os imóveis' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Linha 1' })).toHaveValue(
        'Acenda todas as luzes e troque as lâmpadas queimadas.',
      ),
    )
  },
})
