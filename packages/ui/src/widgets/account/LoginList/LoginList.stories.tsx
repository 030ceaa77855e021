import { createClient } from '@ensaio/client'
import { endOtherLogins, Failure } from '@ensaio/domain'
import { loginSession, refuse, security } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { LoginList, type LoginListProps } from './LoginList.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/LoginList',
  component: LoginList,
  args: {
    security: ready(security()),
    now: '2026-11-20T15:00:00.000Z',
    onEnd: fn<LoginListProps['onEnd']>(async () => undefined),
    onEndOthers: fn<LoginListProps['onEndOthers']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Onde uma pessoa está com a conta aberta: navegador, aparelho, quando entrou e o último uso, com uns cinco minutos de folga. Este aparelho vem primeiro e sai pela barra; os outros saem daqui, um a um ou todos. Não guardamos endereços de rede.',
      },
    },
  },
})

export const Aparelhos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Este aparelho e um celular',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toBe('Chrome no WindowsComputadorEste aparelhoEntrou: hoje, 09h10')
    await expect(rows[1]).toContain('Safari no iOSCelularÚltimo uso: ontem, 17h30')
    await expect(rows[1]).not.toContain('Este aparelho')
    const buttons = canvas.getAllByRole('button').map((button) => button.title || button.textContent)
    await expect(buttons).toEqual(['Sair dos outros', 'Sair de Safari no iOS, usado ontem, 17h30'])
  },
})

export const SoEste = meta.story({
  name: 'Só este: não há de onde sair',
  args: { security: ready(security({ logins: [loginSession()] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Desconhecido = meta.story({
  name: 'Um navegador que não se apresenta',
  args: {
    security: ready(
      security({
        logins: [
          loginSession(),
          loginSession({ id: 2, device: null, browser: null, system: null, is_current: false }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Navegador desconhecido')).toBeVisible()
    // Neither a device: one kind is named, that of this one.
    await expect(canvas.getAllByText('Computador')).toHaveLength(1)
  },
})

export const NomesMaisLongos = meta.story({
  name: 'Nomes mais longos, no celular',
  ...onPhone,
  args: {
    security: ready(
      security({
        logins: [
          loginSession({ browser: 'Microsoft Edge WebView2 Corporativo', system: 'Windows 11 Enterprise' }),
          loginSession({ id: 2, browser: 'Samsung Internet Browser Beta', is_current: false }),
        ],
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/WebView2 Corporativo/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { security: waiting } })

export const Atualizando = meta.story({
  args: { security: refreshing(security()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { security: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar os aparelhos')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({ ...onPhone })

export const SaiDeUm = meta.story({
  ...notPictured,
  name: 'Sai de um pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: /^Sair de Safari no iOS/ }))
    await waitFor(() => calledOnce(args.onEnd, 2))
    await expect(args.onEndOthers).not.toHaveBeenCalled()
  },
})

export const SaindoDeUm = meta.story({
  name: 'Saindo de um: o botão espera',
  args: { onEnd: fn<LoginListProps['onEnd']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const leave = canvas.getByRole('button', { name: /^Sair de Safari no iOS/ })
    await userEvent.dblClick(leave)
    await expect(leave).toHaveAttribute('aria-busy', 'true')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
})

export const DesisteDeSair = meta.story({
  ...notPictured,
  name: 'Desiste de sair dos outros',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Sair dos outros' }))
    const question = await screen.findByRole('alertdialog', { name: 'Sair dos outros aparelhos?' })
    await expect(question).toHaveAccessibleDescription(/^Neste, você continua na sua conta/)
    await press(within(question).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onEndOthers).not.toHaveBeenCalled()
  },
})

export const SaiDosOutros = meta.story({
  ...notPictured,
  name: 'Sai dos outros: pergunta, e a falha aparece ali',
  render: (args) => <LoginList {...args} onEndOthers={client.security.endOtherLogins} />,
  beforeEach({ msw }) {
    msw.use(refuse(endOtherLogins, 'unavailable', 'O serviço está fora do ar.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair dos outros' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair dos outros aparelhos?' }))
    await userEvent.click(question.getByRole('button', { name: 'Sair dos outros' }))
    await expect(await question.findByText('O serviço está fora do ar.')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Sair dos outros' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})
