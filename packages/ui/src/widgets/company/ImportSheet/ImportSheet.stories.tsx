import { createClient } from '@ensaio/client'
import {
  checkImport,
  exampleCsv,
  type ImportResult,
  importColumns,
  importFile,
  importKindLabels,
  importKinds,
} from '@ensaio/domain'
import { importResult, refuse, wrongImport } from '@ensaio/mocks'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ImportSheet, type ImportSheetProps } from './ImportSheet.tsx'

const client = createClient({ baseUrl: '/api' })
const csv = (text = exampleCsv('companies'), name = 'clientes.csv') =>
  new File([text], name, { type: 'text/csv' })

/** Chooses a file, and waits until it is read. */
async function upload(file: File) {
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  await screen.findByText(file.size > 500_000 ? /^O arquivo é grande demais/ : file.name)
}

const meta = preview.meta({
  title: 'Componentes/Empresas/ImportSheet',
  component: ImportSheet,
  args: {
    onExample: fn(),
    onCheck: fn<ImportSheetProps['onCheck']>(async () => importResult()),
    onImport: fn<ImportSheetProps['onImport']>(async () => importResult()),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Traz empresas, pessoas e ensaios passados de um arquivo CSV. O arquivo é conferido antes: cada linha errada aparece com a coluna e o motivo, e nada é gravado enquanto houver uma. Aceita vírgula ou ponto e vírgula, UTF-8 ou Windows-1252.',
      },
    },
  },
})

export const Vazia = meta.story({
  name: 'Sem arquivo',
  play: async ({ canvas, args }) => {
    for (const { name, required } of importColumns.companies)
      await expect(canvas.getByText(required ? name : `${name} (opcional)`)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar exemplo' }))
    await calledOnce(args.onExample, 'companies')
    const kinds = within(canvas.getByRole('combobox', { name: 'O que importar' })).getAllByRole('option')
    await expect(kinds.map((kind) => kind.textContent)).toEqual(
      importKinds.map((kind) => importKindLabels[kind]),
    )
    await expect(canvas.getByText('Colunas do arquivo').closest('details')).not.toHaveAttribute('open')
    await expect(canvas.getByRole('checkbox', { name: /^Convidar/ })).not.toBeChecked()
    await expect(canvas.getByText('Solte aqui o arquivo CSV, ou escolha.')).toBeVisible()
    await hasAttributes(canvas.getByLabelText('Escolher arquivo', { selector: 'input' }), {
      accept: '.csv,text/csv',
      multiple: null,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await isAnnounced(await canvas.findByText('Escolha o arquivo.'), 'alert')
    await expect(args.onCheck).not.toHaveBeenCalled()
  },
})

export const Conferida = meta.story({
  name: 'Conferida: nada errado',
  play: async ({ canvas, args }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    const told = 'Nenhuma linha errada: 38 empresas novas; 4 linhas já estão no cadastro.'
    await isAnnounced(await canvas.findByText(told))
    await calledOnce(args.onCheck, {
      what: 'companies',
      text: exampleCsv('companies').replace('\uFEFF', ''),
      invites: false,
    })
    await expect(canvas.getByRole('button', { name: 'Escolher outro arquivo' })).toBeVisible()
    await expect(args.onImport).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Importar' })).toBeVisible()
  },
})

export const Errada = meta.story({
  ...notPicturedOn('phone'),
  name: 'Com linhas erradas',
  args: { onCheck: fn<ImportSheetProps['onCheck']>(async () => wrongImport()) },
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await expect(await canvas.findByText(/^3 problemas no arquivo/)).toBeVisible()
    await expect(canvas.getAllByText(/Este CNPJ não existe/)[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Importar' })).toBeNull()
    await expect(canvas.getByText('clientes.csv')).toBeVisible()
    await isAnnounced(canvas.getByText(/^3 problemas no arquivo/))
    await expect(canvas.queryByText(/^E mais/)).toBeNull()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Linha', 'Coluna', 'O que está errado'])
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.textContent)).toEqual(
      wrongImport().problems.map(({ line, column, text }) => `${line}${column ?? '–'}${text}`),
    )
  },
})

export const ErradaNoCelular = meta.story({
  name: 'Muitas linhas erradas e nome longo, no celular',
  ...onPhone,
  args: { onCheck: fn<ImportSheetProps['onCheck']>(async () => wrongImport({ problem_count: 240 })) },
  play: async ({ canvas }) => {
    await upload(
      csv(undefined, 'clientes-da-imobiliaria-de-toda-a-regiao-metropolitana-2019-a-2026-final.csv'),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await expect(await canvas.findByText('E mais 237. Corrija estas e confira de novo.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Feita = meta.story({
  name: 'Importação feita, com convites',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Convidar/ }))
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }))
    await expect(await canvas.findByText(/^Importação feita: 38 empresas novas/)).toBeVisible()
    const text = exampleCsv('companies').replace('\uFEFF', '')
    await calledOnce(args.onImport, { what: 'companies', text, invites: true })
    await isAnnounced(canvas.getByText(/^Importação feita/))
    await expect(canvas.queryByText(/^Nenhuma linha errada/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Importar' })).toBeNull()
  },
})

export const ConvidarDepoisDeConferir = meta.story({
  ...notPictured,
  name: 'Quem decide convidar depois de conferir confere de novo',
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await canvas.findByRole('button', { name: 'Importar' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Convidar cada pessoa nova por e-mail' }))
    await expect(canvas.queryByRole('button', { name: 'Importar' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Conferir arquivo' })).toBeEnabled()
  },
})

const late = Promise.withResolvers<ImportResult>()

export const RespostaTardia = meta.story({
  ...notPictured,
  name: 'Outro arquivo, escolhido durante a conferência do primeiro, é conferido também',
  args: {
    onCheck: fn<ImportSheetProps['onCheck']>(({ text }) =>
      text === 'primeiro' ? late.promise : Promise.resolve(wrongImport()),
    ),
  },
  play: async ({ canvas, args }) => {
    await upload(csv('primeiro', 'primeiro.csv'))
    const check = canvas.getByRole('button', { name: 'Conferir arquivo' })
    await userEvent.click(check)
    await upload(csv('segundo', 'segundo.csv'))
    late.resolve(importResult())
    await waitFor(() => expect(check).not.toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.queryByText(/^Nenhuma linha errada/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await expect(await canvas.findByText(/^3 problemas no arquivo/)).toBeVisible()
    await expect(args.onCheck).toHaveBeenCalledTimes(2)
  },
})

const written = Promise.withResolvers<ImportResult>()

export const Importando = meta.story({
  ...notPictured,
  name: 'Enquanto importa, nada mais se escolhe',
  args: { onImport: fn<ImportSheetProps['onImport']>(() => written.promise) },
  play: async ({ canvas }) => {
    await upload(csv())
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }))
    const choose = canvas.getByRole('button', { name: 'Escolher outro arquivo' })
    await waitFor(() => expect(choose).toHaveAttribute('aria-disabled', 'true'))
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(csv('segundo', 'segundo.csv'))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    await fireEvent(canvas.getByText('clientes.csv').parentElement as HTMLElement, drop)
    written.resolve(importResult())
    await expect(await canvas.findByText(/^Importação feita/)).toBeVisible()
    await expect(canvas.getByText('clientes.csv')).toBeVisible()
    await expect(choose).not.toHaveAttribute('aria-disabled', 'true')
  },
})

export const Grande = meta.story({
  name: 'Recusa um arquivo grande demais',
  play: async ({ canvas, args }) => {
    await upload(csv('x'.repeat(500_001)))
    await expect(await canvas.findByText(/^O arquivo é grande demais/)).toBeVisible()
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('O arquivo é grande demais')
    await userEvent.click(canvas.getByRole('button', { name: 'Conferir arquivo' }))
    await expect(args.onCheck).not.toHaveBeenCalled()
  },
})

export const Solta = meta.story({
  ...notPictured,
  name: 'Um arquivo solto, de uma planilha antiga (Windows-1252)',
  play: async ({ canvas, args }) => {
    const bytes = new Uint8Array(
      [...'cnpj,nome,email\n,Jo'].map((one) => one.charCodeAt(0)).concat(0xe3, 0x6f),
    )
    const file = new File([bytes], 'pessoas.csv', { type: 'text/csv' })
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Pessoas')
    const place = canvas.getByText(/^Solte aqui/).parentElement as HTMLElement
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const drag = (type: string) =>
      fireEvent(place, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    const plain = getComputedStyle(place).backgroundColor
    const isOver = () => getComputedStyle(place).backgroundColor !== plain
    // Otherwise the browser would open the file itself.
    await expect(await drag('dragover')).toBe(false)
    await waitFor(() => expect(isOver()).toBe(true))
    await drag('dragleave')
    await waitFor(() => expect(isOver()).toBe(false))
    await drag('dragover')
    await expect(await drag('drop')).toBe(false)
    await canvas.findByText('pessoas.csv')
    await expect(isOver()).toBe(false)
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    const text = 'cnpj,nome,email\n,João'
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith({ what: 'people', text, invites: false }))
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    await upload(csv())
    await press(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await press(await canvas.findByRole('button', { name: 'Importar' }))
    await waitFor(() => expect(args.onImport).toHaveBeenCalledOnce())
    // The same button through all steps.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Importar outro arquivo' })).toHaveFocus())
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: falha, o arquivo fica, e a segunda vez importa',
  args: {
    onCheck: fn<ImportSheetProps['onCheck']>(client.imports.check),
    onImport: fn<ImportSheetProps['onImport']>((file) => client.imports.run(file, 'historia')),
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(checkImport, 'unavailable', 'O serviço está fora do ar.', { once: true }),
      refuse(importFile, 'invalid', 'Nada foi importado. Linha 4: É de alguém da equipe.', { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await upload(csv())
    const check = await canvas.findByRole('button', { name: 'Conferir arquivo' })
    await userEvent.click(check)
    await expect(await screen.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByText('clientes.csv')).toBeVisible()
    await userEvent.click(check)
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }))
    await expect(await screen.findByText(/^Nada foi importado. Linha 4/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Importar' }))
    await expect(await canvas.findByText(/^Importação feita/)).toBeVisible()
  },
})
