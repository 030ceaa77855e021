import { createClient } from '@ensaio/client'
import { Failure, getPublication, renewPublication, savePublication } from '@ensaio/domain'
import { cut, filledPublication, publication, refuse, reply, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PublicationCard, type PublicationCardProps } from './PublicationCard.tsx'

const { publications: pages } = createClient({ baseUrl: '/api' })
const off = publication({ is_on: false, code: null, neutral_code: null, changed_at: null })
const kept = filledPublication({ seen: publication().changed_at })

const meta = preview.meta({
  title: 'Componentes/Publicação/PublicationCard: ações',
  component: PublicationCard,
  tags: ['!autodocs'],
  args: {
    publication: ready(publication()),
    origin: 'https://ensaio.test',
    today,
    onSave: fn<PublicationCardProps['onSave']>(async () => undefined),
    onRenew: fn<PublicationCardProps['onRenew']>(async () => undefined),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

/** The first field has the focus when the dialog opens, unselected. */
async function rename(title: HTMLElement, words: string) {
  await tabTo(title)
  await userEvent.keyboard(`{Control>}a{/Control}${words}`)
}

async function edit(canvas: Canvas) {
  await press(canvas.getByRole('button', { name: 'Editar página' }))
  return within(await screen.findByRole('dialog', { name: 'Editar página' }))
}

export const SoPeloTeclado = meta.story({
  ...notPictured,
  name: 'Só pelo teclado: editar e salvar',
  play: async ({ args, canvas }) => {
    const dialog = await edit(canvas)
    await rename(dialog.getByRole('textbox', { name: /^Título/ }), 'Cobertura')
    await write(dialog.getByRole('textbox', { name: /^Último dia/ }), '31122026')
    await press(dialog.getByRole('checkbox', { name: 'Pode aparecer em buscadores' }))
    await press(dialog.getByRole('checkbox', { name: 'Oferecer as fotos para baixar' }))
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...kept,
        headline: 'Cobertura',
        expires_on: '2026-12-31',
        is_listed: true,
        offers_downloads: true,
        password: null,
      }),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Página salva.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Editar página' })).toHaveFocus())
  },
})

export const ComSenha = meta.story({
  ...notPictured,
  name: 'Uma senha curta não passa; a certa é enviada',
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await edit(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'Pede uma senha' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const password = await dialog.findByLabelText(/^Nova senha/)
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^Digite a senha\./))
    await userEvent.type(password, 'luz')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^Use pelo menos 6 caracteres\./))
    await userEvent.type(password, '-da-tarde')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...kept, password: 'luz-da-tarde' }))
  },
})

export const TirarSenha = meta.story({
  ...notPictured,
  name: 'Tirar a senha',
  args: { publication: ready(publication({ has_password: true })) },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await edit(canvas)
    await expect(dialog.getByRole('radio', { name: 'Manter a senha de agora' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Tirar a senha' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...kept, password: null }))
  },
})

export const Recusada = meta.story({
  name: 'Recusada: o que foi digitado fica, e o erro vai ao campo',
  args: {
    onSave: fn<PublicationCardProps['onSave']>(async () => {
      throw new Failure('invalid', 'Confira os campos.', { headline: 'Este título não pode ser usado.' })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await edit(canvas)
    const title = dialog.getByRole('textbox', { name: /^Título/ })
    await rename(title, 'Cobertura com terraço')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(title).toHaveAccessibleDescription(/^Este título não pode ser usado\./))
    await expect(title).toHaveValue('Cobertura com terraço')
  },
})

/** The card as a page has it: each answer replaces what is shown. */
function OverNetwork(args: PublicationCardProps) {
  const [asked, retry] = useRemote((signal) => pages.get(7, signal), [])
  const [changed, setChanged] = useState<typeof asked | null>(null)
  return (
    <PublicationCard
      {...args}
      publication={changed ?? asked}
      onSave={async (form) => setChanged(ready(await pages.save(7, form)))}
      onRenew={async () => setChanged(ready(await pages.renew(7)))}
      onRetry={retry}
    />
  )
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: publicar, trocar os endereços, tirar do ar',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(reply(getPublication, off))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicar página' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
    await expect(await screen.findByText('Página publicada.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar os endereços' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar endereços' }))
    await expect(await canvas.findByText(/aB3kq8Zt1xVb7Nc2Ry5LwZ/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar do ar' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Tirar do ar' }))
    await expect(await canvas.findByRole('button', { name: 'Publicar página' })).toBeVisible()
  },
})

export const SemRedeAoSalvar = meta.story({
  ...notPictured,
  name: 'Sem rede ao salvar: o que foi digitado fica',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(cut(savePublication))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Editar página' })
    const dialog = await edit(canvas)
    const title = dialog.getByRole('textbox', { name: /^Título/ })
    await rename(title, 'Cobertura')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Não foi possível salvar')).toBeVisible()
    await expect(title).toHaveValue('Cobertura')
  },
})

export const SemRedeAoTrocar = meta.story({
  ...notPictured,
  name: 'Sem rede ao trocar os endereços: ficam os de agora',
  render: OverNetwork,
  beforeEach({ msw }) {
    msw.use(refuse(renewPublication, 'unavailable', 'O serviço está indisponível.'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar os endereços' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Trocar endereços' }))
    await expect(await question.findByText(/O serviço está indisponível/)).toBeVisible()
    await expect(canvas.getByText(/pG3kq8Zt1xVb7Nc2Ry5LwA/)).toBeInTheDocument()
  },
})
