import { exampleCsv, importColumns, longestImport } from '@ensaio/domain'
import { importResult, wrongImport } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ImportSheet, type ImportSheetProps } from './ImportSheet.tsx'

const csv = (text = exampleCsv('companies'), name = 'clientes.csv') =>
  new File([text], name, { type: 'text/csv' })

/** Chooses a file, and waits until it is read. */
async function upload(file: File) {
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await screen.findByText(file.size > 500_000 ? /^O arquivo é grande demais/ : file.name)
}

const meta = preview.meta({
  title: 'Componentes/Empresas/ImportSheet: conferir',
  component: ImportSheet,
  args: {
    onExample: fn(),
    onCheck: fn<ImportSheetProps['onCheck']>(async () => importResult()),
    onImport: fn<ImportSheetProps['onImport']>(async () => importResult()),
  },
})

const counted = (fresh: number, known: number) =>
  fn<ImportSheetProps['onCheck']>(async () => importResult({ fresh, known }))

export const UmaSo = meta.story({
  ...notPictured,
  name: 'Conferida: uma nova, uma conhecida',
  args: { onCheck: counted(1, 1) },
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    const told = 'Nenhuma linha errada: 1 empresa nova; 1 linha já está no cadastro.'
    await expect(await canvas.findByText(told)).toBeVisible()
  },
})

export const NadaNovo = meta.story({
  name: 'Conferida: tudo já está no cadastro, nada a importar',
  args: { onCheck: counted(0, 12) },
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    const told = 'Nenhuma linha errada: 0 empresas novas; 12 linhas já estão no cadastro.'
    await expect(await canvas.findByText(told)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Importar' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Conferir arquivo' })).toBeVisible()
  },
})

export const CadaTipo = meta.story({
  ...notPictured,
  name: 'Pessoas e ensaios, contados pelo nome; cada tipo tem as suas colunas',
  args: { onCheck: counted(2, 0) },
  play: async ({ canvas, args }) => {
    await upload(csv())
    const words = { Pessoas: '2 pessoas novas', 'Ensaios passados': '2 ensaios novos' }
    for (const [label, told] of Object.entries(words)) {
      await userEvent.selectOptions(canvas.getByRole('combobox'), label)
      await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
      await expect(await canvas.findByText(`Nenhuma linha errada: ${told}.`)).toBeVisible()
    }
    for (const { name, required } of importColumns.sessions)
      await expect(canvas.getByText(required ? name : `${name} (opcional)`)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar exemplo' }))
    await calledOnce(args.onExample, 'sessions')
  },
})

export const Conferindo = meta.story({
  name: 'A caminho: conferida uma vez',
  args: { onCheck: fn<ImportSheetProps['onCheck']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await upload(csv())
    const check = await canvas.findByRole('button', { name: 'Conferir arquivo' })
    await userEvent.dblClick(check)
    await expect(check).toHaveAttribute('aria-busy', 'true')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})

export const ArquivoVazio = meta.story({
  ...notPictured,
  name: 'Recusa um arquivo vazio; o seguinte tira a recusa',
  play: async ({ canvas, args }) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, csv(' \n '))
    await isAnnounced(await canvas.findByText('O arquivo está vazio.'), 'alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await expect(await canvas.findByText('O arquivo está vazio.')).toBeVisible()
    await expect(args.onCheck).not.toHaveBeenCalled()
    await upload(csv())
    await expect(canvas.queryByText('O arquivo está vazio.')).toBeNull()
    await userEvent.upload(input, csv('x'.repeat(longestImport)))
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})

export const UmProblema = meta.story({
  ...together(notPictured, onPhone),
  name: 'Com um problema só, na linha inteira, no celular',
  args: {
    onCheck: fn<ImportSheetProps['onCheck']>(async () =>
      wrongImport({
        problem_count: 1,
        problems: [{ line: 7, column: null, text: 'A linha está incompleta.' }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await expect(await canvas.findByText(/^1 problema no arquivo/)).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Linha 7A linha está incompleta.')
  },
})

export const OutraCoisa = meta.story({
  ...notPictured,
  name: 'Outra coisa depois de conferir: pede outra conferência',
  play: async ({ canvas, args }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await canvas.findByRole('button', { name: 'Importar' })
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Pessoas')
    await expect(canvas.queryByRole('button', { name: 'Importar' })).toBeNull()
    await expect(canvas.queryByText(/^Nenhuma linha errada/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenLastCalledWith(expect.objectContaining({ what: 'people' })),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Convidar/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Ensaios passados')
    // Nobody is invited by what is not on screen any more.
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenLastCalledWith(
        expect.objectContaining({ what: 'sessions', invites: false }),
      ),
    )
  },
})

export const OutroArquivo = meta.story({
  ...notPictured,
  name: 'Outro arquivo depois de conferir, e depois de importar',
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await canvas.findByRole('button', { name: 'Importar' })
    await upload(csv(undefined, 'outro.csv'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar outro arquivo' }))
    await expect(canvas.queryByText(/^Importação feita/)).toBeNull()
    await expect(canvas.queryByText('outro.csv')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Conferir arquivo' })).toBeVisible()
  },
})
