import { createClient } from '@ensaio/client'
import { confirmSecondStep, Failure, startSecondStep } from '@ensaio/domain'
import { enrolment, recoveryCodes, refuse, securedSecurity, security } from '@ensaio/mocks'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { SecondStepCard, type SecondStepCardProps } from './SecondStepCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/SecondStepCard',
  component: SecondStepCard,
  args: {
    security: ready(security()),
    onStart: fn<SecondStepCardProps['onStart']>(async () => enrolment()),
    onConfirm: fn<SecondStepCardProps['onConfirm']>(async () => recoveryCodes()),
    onRenew: fn<SecondStepCardProps['onRenew']>(async () => recoveryCodes()),
    onTurnOff: fn<SecondStepCardProps['onTurnOff']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A verificação em duas etapas de uma pessoa. Ligar pede a senha, mostra o código QR (ou a chave, para digitar) e só vale depois de um código do aplicativo; então os códigos de recuperação aparecem, uma única vez. Gerar outros e desligar também pedem a senha.',
      },
    },
  },
})

const writeText = fn<(text: string) => Promise<void>>(async () => undefined)

function clipboard() {
  writeText.mockClear()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

/** The link of the last file that was saved. */
let saved: HTMLAnchorElement | null = null

/** The content of that file; a page may not fetch its own blobs under our policy. */
let kept: Blob | null = null

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Desligada = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ligar' })).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.queryByText('Ligada')).toBeNull()
    await expect(canvas.queryByText(/ligue para continuar/)).toBeNull()
  },
})

export const Ligada = meta.story({
  ...notPicturedOn('phone'),
  args: { security: ready(securedSecurity()) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ligada desde 02/10/2026. Entrar pede um código do aplicativo.'),
    ).toBeVisible()
    await expect(canvas.getByText('Você ainda tem 8 códigos de recuperação.')).toBeVisible()
    await expect(canvas.getByText('Ligada')).toBeVisible()
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(buttons).toEqual(['Gerar outros códigos', 'Desligar'])
  },
})

export const UmCodigo = meta.story({
  name: 'Ligada, com um só código de recuperação',
  args: {
    security: ready(
      security({ second_step: { since: '2026-10-02T13:00:00.000Z', codes_left: 1, is_required: false } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda tem 1 código de recuperação.')).toBeVisible()
  },
})

export const SemCodigos = meta.story({
  name: 'Ligada, sem códigos de recuperação, e exigida',
  args: {
    security: ready(
      security({ second_step: { since: '2026-10-02T13:00:00.000Z', codes_left: 0, is_required: true } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gere outros/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Desligar' })).toBeNull()
  },
})

export const Exigida = meta.story({
  name: 'Exigida da administração, e ainda desligada',
  args: { security: ready(security({ second_step: { since: null, codes_left: 0, is_required: true } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ligue para continuar/)).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { security: waiting } })

export const Atualizando = meta.story({
  args: { security: refreshing(securedSecurity()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { security: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar a verificação em duas etapas')).toBeVisible()
    await expect(canvas.queryByText('Ligada')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({ ...onPhone, args: { security: ready(securedSecurity()) } })

export const Liga = meta.story({
  name: 'Liga pelo teclado: senha, código QR',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Ligar' }))
    const first = await dialogNamed('Ligar a verificação em duas etapas')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/um aplicativo autenticador/)
    await hasAttributes(first.getByLabelText(/^Sua senha/), {
      autocomplete: 'current-password',
      'aria-required': 'true',
    })
    await write(first.getByLabelText(/^Sua senha/), 'ensaio123')
    await press(first.getByRole('button', { name: 'Continuar' }))
    const second = await dialogNamed('Leia o código QR')
    await calledOnce(args.onStart, 'ensaio123')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/digite os seis dígitos/)
    await expect(second.getByRole('img', { name: /Código QR/ })).toHaveAttribute('src', enrolment().picture)
    await expect(second.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    const code = second.getByRole('textbox', { name: /^Código do aplicativo/ })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(code).toHaveAttribute('aria-required', 'true')
    // For a phone, which cannot read its own screen.
    const app = second.getByText('Abrir o aplicativo neste aparelho')
    await hasAttributes(app, { href: enrolment().uri, target: '_blank' })
    await expect(app).not.toBeVisible()
    await press(second.getByRole('button', { name: 'Copiar chave' }))
    await expect(writeText).toHaveBeenLastCalledWith(enrolment().secret)
    await expect(await screen.findByText('Chave copiada.')).toBeVisible()
  },
  beforeEach: () => clipboard(),
})

export const Codigos = meta.story({
  name: 'Mostra os códigos de recuperação uma vez',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ligar' }))
    const first = await dialogNamed('Ligar a verificação em duas etapas')
    await userEvent.type(first.getByLabelText(/^Sua senha/), 'ensaio123{Enter}')
    const second = await dialogNamed('Leia o código QR')
    await userEvent.type(second.getByRole('textbox', { name: /^Código do aplicativo/ }), '123 456{Enter}')
    const third = await dialogNamed('Guarde os códigos de recuperação')
    await calledOnce(args.onConfirm, '123456')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/não aparecem de novo/)
    const list = within(third.getByRole('list', { name: 'Códigos de recuperação' }))
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes())
    const box = third.getByRole('list', { name: 'Códigos de recuperação' }).getBoundingClientRect()
    const code = list.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? box
    await expect(code.left - box.left).toBeGreaterThanOrEqual(12)
    await press(third.getByRole('button', { name: 'Copiar códigos' }))
    await expect(writeText).toHaveBeenLastCalledWith(recoveryCodes().join('\n'))
    await expect(await screen.findByText('Códigos copiados.')).toBeVisible()
    await press(third.getByRole('button', { name: 'Baixar como texto' }))
    await expect(saved?.download).toBe('codigos-de-recuperacao.txt')
    await expect(await kept?.text()).toBe(
      `Códigos de recuperação do Ensaio. Cada um vale uma vez.\n\n${recoveryCodes().join('\n')}\n`,
    )
    await press(third.getByRole('button', { name: 'Já guardei' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
  beforeEach() {
    clipboard()
    saved = null
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved = this
    })
    const keep = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      kept = blob as Blob
      return 'blob:codes'
    })
    return () => {
      click.mockRestore()
      keep.mockRestore()
    }
  },
})

export const CodigosDeOutraMarca = Codigos.extend({
  ...notPictured,
  name: 'O arquivo dos códigos diz o nome da casa',
  args: { security: ready(securedSecurity()) },
  globals: { brand: 'prumo' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar outros códigos' }))
    const question = await dialogNamed('Gerar outros códigos de recuperação')
    await userEvent.type(question.getByLabelText(/^Sua senha/), 'ensaio123{Enter}')
    const codes = await dialogNamed('Guarde os códigos de recuperação')
    await userEvent.click(codes.getByRole('button', { name: 'Baixar como texto' }))
    await expect(await kept?.text()).toMatch(/^Códigos de recuperação de Prumo\. /)
  },
})

export const DesisteDeLigar = meta.story({
  ...notPictured,
  name: 'Desiste no meio: começa de novo, com a senha',
  play: async ({ canvas, args }) => {
    const start = canvas.getByRole('button', { name: 'Ligar' })
    await press(start)
    const first = await dialogNamed('Ligar a verificação em duas etapas')
    await press(first.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onStart).not.toHaveBeenCalled()
    await press(start)
    const again = await dialogNamed('Ligar a verificação em duas etapas')
    await userEvent.type(again.getByLabelText(/^Sua senha/), 'ensaio123{Enter}')
    const second = await dialogNamed('Leia o código QR')
    await press(second.getByRole('button', { name: 'Ligar' }))
    await waitFor(() => expect(second.getByRole('textbox', { name: /^Código/ })).toBeInvalid())
    await press(second.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const GeraOutros = meta.story({
  ...notPictured,
  name: 'Gera outros códigos',
  args: { security: ready(securedSecurity()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar outros códigos' }))
    const question = await dialogNamed('Gerar outros códigos de recuperação')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Os códigos de antes/)
    await expect(question.getByRole('button', { name: 'Gerar códigos' })).toBeVisible()
    await userEvent.type(question.getByLabelText(/^Sua senha/), 'ensaio123{Enter}')
    const codes = await dialogNamed('Guarde os códigos de recuperação')
    await calledOnce(args.onRenew, 'ensaio123')
    await expect(codes.getAllByRole('listitem')).toHaveLength(recoveryCodes().length)
    await userEvent.click(codes.getByRole('button', { name: 'Já guardei' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const Desliga = meta.story({
  ...notPictured,
  name: 'Desliga com a senha',
  args: { security: ready(securedSecurity()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar' }))
    const question = await dialogNamed('Desligar a verificação em duas etapas')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Entrar volta a pedir só a senha/)
    await userEvent.click(question.getByRole('button', { name: 'Desligar' }))
    await waitFor(() =>
      expect(question.getByLabelText(/^Sua senha/)).toHaveAccessibleDescription('Digite a sua senha.'),
    )
    await expect(args.onTurnOff).not.toHaveBeenCalled()
    await userEvent.type(question.getByLabelText(/^Sua senha/), 'ensaio123{Enter}')
    await waitFor(() => calledOnce(args.onTurnOff, 'ensaio123'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

const wrongPassword = 'Esta não é a sua senha.'
const wrongCode = 'Este código não confere.'

export const RecusaDoServidor = meta.story({
  name: 'O servidor recusa o código: o que foi digitado fica',
  render: (args) => (
    <SecondStepCard {...args} onStart={client.security.start} onConfirm={client.security.confirm} />
  ),
  beforeEach({ msw }) {
    msw.use(
      refuse(startSecondStep, 'invalid', wrongPassword, { once: true, fields: { password: wrongPassword } }),
      refuse(confirmSecondStep, 'invalid', wrongCode, { fields: { code: wrongCode } }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ligar' }))
    const first = await dialogNamed('Ligar a verificação em duas etapas')
    const password = first.getByLabelText(/^Sua senha/)
    await userEvent.type(password, 'outra{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(wrongPassword))
    await userEvent.type(password, '1{Enter}')
    const second = await dialogNamed('Leia o código QR')
    const code = second.getByRole('textbox', { name: /^Código do aplicativo/ })
    await userEvent.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrongCode))
    await expect(code).toHaveValue('000000')
  },
})
