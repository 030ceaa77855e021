import { Failure } from '@ensaio/domain'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
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
    await expect(canvas.getByText('Falha ao reordenar fotos!').closest('[role=alert]')).not.toBeNull()
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
