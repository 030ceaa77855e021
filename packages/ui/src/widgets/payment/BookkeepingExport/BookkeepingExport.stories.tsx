import { createClient } from '@ensaio/client'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { BookkeepingExport, type BookkeepingExportProps } from './BookkeepingExport.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Pagamento/BookkeepingExport',
  component: BookkeepingExport,
  args: { today: '2026-11-20', onExport: fn<BookkeepingExportProps['onExport']>(async () => undefined) },
  parameters: {
    docs: {
      description: {
        component:
          'Baixa todos os movimentos de um período em planilha, para a contabilidade. Começa com o mês passado; no máximo um ano por vez. Cada download fica no registro.',
      },
    },
  },
})

export const MesPassado = meta.story({
  name: 'O mês passado',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('01-10-2026')
    await expect(canvas.getByRole('textbox', { name: 'Até' })).toHaveValue('31-10-2026')
    await press(canvas.getByRole('button', { name: 'Baixar movimentos' }))
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        { from: '2026-10-01', until: '2026-10-31' },
        expect.any(Function),
        expect.anything(),
      ),
    )
  },
})

export const AoContrario = meta.story({
  name: 'Até antes do começo: não há o que baixar',
  play: async ({ canvas }) => {
    const until = canvas.getByRole('textbox', { name: 'Até' })
    await userEvent.clear(until)
    await write(until, '30092026')
    await expect(await canvas.findByText('Escolha um dia igual ou depois do primeiro.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Baixar movimentos' })).toBeNull()
  },
})

export const DesdeAntes = meta.story({
  ...notPictured,
  name: 'Desde antes, até o dia de sempre',
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('textbox', { name: 'De' })
    await userEvent.clear(from)
    await expect(canvas.getByText('Informe os dois dias.')).toBeVisible()
    await write(from, '15092026')
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar movimentos' }))
    await waitFor(() =>
      expect(args.onExport.mock.lastCall?.[0]).toEqual({ from: '2026-09-15', until: '2026-10-31' }),
    )
  },
})

/** The signal of the running download. */
let running: AbortSignal | undefined

export const Cancelado = meta.story({
  ...notPictured,
  name: 'Cancela o download',
  args: {
    onExport: fn<BookkeepingExportProps['onExport']>((_period, progress, signal) => {
      running = signal
      progress(0.2)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar movimentos' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Cancelar/ }))
    await expect(running?.aborted).toBe(true)
    await expect(await canvas.findByRole('button', { name: 'Baixar movimentos' })).toBeVisible()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  ...notPictured,
  args: {
    onExport: fn<BookkeepingExportProps['onExport']>(async (period, progress, signal) =>
      client.closings.export(period, progress, signal),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar movimentos' }))
    await expect(await canvas.findByText('Arquivo baixado.')).toBeVisible()
  },
})
