import { createClient } from '@ensaio/client'
import { adjustCredit, type CreditAdjustment, Failure } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CreditAdjustmentForm } from './CreditAdjustmentForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/CreditAdjustmentForm',
  component: CreditAdjustmentForm,
  args: {
    balance: 500,
    onAdjust: fn<(adjustment: CreditAdjustment) => Promise<unknown>>(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Dá ou retira crédito de uma empresa, com um motivo que ela lê no extrato. `balance` e `amount` em reais; o que se retira vai negativo. O saldo resultante é dito enquanto se digita, e uma pergunta vem antes do ajuste. Recusado, nada do que foi digitado se perde.',
      },
    },
  },
})

export const Dar = meta.story({
  name: 'Dar crédito: o saldo que fica',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Ajustar crédito' })).toBeVisible()
    const choice = within(canvas.getByRole('radiogroup', { name: 'O que fazer' }))
    await expect(choice.getByRole('radio', { name: 'Dar crédito' })).toBeChecked()
    await hasAttributes(canvas.getByRole('textbox', { name: /Valor/ }), {
      placeholder: 'R$ 0,00',
      'aria-required': 'true',
    })
    await hasAttributes(canvas.getByRole('textbox', { name: /Motivo/ }), {
      autocomplete: 'off',
      maxlength: '200',
      'aria-required': 'true',
    })
    // Nothing changes yet.
    await expect(canvas.queryByText('fica em')).toBeNull()
    await expect(canvas.queryByText('O saldo não pode ficar negativo.')).toBeNull()
    await write(canvas.getByRole('textbox', { name: /Valor/ }), '1250,9')
    await isAnnounced(canvas.getByText('R$ 1.750,90'))
    await write(canvas.getByRole('textbox', { name: /Motivo/ }), ' Cortesia pelo atraso ')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dar crédito' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Dar R$\u00a01.250,90 de crédito?' })
    await expect(question).toHaveAccessibleDescription(/de R\$\s500,00 para R\$\s1\.750,90.*no seu nome/)
    await expect(args.onAdjust).not.toHaveBeenCalled()
    await press(within(question).getByRole('button', { name: 'Confirmar crédito' }))
    await waitFor(() => calledOnce(args.onAdjust, { amount: 1250.9, reason: 'Cortesia pelo atraso' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Valor/ })).toHaveValue(''))
    await expect(canvas.getByRole('textbox', { name: /Motivo/ })).toHaveValue('')
    await isAnnounced(screen.getByText('Crédito dado.'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Retirar = meta.story({
  name: 'Retirar crédito: vai negativo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Retirar crédito' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '120')
    await expect(canvas.getByText('R$ 380,00')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), 'Lançado em dobro')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar crédito' }))
    const question = await screen.findByRole('alertdialog', { name: 'Retirar R$\u00a0120,00 de crédito?' })
    await expect(question).toHaveAccessibleDescription(
      'O saldo passa de R$\u00a0500,00 para R$\u00a0380,00. O cliente lê no extrato: “Lançado em dobro”. O ajuste fica registrado no seu nome.',
    )
    await userEvent.click(within(question).getByRole('button', { name: 'Confirmar retirada' }))
    await waitFor(() => calledOnce(args.onAdjust, { amount: -120, reason: 'Lançado em dobro' }))
    await isAnnounced(await screen.findByText('Crédito retirado.'))
    await expect(screen.queryByText('Crédito dado.')).toBeNull()
    // The next one gives, unless told otherwise.
    await expect(canvas.getByRole('radio', { name: 'Dar crédito' })).toBeChecked()
  },
})

async function fill(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '120')
  await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), 'Cortesia')
}

export const PerguntaAntesDeDar = meta.story({
  name: 'A pergunta, antes de dar: a caminho, nada fecha',
  args: { onAdjust: fn<(adjustment: CreditAdjustment) => Promise<unknown>>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Dar crédito' }))
    const confirm = await screen.findByRole('button', { name: 'Confirmar crédito' })
    await userEvent.dblClick(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(args.onAdjust).toHaveBeenCalledOnce()
  },
})

export const PerguntaAntesDeRetirar = meta.story({
  name: 'A pergunta, antes de retirar',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Retirar crédito' }))
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar crédito' }))
    await screen.findByRole('alertdialog', { name: 'Retirar R$\u00a0120,00 de crédito?' })
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
})

export const Faltando = meta.story({
  name: 'Sem valor e sem motivo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dar crédito' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Valor/ })).toHaveAccessibleDescription('Informe o valor.'),
    )
    await expect(canvas.getByRole('textbox', { name: /Motivo/ })).toHaveAccessibleDescription(
      /Conte o motivo do ajuste\./,
    )
    await expect(args.onAdjust).not.toHaveBeenCalled()
  },
})

export const AbaixoDeZero = meta.story({
  name: 'Abaixo de zero é avisado antes, no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Retirar crédito' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '500,01')
    await expect(canvas.getByText('-R$ 0,01')).toBeVisible()
    await isAnnounced(canvas.getByText('O saldo não pode ficar negativo.'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '{Backspace}0')
    await expect(canvas.getByText('R$ 0,00')).toBeVisible()
    await expect(canvas.queryByText('O saldo não pode ficar negativo.')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '{Backspace}1')
    await expect(canvas.getByText('O saldo não pode ficar negativo.')).toBeVisible()
  },
})

export const SemConexao = meta.story({
  name: 'Sem conexão: dito na pergunta, nada se perde',
  args: {
    onAdjust: fn<(adjustment: CreditAdjustment) => Promise<unknown>>(async () => {
      throw new Failure('offline', 'Verifique a sua conexão e tente novamente.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor/ }), '10')
    await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), 'Cortesia')
    await userEvent.click(canvas.getByRole('button', { name: 'Dar crédito' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar crédito' }))
    await expect(await screen.findByText('Verifique a sua conexão e tente novamente.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
    await expect(screen.queryByText('Crédito dado.')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /Valor/ })).toHaveValue('R$ 10,00')
    await expect(canvas.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Cortesia')
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: o valor é recusado no campo, depois aceito',
  args: { balance: 500 },
  render: function Adopter(args) {
    const [balance, setBalance] = useState(args.balance)
    return (
      <CreditAdjustmentForm
        balance={balance}
        onAdjust={async (adjustment) =>
          setBalance((await client.companies.adjustCredit(2, adjustment, 'chave-de-um-ajuste')).balance)
        }
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(adjustCredit, 'invalid', 'Confira o valor.', {
        once: true,
        fields: { amount: 'O saldo ficaria negativo: há R$\u00a0300,00.' },
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Retirar crédito' }))
    const amount = canvas.getByRole('textbox', { name: /Valor/ })
    await userEvent.type(amount, '400')
    await userEvent.type(canvas.getByRole('textbox', { name: /Motivo/ }), 'Lançado em dobro')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar crédito' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar retirada' }))
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription('O saldo ficaria negativo: há R$\u00a0300,00.'),
    )
    await expect(amount).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Lançado em dobro')
    await userEvent.clear(amount)
    await userEvent.type(amount, '300')
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar crédito' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar retirada' }))
    // Before the answer the same sum is shown as the resulting balance.
    await waitFor(() => expect(amount).toHaveValue(''))
    await expect(canvas.getByText('R$ 200,00')).toBeVisible()
    // The refusal of before does not come back.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(amount).toBeValid()
  },
})
