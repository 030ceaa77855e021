import type { Session, VisitStep } from '@ensaio/domain'
import { address, now, session } from '@ensaio/mocks'
import { expect, fn, type screen, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../remote/remote.ts'
import { OwnDay, type OwnDayProps } from './OwnDay.tsx'

const visit = (over: Partial<Session> = {}) =>
  session({
    token: '',
    price: null,
    status: 2,
    scheduled_for: '2026-11-20T13:30:00.000Z',
    arrival: null,
    ...over,
  })
const later = visit({
  id: 1043,
  scheduled_for: '2026-11-20T18:30:00.000Z',
  address: address({ street: 'Rua Harmonia', number: '310' }),
})

const meta = preview.meta({
  title: 'Componentes/Visita/OwnDay: sem rede',
  component: OwnDay,
  args: {
    visits: ready([visit(), later]) as OwnDayProps['visits'],
    now,
    captured: {},
    sessionHref: (id) => `#/sessions/${id}`,
    onStep: fn<(of: Session, step: VisitStep) => Promise<void>>(async () => undefined),
    onCapture: fn<(id: number, captured: string[]) => void>(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Sem rede, `asOf` diz de quando são as visitas, `unsent` quais têm avisos por enviar, e `refused` o que a volta da rede recusou.',
      },
    },
  },
})

const card = async (canvas: { findByRole: typeof screen.findByRole }, name: RegExp) =>
  within(await canvas.findByRole('region', { name }))

export const SemRede = meta.story({
  name: 'Sem rede, no celular: o dia guardado, e o que ainda não foi enviado',
  ...onPhone,
  args: {
    visits: ready([
      visit({ arrival: { on_the_way_at: '2026-11-20T12:55:00.000Z', arrived_at: null } }),
      later,
    ]),
    asOf: '2026-11-20T12:40:00.000Z',
    unsent: [1042],
  },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Sem rede: as visitas estão como às \d\dh40/))
    const here = await card(canvas, /^10h30/)
    await isAnnounced(here.getByText('Ainda não enviado: segue quando a rede voltar.'))
    const away = await card(canvas, /^15h30/)
    await expect(away.queryByText(/Ainda não enviado/)).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Recusados = meta.story({
  name: 'O que mudou enquanto não havia rede',
  args: {
    refused: [
      {
        key: 'a',
        step: 'on_the_way',
        place: 'Rua Harmonia, 310',
        at: '2026-11-20T12:40:00.000Z',
        problem: 'A visita não está mais com você.',
      },
      {
        key: 'b',
        step: 'done',
        place: 'Avenida Professor Almeida Prado, 1210, Torre das Acácias',
        at: '2026-11-20T13:40:00.000Z',
        problem: 'A visita mudou de horário. Confira e avise de novo.',
      },
    ] satisfies OwnDayProps['refused'],
    onDismiss: fn<(key: string) => void>(),
  },
  play: async ({ canvas, args }) => {
    await isAnnounced(
      canvas.getByText(/^“A caminho” das \d\dh40, Rua Harmonia, 310, não foi registrado\. A visita não está/),
    )
    await press(canvas.getByRole('button', { name: /^Entendi: Feito, Avenida Professor/ }))
    await expect(args.onDismiss).toHaveBeenLastCalledWith('b')
  },
})

export const RecusadoSemAcao = meta.story({
  ...notPictured,
  name: 'Sem `onDismiss`, a recusa fica',
  args: {
    refused: [
      { key: 'a', step: 'arrived', place: 'Rua Harmonia, 310', at: now, problem: 'A visita foi cancelada.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A visita foi cancelada\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Entendi/ })).toBeNull()
  },
})
