import { Failure } from '@ensaio/domain'
import { type ReactNode, useRef, useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { forgetFocus, press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Dialog } from '../../dialog/Dialog/Dialog.tsx'
import { Row } from '../../layout/Layout/Layout.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'

const undo = fn(async () => {
  throw new Failure('slot_taken', 'Não dá mais para desfazer.')
})

function Speakers() {
  const toast = useToast()
  return (
    <Row>
      <Button
        onPress={() => toast.say('Rua Augusta: Marina Teles, 10h30.', { label: 'Desfazer', onPress: undo })}
      >
        Mover
      </Button>
      <Button onPress={() => toast.say('Salvo com sucesso!')}>Salvar</Button>
      <Button onPress={() => toast.fail('Falha ao reordenar fotos!')}>Reordenar</Button>
    </Row>
  )
}

const meta = preview.meta({
  title: 'Primitivos/Retorno/Toast',
  component: ToastProvider,
  args: { children: <Speakers /> },
  parameters: {
    docs: {
      description: {
        component:
          '`ToastProvider` uma vez por aplicativo, em volta de tudo; `useToast` diz como algo terminou. `say` some sozinho em 6 segundos, e espera enquanto o ponteiro ou o foco está nele; `fail` fica até ser dispensado. Com uma ação (`Desfazer`), `say` espera 15 segundos, e a falha dela é dita como outra qualquer; quem precisa de mais tempo encontra a mesma ação na página. Três de cada vez, a mesma frase uma só vez.\n\n**Acessibilidade.** São lidos ao aparecer e nunca tomam o foco. Quem vai até “Dispensar” pelo teclado volta, ao dispensar, para onde estava. O que é preciso decidir é um diálogo.',
      },
      story: { inline: false, height: '280px' },
    },
  },
})

export const Avisos = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reordenar' }))
    await expect(canvas.getAllByText('Salvo com sucesso!')).toHaveLength(1)
    await isAnnounced(canvas.getByText('Salvo com sucesso!'), 'status')
    await isAnnounced(canvas.getByText('Falha ao reordenar fotos!'), 'alert')
  },
})

function Closing({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    isOpen && (
      <Dialog open title="Recortar" onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    )
  )
}

export const SobreUmDialogo = meta.story({
  name: 'Sobre um diálogo aberto',
  args: {
    children: (
      <Closing>
        <Speakers />
      </Closing>
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Recortar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const message = await screen.findByText('Salvo com sucesso!')
    // Elements outside the top layer lie below the dialog, whatever their place in the page.
    await expect(message.closest('[popover]')?.matches(':popover-open')).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Reordenar' }))
    await expect(message.closest('[popover]')?.matches(':popover-open')).toBe(true)
  },
})

export const DispensadoSobreUmDialogo = SobreUmDialogo.extend({
  ...notPictured,
  name: 'Sobre um diálogo: se dispensa, e fica quando o diálogo fecha',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Recortar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reordenar' }))
    // A press on what is inert goes through to what lies below.
    const failed = within(dialog.getByText('Falha ao reordenar fotos!').parentElement ?? document.body)
    const dismiss = failed.getByRole('button', { name: 'Dispensar' })
    const { x, y, width, height } = dismiss.getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).toBe(dismiss)
    await userEvent.click(dismiss)
    await expect(screen.queryByText('Falha ao reordenar fotos!')).toBeNull()
    await expect(screen.getByRole('dialog')).toBeVisible()
    // Closed, the dialog leaves the messages on the page.
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByText('Salvo com sucesso!')).toBeVisible()
  },
})

function Counter() {
  const toast = useToast()
  const said = useRef(0)
  return (
    <Button
      onPress={() => {
        said.current += 1
        toast.say(`Foto ${said.current} salva.`)
      }}
    >
      Salvar a próxima
    </Button>
  )
}

export const TresNoMaximo = meta.story({
  name: 'Três no máximo, o mais novo por último',
  args: { children: <Counter /> },
  play: async ({ canvas }) => {
    const shown = () => canvas.queryAllByText(/^Foto \d salva/).map((one) => one.textContent)
    for (let press = 0; press < 5; press += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Salvar a próxima' }))
    }
    await expect(shown()).toEqual(['Foto 3 salva.', 'Foto 4 salva.', 'Foto 5 salva.'])
    // Each its own button.
    const [, middle] = canvas.getAllByRole('button', { name: 'Dispensar' })
    if (middle) await userEvent.click(middle)
    await expect(shown()).toEqual(['Foto 3 salva.', 'Foto 5 salva.'])
  },
})

export const Dispensado = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Reordenar' })
    await press(opener)
    await press(canvas.getByRole('button', { name: 'Dispensar' }))
    await expect(canvas.queryByText('Falha ao reordenar fotos!')).toBeNull()
    await expect(opener).toHaveFocus()
  },
})

export const DispensadosEmSequencia = meta.story({
  ...notPictured,
  name: 'Quem passa de um aviso ao outro volta para onde estava',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Reordenar' })
    await press(canvas.getByRole('button', { name: 'Salvar' }))
    await press(opener)
    const [first, second] = canvas.getAllByRole('button', { name: 'Dispensar' })
    if (!first || !second) throw new Error('Two messages are shown.')
    await press(first)
    await expect(opener).toHaveFocus()
    await press(second)
    await expect(opener).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Dispensar' })).toBeNull()
  },
})

export const FocoEmOutroLugar = meta.story({
  ...notPictured,
  name: 'Um aviso que some não toma o foco de quem está em outro lugar',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Reordenar' }))
    const dismiss = canvas.getByRole('button', { name: 'Dispensar' })
    dismiss.focus()
    const save = canvas.getByRole('button', { name: 'Salvar' })
    save.focus()
    // As when its time is over.
    dismiss.click()
    await waitFor(() => expect(dismiss).not.toBeInTheDocument())
    await expect(save).toHaveFocus()
  },
})

export const SoOAvisoSome = meta.story({
  name: 'Um aviso some em 6 segundos; uma falha fica',
  play: async ({ canvas }) => {
    const clock = spyOn(window, 'setTimeout')
    const stop = spyOn(window, 'clearTimeout')
    // StrictMode runs each effect twice, and clears the first timer.
    const expiries = () => {
      const cleared = new Set(stop.mock.calls.map(([timer]) => timer))
      const timers = clock.mock.results.filter((_, place) => clock.mock.calls[place]?.[1] === 6000)
      return timers.filter(({ value }) => !cleared.has(value)).length
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reordenar' }))
    await expect(canvas.getByText('Falha ao reordenar fotos!')).toBeVisible()
    await expect(expiries()).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(canvas.getByText('Salvo com sucesso!')).toBeVisible()
    await expect(expiries()).toBe(1)
    // Waits while somebody is on it, with the mouse or the keyboard.
    const said = canvas.getByText('Salvo com sucesso!')
    const [dismiss] = canvas.getAllByRole('button', { name: 'Dispensar' })
    await userEvent.hover(said)
    await waitFor(() => expect(expiries()).toBe(0))
    await userEvent.unhover(said)
    await waitFor(() => expect(expiries()).toBe(1))
    dismiss?.focus()
    await waitFor(() => expect(expiries()).toBe(0))
    dismiss?.blur()
    forgetFocus()
    await waitFor(() => expect(expiries()).toBe(1))
    // Its time is over.
    const [end] = clock.mock.calls.filter(([, delay]) => delay === 6000).slice(-1)
    if (typeof end?.[0] === 'function') end[0]()
    await waitFor(() => expect(canvas.queryByText('Salvo com sucesso!')).toBeNull())
    await expect(canvas.getByText('Falha ao reordenar fotos!')).toBeVisible()
    clock.mockRestore()
    stop.mockRestore()
  },
})

export const ComAcao = meta.story({
  name: 'Com uma ação: pelo teclado, e a falha dela',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Mover' }))
    await press(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(
      (await canvas.findByText('Não dá mais para desfazer.')).closest('[role=alert]'),
    ).not.toBeNull()
    await expect(canvas.queryByText('Rua Augusta: Marina Teles, 10h30.')).toBeNull()
  },
})
