import { createClient } from '@ensaio/client'
import { Failure, saveHouseSecurity } from '@ensaio/domain'
import { houseSecurity, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { HouseSecurityCard, type HouseSecurityCardProps } from './HouseSecurityCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/HouseSecurityCard',
  component: HouseSecurityCard,
  args: {
    security: ready(houseSecurity()),
    onRequire: fn<HouseSecurityCardProps['onRequire']>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O que a casa exige de quem é da administração. Exigida a verificação em duas etapas, quem ainda não a tem é levado a ligá-la antes de qualquer outra coisa; a lista diz quantas pessoas faltam.',
      },
    },
  },
})

export const NaoExigida = meta.story({
  ...notPicturedOn('phone'),
  name: 'Não exigida',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(canvas.getByText(/^Ainda sem ela: 2 pessoas da administração\./)).toBeVisible()
  },
})

export const Exigida = meta.story({
  name: 'Exigida, e todas já ligaram',
  args: {
    security: ready(
      houseSecurity({
        is_second_step_required: true,
        without_second_step: 0,
        changed: { by: 'Helena Prado', at: '2026-11-18T13:00:00.000Z' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(
      canvas.getByText(
        /^Todas as pessoas da administração já ligaram\. Última mudança: Helena Prado, em 18\/11\/2026\.$/,
      ),
    ).toBeVisible()
  },
})

const required = (without_second_step: number) =>
  ready(houseSecurity({ is_second_step_required: true, without_second_step, changed: null }))

export const FaltamDuas = meta.story({
  name: 'Exigida, e faltam duas pessoas',
  args: { security: required(2) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Ainda sem ela: 2 pessoas da administração, que a ligam ao entrar, antes de continuar.',
      ),
    ).toBeVisible()
  },
})

export const FaltaUma = meta.story({
  ...notPictured,
  name: 'Exigida, e falta uma; deixa de exigir',
  args: { security: required(1) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Ainda sem ela: 1 pessoa da administração, que a liga ao entrar, antes de continuar.'),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('switch', { name: 'Exigir verificação em duas etapas da administração' }),
    )
    await waitFor(() => expect(args.onRequire).toHaveBeenCalledWith(false))
    await expect(args.onRequire).toHaveBeenCalledOnce()
  },
})

export const NomeMaisLongo = meta.story({
  name: 'O nome mais longo, no celular',
  ...onPhone,
  args: {
    security: ready(
      houseSecurity({
        changed: {
          by: 'Maria Aparecida Conceição de Albuquerque Vasconcelos e Figueiredo',
          at: '2026-11-18T13:00:00.000Z',
        },
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Vasconcelos e Figueiredo/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { security: waiting } })

export const Atualizando = meta.story({
  args: { security: refreshing(houseSecurity()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { security: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({ ...onPhone })

export const Exige = meta.story({
  ...notPictured,
  name: 'Passa a exigir, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('switch'))
    await waitFor(() => expect(args.onRequire).toHaveBeenCalledWith(true))
  },
})

export const Falha = meta.story({
  name: 'O servidor recusa: fica como estava',
  render: (args) => <HouseSecurityCard {...args} onRequire={client.houseSecurity.requireSecondStep} />,
  beforeEach({ msw }) {
    msw.use(refuse(saveHouseSecurity, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(await canvas.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
})
