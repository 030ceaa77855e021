import { Failure, type Publication } from '@ensaio/domain'
import { filledPublication, publication, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { PublicationCard, type PublicationCardProps } from './PublicationCard.tsx'

const opened = publication()
const told = 'A página mudou depois que você a abriu.'
/** The page as a colleague left it. */
const changed = (over: Partial<Publication>) =>
  publication({ changed_at: '2026-11-20T14:00:00.000Z', ...over })
let theirs = opened

/** The card of a page that refuses a form which has not seen the colleague's change, and shows that then. */
function Stale(args: PublicationCardProps) {
  const [shown, setShown] = useState(opened)
  return (
    <>
      <PublicationCard
        {...args}
        publication={ready(shown)}
        onSave={async (form) => {
          await args.onSave(form)
          if (form.seen === theirs.changed_at) return
          setShown(theirs)
          throw new Failure('transition_refused', told)
        }}
      />
      <button type="button" onClick={() => setShown(theirs)}>
        Voltar à aba
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Componentes/Publicação/PublicationCard: mudou antes de salvar',
  component: PublicationCard,
  tags: ['!autodocs'],
  args: {
    publication: ready(opened),
    origin: 'https://ensaio.test',
    today,
    onSave: fn<PublicationCardProps['onSave']>(async () => undefined),
    onRenew: fn<PublicationCardProps['onRenew']>(async () => undefined),
    onRetry: fn(),
  },
  render: Stale,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar página' }))
  return within(await screen.findByRole('dialog', { name: 'Editar página' }))
}

async function write(field: HTMLElement, words: string) {
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

export const Senha = meta.story({
  name: 'Outra pessoa pôs uma senha: o digitado fica, o resto mostra o que vale agora, e a senha continua',
  play: async ({ args }) => {
    theirs = changed({ has_password: true, headline: 'Título de outra pessoa' })
    const dialog = await edit()
    await expect(dialog.getByRole('radio', { name: 'Abre sem senha' })).toBeChecked()
    await write(dialog.getByRole('textbox', { name: /^Descrição/ }), 'Sem o erro.')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByRole('radio', { name: 'Manter a senha de agora' })).toBeChecked()
    await expect(dialog.getByText(told)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Título de outra pessoa')
    await expect(dialog.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Sem o erro.')
    const form = filledPublication({ description: 'Sem o erro.' })
    await expect(args.onSave).toHaveBeenCalledWith({ ...form, password: null, seen: opened.changed_at })
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await screen.findByText('Página salva.')).toBeVisible()
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...form,
      headline: 'Título de outra pessoa',
      seen: theirs.changed_at,
    })
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
})

export const ForaDoAr = meta.story({
  name: 'Outra pessoa tirou a página do ar: salvar passa a ser publicar',
  play: async () => {
    theirs = changed({ is_on: false })
    const dialog = await edit()
    const box = screen.getByRole('dialog')
    box.scrollTo(0, box.scrollHeight)
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const now = within(await screen.findByRole('dialog', { name: 'Publicar página' }))
    const top = (one: Element) => one.getBoundingClientRect().top
    await waitFor(() => expect(top(now.getByText(told))).toBeGreaterThan(top(box)))
    await expect(now.getByRole('button', { name: 'Publicar' })).toBeEnabled()
  },
})

export const OMesmoCampo = meta.story({
  name: 'Duas pessoas mudaram o mesmo campo: o digitado fica, e o campo diz',
  play: async () => {
    theirs = changed({ headline: 'Título de outra pessoa' })
    const dialog = await edit()
    const title = dialog.getByRole('textbox', { name: /^Título/ })
    await write(title, 'Meu título')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
        /Este campo também mudou enquanto você o editava\./,
      ),
    )
    await expect(dialog.getByRole('textbox', { name: /^Título/ })).toHaveValue('Meu título')
  },
})

export const AoVoltarComOFormularioAberto = meta.story({
  ...notPictured,
  name: 'Muda com o formulário aberto: ao salvar, diz o que se viu ao abrir',
  play: async ({ args, canvas }) => {
    theirs = changed({ is_on: false })
    const dialog = await edit()
    canvas.getByText('Voltar à aba').click()
    await canvas.findByRole('button', { name: 'Publicar página', hidden: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await dialog.findByText(told)
    await expect(args.onSave).toHaveBeenCalledWith({
      ...filledPublication(),
      password: null,
      seen: opened.changed_at,
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Publicar' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...filledPublication(),
      password: null,
      seen: theirs.changed_at,
    })
  },
})
