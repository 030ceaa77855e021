import { Failure, standardHouse } from '@ensaio/domain'
import { keptHouseBrand, pictures } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { HouseBrandForm, type HouseBrandFormProps } from './HouseBrandForm.tsx'

const ownBrand = {
  ...standardHouse,
  name: 'Luz do Vale Fotografia',
  action_light: '#9C1F5B',
  action_dark: '#F29AC0',
  gold: '#F4C95D',
  sales: 'vendas@luzdovale.test',
  support: 'atendimento@luzdovale.test',
  phone: '+551133334444',
  whatsapp: '+5511912345678',
  instagram: 'https://www.instagram.com/luzdovale',
  time_zone: 'America/Manaus',
}

const meta = preview.meta({
  title: 'Componentes/Configurações/HouseBrandForm: logo',
  component: HouseBrandForm,
  args: {
    kept: ready(keptHouseBrand()),
    onSave: fn<HouseBrandFormProps['onSave']>(async () => undefined),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
})

type Canvas = { getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement }
const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Salvar casa e marca' })

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

async function drawnLogo(): Promise<File> {
  const paper = new OffscreenCanvas(480, 320)
  const pen = paper.getContext('2d')
  if (pen) {
    pen.fillStyle = 'rgb(156 31 91)'
    pen.fillRect(20, 60, 440, 200)
  }
  return new File([await paper.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
}

export const ComLogo = meta.story({
  name: 'Com logo: some da amostra quando é removido',
  args: { kept: ready(keptHouseBrand({ brand: ownBrand, logo_url: pictures.facade })) },
  play: async ({ canvas }) => {
    const shown = () => canvas.queryAllByAltText('Luz do Vale Fotografia')
    await expect(shown()).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Remover logo' }))
    await waitFor(() => expect(shown()).toHaveLength(0))
  },
})

export const LogoRemovido = meta.story({
  ...notPictured,
  name: 'O logo removido é removido uma vez',
  args: { kept: ready(keptHouseBrand({ brand: ownBrand, logo_url: pictures.facade })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover logo' }))
    await userEvent.click(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), 'remove'))
    await canvas.findByRole('button', { name: 'Remover logo' })
    await userEvent.click(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), 'keep'))
  },
})

export const LogoNovo = meta.story({
  name: 'Logo novo, na amostra antes de salvar',
  args: { kept: ready(keptHouseBrand({ brand: ownBrand })) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawnLogo())
    await waitFor(() => expect(canvas.getAllByAltText('Luz do Vale Fotografia')).toHaveLength(3))
  },
})

export const LogoEnviado = meta.story({
  ...notPictured,
  name: 'O logo novo é enviado uma vez',
  args: { kept: ready(keptHouseBrand({ brand: ownBrand })) },
  play: async ({ canvas, args }) => {
    const logo = await drawnLogo()
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), logo)
    await canvas.findByRole('button', { name: 'Trocar logo' })
    await userEvent.click(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), logo))
    await canvas.findByRole('button', { name: 'Escolher logo' })
    await userEvent.click(save(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.anything(), 'keep'))
  },
})

export const LogoRecusado = meta.story({
  name: 'Logo recusado pelo servidor: nada se perde',
  args: {
    kept: ready(keptHouseBrand({ brand: ownBrand })),
    onSave: fn<HouseBrandFormProps['onSave']>(async () => {
      throw new Failure('wrong_type', 'Não foi possível abrir esta imagem.', {
        logo: 'Não foi possível abrir esta imagem.',
      })
    }),
  },
  play: async ({ canvas }) => {
    await retype(field(canvas, /^Nome da casa/), 'Luz da Serra')
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Escolher logo' })).toHaveAccessibleDescription(
        /^Não foi possível abrir esta imagem/,
      ),
    )
    await expect(field(canvas, /^Nome da casa/)).toHaveValue('Luz da Serra')
  },
})

let answers = 0

export const LogoAceitoDepois = meta.story({
  ...notPictured,
  name: 'Aceito na segunda vez, a recusa do logo some',
  args: {
    kept: ready(keptHouseBrand({ brand: ownBrand, logo_url: pictures.facade })),
    onSave: fn<HouseBrandFormProps['onSave']>(async () => {
      answers += 1
      if (answers === 1)
        throw new Failure('invalid', 'Recusado.', { logo: 'Não foi possível abrir esta imagem.' })
    }),
  },
  beforeEach() {
    answers = 0
  },
  play: async ({ canvas }) => {
    await userEvent.click(save(canvas))
    const chooser = canvas.getByRole('button', { name: 'Trocar logo' })
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/^Não foi possível abrir/))
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('Casa e marca salvas.')).toBeVisible()
    await expect(chooser).not.toHaveAccessibleDescription(/Não foi possível/)
  },
})

export const LogoDepoisDaRecusa = meta.story({
  ...notPictured,
  name: 'Outro logo tira a recusa do anterior',
  args: LogoRecusado.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(save(canvas))
    const chooser = canvas.getByRole('button', { name: 'Escolher logo' })
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/^Não foi possível abrir esta imagem/))
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawnLogo())
    await waitFor(() => expect(chooser).toHaveAccessibleName('Trocar logo'))
    await expect(chooser).not.toHaveAccessibleDescription(/Não foi possível/)
  },
})
