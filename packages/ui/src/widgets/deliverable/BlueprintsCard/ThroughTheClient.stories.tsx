import { createClient } from '@ensaio/client'
import { type Blueprint, deleteBlueprint, uploadBlueprint } from '@ensaio/domain'
import { blueprints, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { BlueprintsCard, type BlueprintsCardProps } from './BlueprintsCard.tsx'

const client = createClient({ baseUrl: '/api' })

const three = blueprints()

type Download = NonNullable<BlueprintsCardProps['onDownload']>

const picker = 'Escolher plantas: dwg, pdf ou png, até 1 MB cada'

const file = (name: string, bytes = 31_744) => new File([new Uint8Array(bytes)], name)

const meta = preview.meta({
  title: 'Componentes/Entrega/BlueprintsCard: pela rede',
  component: BlueprintsCard,
  args: {
    blueprints: ready(three) as BlueprintsCardProps['blueprints'],
    viewer: 'client' as BlueprintsCardProps['viewer'],
    onRetry: fn(),
    onDownload: fn<Download>(async () => {}),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

export const PelaRede = meta.story({
  name: 'Pela rede: envia, baixa e exclui, cada um depois de uma falha',
  args: { viewer: 'staff' },
  beforeEach({ msw }) {
    msw.use(
      refuse(uploadBlueprint, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      refuse(deleteBlueprint, 'unavailable', 'O serviço está em manutenção.', { once: true }),
    )
  },
  render: function Kept(args) {
    const [list, setList] = useState<readonly Blueprint[]>([])
    const [saved, setSaved] = useState('')
    return (
      <>
        <BlueprintsCard
          {...args}
          blueprints={ready(list)}
          onChange={setList}
          onUpload={(chosen, progress, signal) => client.blueprints.upload(1042, 3, chosen, progress, signal)}
          onDelete={({ id }) => client.blueprints.remove(1042, 3, id)}
          onDownload={async (progress, signal) =>
            setSaved((await client.blueprints.download(1042, 3, progress, signal)).name)
          }
        />
        <p>{saved}</p>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(picker, { selector: 'input' }), file('planta.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente: planta.png' }))
    await expect(await canvas.findByRole('button', { name: 'Ver planta-78m2.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar plantas' }))
    await expect(await canvas.findByText('Plantas_20_11_2026_12_00.zip')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir planta-78m2.png' }))
    const dialog = within(canvas.getByRole('alertdialog'))
    const remove = dialog.getByRole('button', { name: 'Excluir planta' })
    await userEvent.click(remove)
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(remove)
    await expect(await canvas.findByText('Ainda não há plantas')).toBeVisible()
  },
})
