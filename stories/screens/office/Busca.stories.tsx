import { findAnything, getUser } from '@ensaio/domain'
import { found, refuse, reply, user } from '@ensaio/mocks'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const as = (scope: 'admin' | 'provider') =>
  reply(getUser, () => user({ scope, name: 'Helena Prado', email: 'equipe@demo.test', client: null }))

const meta = preview.meta({
  title: 'Telas/Equipe: busca',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/team' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(as('admin'))
  },
})

const body = within(document.body)

/** Ctrl+K em qualquer página; Enter abre o ensaio. */
export const Busca = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Buscar em tudo' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await body.findByRole('combobox', { name: 'Buscar ensaios, clientes, pessoas e pagamentos' })
    await userEvent.type(box, 'augu')
    await expect(await body.findAllByRole('option')).toHaveLength(6)
  },
})

export const BuscaNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar em tudo' }))
    await userEvent.type(await body.findByRole('combobox'), 'augu')
    await expect(await body.findAllByRole('option')).toHaveLength(6)
  },
})

/** Escolher leva à página, e Esc devolve o foco ao botão. */
export const AbreAPagina = meta.story({
  name: 'Escolher abre a página',
  ...notPictured,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Buscar em tudo' })
    await userEvent.click(button)
    await body.findByRole('combobox')
    const cancel = new Event('cancel', { cancelable: true, bubbles: true })
    body.getByRole('dialog').dispatchEvent(cancel)
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await body.findByRole('combobox'), 'augu')
    await body.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Clientes' })).toHaveAttribute('aria-current', 'page'),
    )
  },
})

/** Quem fotografa busca os seus ensaios. */
export const DeQuemFotografa = meta.story({
  name: 'De quem fotografa',
  ...notPictured,
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(as('provider'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar em tudo' }))
    await expect(await body.findByRole('combobox', { name: 'Buscar ensaios' })).toHaveFocus()
  },
})

/** Sem rede: o que foi digitado fica, e a busca recomeça quando a rede volta. */
export const SemRede = meta.story({
  name: 'Sem rede',
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(
      refuse(findAnything, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(findAnything, () => found()),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar em tudo' }))
    const box = await body.findByRole('combobox')
    await userEvent.type(box, 'augu')
    await userEvent.click(await body.findByRole('button', { name: 'Tentar novamente' }))
    await expect(box).toHaveValue('augu')
    await expect(await body.findAllByRole('option')).toHaveLength(6)
  },
})
