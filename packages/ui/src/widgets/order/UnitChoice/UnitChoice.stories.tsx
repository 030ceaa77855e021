import { createClient } from '@ensaio/client'
import { getPublicSession } from '@ensaio/domain'
import { publicGroup, publicUnits, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { UnitChoice, type UnitChoiceProps } from './UnitChoice.tsx'

const client = createClient({ baseUrl: '/api' })
const units = publicUnits()

function Stateful(props: UnitChoiceProps) {
  const [value, setValue] = useState(props.value)
  return (
    <UnitChoice
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setValue(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/UnitChoice',
  component: UnitChoice,
  parameters: {
    docs: {
      description: {
        component:
          'Em um link de várias unidades, como marcar: juntas, com o que está dentro (`DayAndTimeStep`), ou cada uma pelo próprio link, na lista de `VisitUnits`.',
      },
    },
  },
  args: {
    units,
    timeZone: 'America/Sao_Paulo',
    value: 'together',
    onChange: fn(),
    hrefOf: (token: string) => `#/${token}`,
    children: <p>O calendário de todas.</p>,
  } as UnitChoiceProps,
  render: (args) => <Stateful {...args} />,
})

export const Juntas = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Como prefere marcar as 3 visitas?' })).toBeVisible()
    await expect(canvas.getByText('O calendário de todas.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const CadaUma = meta.story({
  name: 'Cada uma em seu horário, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Juntas, uma depois da outra' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('each')
    await expect(canvas.getAllByRole('link', { name: /^Escolher horário: / })).toHaveLength(3)
    await expect(canvas.queryByText('O calendário de todas.')).toBeNull()
  },
})

export const ComUmaMarcada = meta.story({
  name: 'Com uma já marcada',
  args: { units: publicUnits(3, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Como prefere marcar as 2 visitas?' })).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    value: 'each',
    units: publicUnits(8).map((unit) => ({
      ...unit,
      vertical_data: { unit: '1804', complement: 'Torre Jardim das Palmeiras Imperiais, bloco norte' },
    })),
  },
})

export const NoCelular = meta.story({ name: 'No celular', args: { value: 'each' }, ...onPhone })

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, publicGroup(units)))
  },
  render: function OverTheNetwork(args) {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => <Stateful {...args} units={value.units ?? []} timeZone={value.time_zone} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cada uma em seu horário' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})
