import { createClient } from '@ensaio/client'
import { getPublicSession, status } from '@ensaio/domain'
import { publicGroup, publicUnits, reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { VisitUnits, type VisitUnitsProps } from './VisitUnits.tsx'

const client = createClient({ baseUrl: '/api' })
const units = publicUnits(3, 1)

const meta = preview.meta({
  title: 'Componentes/Agendamento/VisitUnits',
  component: VisitUnits,
  parameters: {
    docs: {
      description: {
        component:
          'Os ensaios de um link que marca várias unidades: como cada um está, e o caminho para a página dele. Passe `units` do ensaio público e, em `hrefOf`, o endereço do link de cada unidade.',
      },
    },
  },
  args: {
    units,
    timeZone: 'America/Sao_Paulo',
    hrefOf: (token: string) => `#/${token}`,
  } as VisitUnitsProps,
})

export const UmaMarcada = meta.story({
  name: 'Uma marcada, duas sem data',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText(/24 de novembro de 2026, 08h30, com Rafael$/)).toBeVisible()
    await expect(canvas.getAllByText('Sem data ainda')).toHaveLength(2)
    await tabTo(canvas.getByRole('link', { name: /^Ver visita: / }))
    const [choose] = canvas.getAllByRole('link', { name: /^Escolher horário: / })
    await expect(choose).toHaveAttribute('href', `#/${units[1]?.token}`)
  },
})

export const UmaCancelada = meta.story({
  name: 'Uma cancelada',
  args: {
    units: publicUnits(2).map((unit, nth) => (nth === 0 ? { ...unit, status: status.canceled } : unit)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelada')).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const SemNumero = meta.story({
  name: 'Unidades sem número',
  args: {
    units: publicUnits(2).map((unit) => ({ ...unit, vertical_data: { unit: null, complement: null } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ensaio 1')).toBeVisible()
    await expect(canvas.getByText('Ensaio 2')).toBeVisible()
  },
})

export const Nenhuma = meta.story({ args: { units: [] } })

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    units: publicUnits(2, 2).map((unit) => ({
      ...unit,
      vertical_data: { unit: '1804', complement: 'Torre Jardim das Palmeiras Imperiais, bloco norte' },
      provider_name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
    })),
  },
})

export const NoCelular = meta.story({ name: 'No celular', ...onPhone })

export const PelaRede = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, publicGroup(units)))
  },
  render: function OverTheNetwork(args) {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => <VisitUnits {...args} units={value.units ?? []} timeZone={value.time_zone} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
  },
})
