import { services } from '@ensaio/mocks'
import { expect, fn, userEvent } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { SessionFilters, type SessionFiltersProps } from './SessionFilters.tsx'

const meta = preview.meta({
  title: 'Componentes/Ensaio/SessionFilters: de fora',
  component: SessionFilters,
  args: { value: {}, services: ready(services()), onChange: fn() } as SessionFiltersProps,
  render: (args) => <Changing of={SessionFilters} before={args} after={{ value: { status: [5] } }} />,
})

export const MudadoDeFora = meta.story({
  ...notPictured,
  name: 'O filtro muda de fora: o que se digita fica',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Oscar')
    await change(canvas)
    await expect(canvas.getByRole('searchbox')).toHaveValue('Oscar')
  },
})
