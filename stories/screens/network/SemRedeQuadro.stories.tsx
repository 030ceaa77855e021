import { getBoard, getUser } from '@ensaio/domain'
import { board, reply, user } from '@ensaio/mocks'
import { within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Trial, withoutNetwork } from './lost-network.tsx'

const meta = preview.meta({
  title: 'Telas/Sem rede: o quadro do dia',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'equipe@demo.test', client: null }),
  ),
]

/** Two photographers, each sent at 13h30 to where the other one begins. */
const crossed = {
  ...board(),
  photographers: board().photographers.map((one) => {
    if (one.id === 1) return { ...one, base: { latitude: -23.589, longitude: -46.634 } }
    return one.id === 8 ? { ...one, base: { latitude: -23.549, longitude: -46.659 } } : one
  }),
}

/** Opens the form of a visit and chooses another time or person. */
function choosing(title: RegExp, field: RegExp, value: string): NonNullable<Trial['reach']> {
  return async ({ screen, user: person }) => {
    const [card] = await screen.findAllByRole('button', { name: title })
    await person.click(card as HTMLElement)
    await person.selectOptions(await screen.findByRole('combobox', { name: field }), value)
  }
}

/** O quadro: quem vai, o horário, e desfazer. */
export const NoQuadro = meta.story({
  ...withoutNetwork('backoffice', {
    'mandar outra pessoa': {
      call: 'board.assign',
      path: '/agenda',
      given,
      reach: choosing(/^Rua Harmonia, 85/, /^Quem vai/, 'Bianca Moraes, livre'),
      press: ({ answer }) => answer('Mover'),
    },
    'mudar o horário': {
      call: 'board.arrange',
      path: '/agenda?de=2026-11-23',
      given,
      reach: choosing(/^Rua Harmonia, 85/, /^Horário/, '10h30'),
      press: ({ answer }) => answer('Mover'),
    },
    'encurtar os caminhos do dia': {
      call: 'board.exchange',
      path: '/agenda',
      given: [...given, reply(getBoard, () => crossed)],
      reach: async ({ press, screen, user: person }) => {
        await press('Encurtar caminhos')
        // The board behind has a choice of that name, too.
        const dialog = within(await screen.findByRole('dialog', { name: 'Encurtar caminhos' }))
        await person.selectOptions(dialog.getByRole('combobox', { name: /^Cidade/ }), 'São Paulo')
      },
      press: ({ answer }) => answer(/^Trocar \d/),
    },
    'tirar de novo a data de uma visita': {
      call: 'board.release',
      path: '/agenda',
      given,
      reach: async (ui) => {
        await choosing(/^Rua Girassol, 1030/, /^Horário/, '15h30')(ui)
        await ui.user.selectOptions(
          await ui.screen.findByRole('combobox', { name: /^Quem vai/ }),
          'Bianca Moraes, livre',
        )
        await ui.answer('Mover')
        await ui.screen.findByRole('button', { name: 'Desfazer o último movimento' })
        // The board that was asked for after the move.
        await ui.screen.findByText('Sem data (4)')
      },
      press: ({ press }) => press('Desfazer o último movimento'),
    },
  }),
})
