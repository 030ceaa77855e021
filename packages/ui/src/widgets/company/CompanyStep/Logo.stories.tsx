import { Failure, largestLogo } from '@ensaio/domain'
import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { CompanyStep, type CompanyStepProps } from './CompanyStep.tsx'

const address = {
  postal_code: '01305100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
} as const
const filled = {
  identification: '12ABC34501DE35',
  corporate_name: 'Horizonte Incorporadora e Construtora Ltda.',
  address,
  logo_url: null,
}

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyStep: logo',
  component: CompanyStep,
  args: {
    initial: filled,
    findPostalCode: fn<CompanyStepProps['findPostalCode']>(async () => address),
    onSave: fn<CompanyStepProps['onSave']>(async () => null),
    onLater: fn(),
  } as CompanyStepProps & { onSave: ReturnType<typeof fn<CompanyStepProps['onSave']>> },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>

function input(canvas: Canvas, name: string) {
  return canvas.getByRole('textbox', { name })
}

function next(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Próximo' })
}

async function drawn(width: number, height: number): Promise<File> {
  const paper = new OffscreenCanvas(width, height)
  const pen = paper.getContext('2d')
  if (pen) {
    pen.fillStyle = 'rgb(233 161 59)'
    pen.fillRect(width / 8, height / 4, (width * 3) / 4, height / 2)
  }
  return new File([await paper.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
}

export const ComLogo = meta.story({
  name: 'Escolhe o logo, vê sobre claro e escuro, salva',
  play: async ({ canvas, args }) => {
    const logo = await drawn(400, 400)
    const picker = canvas.getByLabelText<HTMLInputElement>('Arquivo do logo')
    await userEvent.upload(picker, logo)
    await expect(await canvas.findByRole('img', { name: 'Seu logo sobre fundo claro' })).toBeVisible()
    // Emptied, or the same file could not be chosen again once it is removed.
    await expect(picker.files).toHaveLength(0)
    await expect(canvas.getByRole('img', { name: 'Seu logo sobre fundo escuro' })).toBeVisible()
    await expect(canvas.queryByText(/sem nitidez/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Trocar logo' })).toBeVisible()
    await expect(canvas.queryByText(/Arraste o logo/)).toBeNull()
    await userEvent.click(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), logo)
  },
})

export const LogoPequeno = meta.story({
  name: 'Logo pequeno: aceita, e avisa',
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawn(120, 80))
    await expect(await canvas.findByText(/Este logo tem 120 × 80 px e pode ficar sem nitidez/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover logo' }))
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Escolher logo' })).toHaveFocus()
  },
})

export const NaoEImagem = meta.story({
  name: 'Não é imagem, apesar do nome',
  play: async ({ canvas, args }) => {
    const fake = new File(['<svg onload="alert(1)"></svg>'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), fake)
    const chooser = canvas.getByRole('button', { name: 'Escolher logo' })
    await waitFor(() =>
      expect(chooser).toHaveAccessibleDescription(/^Este arquivo não é uma imagem PNG ou JPG/),
    )
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), null))
  },
})

export const GrandeDemais = meta.story({
  name: 'Grande demais; o de 2 MB exatos passa',
  play: async ({ canvas }) => {
    const whole = await drawn(400, 400)
    const padded = (size: number) =>
      new File([whole, new Uint8Array(size - whole.size)], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), padded(largestLogo + 1))
    await isAnnounced(
      await canvas.findByText('Esta imagem tem mais de 2,0 MB. Escolha uma de até 2 MB.'),
      'alert',
    )
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), padded(largestLogo))
    await expect(await canvas.findByRole('img', { name: /claro/ })).toBeVisible()
    await expect(canvas.queryByText(/Escolha uma de até 2 MB/)).toBeNull()
  },
})

export const Arrastado = meta.story({
  name: 'Arrastado para o campo',
  play: async ({ canvas }) => {
    const place = canvas.getByText(/Arraste o logo para cá/)
    const box = place.closest('[role=group] > div')
    const plain = box && getComputedStyle(box).backgroundColor
    const over = () => box && getComputedStyle(box).backgroundColor !== plain
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await drawn(400, 300))
    const drag = (type: string) =>
      fireEvent(place, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    // Otherwise the browser would open the picture itself.
    await expect(await drag('dragover')).toBe(false)
    await waitFor(() => expect(over()).toBe(true))
    await drag('dragleave')
    await waitFor(() => expect(over()).toBe(false))
    await drag('dragover')
    await expect(await drag('drop')).toBe(false)
    await waitFor(() => expect(over()).toBe(false))
    await expect(await canvas.findByRole('img', { name: /claro/ })).toBeVisible()
  },
})

export const LogoGuardado = meta.story({
  name: 'De volta, com tudo e o logo guardado',
  args: { initial: { ...filled, logo_url: pictures.facade } },
  play: async ({ canvas }) => {
    await expect(input(canvas, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await expect(canvas.getByRole('img', { name: /claro/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trocar logo' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remover logo' })).toBeNull()
    await expect(canvas.getByRole('img', { name: /claro/ })).toHaveAttribute('src', pictures.facade)
  },
})

export const OutroLogo = meta.story({
  ...notPictured,
  name: 'Outro logo no lugar do guardado, e o guardado de volta',
  args: { initial: { ...filled, logo_url: pictures.facade } },
  play: async ({ canvas }) => {
    const revoke = spyOn(URL, 'revokeObjectURL')
    const shown = () => canvas.getByRole('img', { name: /claro/ }).getAttribute('src')
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawn(400, 400))
    await waitFor(() => expect(shown()).toMatch(/^blob:/))
    const first = shown()
    // A window of files that is closed changes nothing.
    await fireEvent.change(canvas.getByLabelText('Arquivo do logo'))
    await expect(shown()).toBe(first)
    // A refused file changes nothing, and says so until the next one.
    await userEvent.upload(
      canvas.getByLabelText('Arquivo do logo'),
      new File(['GIF89a'], 'logo.png', { type: 'image/png' }),
    )
    await isAnnounced(await canvas.findByText(/^Este arquivo não é uma imagem/), 'alert')
    await expect(shown()).toBe(first)
    await press(canvas.getByRole('button', { name: 'Remover logo' }))
    await waitFor(() => expect(shown()).toBe(pictures.facade))
    await expect(canvas.queryByText(/^Este arquivo não é uma imagem/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Trocar logo' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Remover logo' })).toBeNull()
    await expect(revoke).toHaveBeenCalledWith(first)
    revoke.mockRestore()
  },
})

export const SoOLogoRecusado = meta.story({
  ...notPictured,
  name: 'Só o logo recusado: dito nele',
  args: {
    onSave: fn<CompanyStepProps['onSave']>(async () => {
      throw new Failure('invalid', 'Confira os dados.', { logo: 'Não conseguimos abrir esta imagem.' })
    }),
  },
  play: async ({ canvas }) => {
    await press(next(canvas))
    await isAnnounced(await canvas.findByText('Não conseguimos abrir esta imagem.'), 'alert')
    await expect(screen.queryByText('Confira os dados.')).toBeNull()
  },
})

export const LogoDepoisDaRecusa = meta.story({
  ...notPictured,
  name: 'Outro logo tira a recusa do anterior',
  args: {
    onSave: fn<CompanyStepProps['onSave']>(async () => {
      throw new Failure('invalid', 'Confira os dados.', {
        'address.postal_code': 'Este CEP não existe.',
        logo: 'Não conseguimos abrir esta imagem.',
      })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(next(canvas))
    await canvas.findByText('Não conseguimos abrir esta imagem.')
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawn(400, 300))
    await waitFor(() => expect(canvas.queryByText('Não conseguimos abrir esta imagem.')).toBeNull())
  },
})
