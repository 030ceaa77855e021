import { createClient } from '@ensaio/client'
import { saveOwnData } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { OwnDataCard, type OwnDataCardProps } from './OwnDataCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/OwnDataCard',
  component: OwnDataCard,
  args: {
    name: 'Mariana Duarte',
    phone: '+5511987654321',
    needsPhone: false,
    onSave: fn<OwnDataCardProps['onSave']>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O nome e o telefone da própria pessoa. O que o número de antes aceitou receber termina quando ele muda.',
      },
    },
  },
})

async function openDialog(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  await press(canvas.getByRole('button', { name: 'Editar dados' }))
  return within(await screen.findByRole('dialog', { name: 'Seus dados' }))
}

export const Muda = meta.story({
  name: 'Muda pelo teclado',
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('region', { name: 'Seus dados' }))
    await expect(card.getByText('Mariana Duarte')).toBeVisible()
    await expect(card.getByText('(11) 98765-4321')).toBeVisible()
    const dialog = await openDialog(canvas)
    const name = dialog.getByRole('textbox', { name: /^Nome/ })
    const phone = dialog.getByRole('textbox', { name: /^Telefone/ })
    await expect([name, phone].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Mariana Duarte',
      '(11) 98765-4321',
    ])
    await hasAttributes(name, { autocomplete: 'name', 'aria-required': 'true' })
    await hasAttributes(phone, { autocomplete: 'tel', inputmode: 'tel' })
    await write(name, '{Control>}a{/Control}Mariana Reis')
    await write(phone, '21981234567')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => calledOnce(args.onSave, { name: 'Mariana Reis', phone: '+5521981234567' }))
    await isAnnounced(await screen.findByText('Seus dados foram salvos.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const SemTelefone = meta.story({
  name: 'Sem telefone, e um nome longo no celular',
  ...onPhone,
  args: { name: 'Maria Antonieta Figueiredo de Albuquerque Cavalcanti Wanderley', phone: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sem telefone')).toBeVisible()
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Nome/ }))
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveAccessibleDescription(
        'Informe o seu nome.',
      ),
    )
    await write(dialog.getByRole('textbox', { name: /^Nome/ }), 'Maria')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => calledOnce(args.onSave, { name: 'Maria', phone: null }))
  },
})

const called = 'Informe o seu telefone: é por ele que falam com você no dia da visita.'

export const Recusado = meta.story({
  name: 'Fotógrafo sem telefone: o servidor recusa no campo, e o que foi digitado fica',
  args: { needsPhone: true },
  render: (args) => <OwnDataCard {...args} onSave={client.security.saveData} />,
  beforeEach({ msw }) {
    msw.use(refuse(saveOwnData, 'invalid', called, { fields: { phone: called } }))
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    const name = dialog.getByRole('textbox', { name: /^Nome/ })
    const phone = dialog.getByRole('textbox', { name: /^Telefone/ })
    await expect(phone).toBeRequired()
    await userEvent.clear(phone)
    await userEvent.type(name, ' Reis')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription(new RegExp(called)))
    await expect(name).toHaveValue('Mariana Duarte Reis')
  },
})
