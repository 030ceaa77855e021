import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { BeforeAfter } from './BeforeAfter.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/BeforeAfter',
  component: BeforeAfter,
  args: {
    label: 'Antes e depois: Fachada',
    before: { src: pictures.facade, alt: 'Fachada, antes' },
    after: { src: pictures.facadeAtDusk, alt: 'Fachada, depois', width: 2400, height: 1600 },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 400 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Duas fotos uma sobre a outra, com uma divisa que se arrasta. Ocupa o lugar que tem, nas proporções da segunda foto; sem `width` e `height`, o lugar inteiro.\n\n**Acessibilidade.** A divisa é um controle deslizante: setas movem, Page Up e Page Down pulam, Home e End mostram uma foto só. O que se vê de cada uma é dito em porcentagem.',
      },
    },
  },
})

const dividerOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('slider', { name: 'Antes e depois: Fachada' })

export const Metade = meta.story({
  ...notPicturedOn('phone'),
  name: 'Metade de cada',
  play: async ({ canvas }) => {
    await expect(dividerOf(canvas)).toHaveValue('50')
    await expect(dividerOf(canvas)).toHaveAttribute('aria-valuetext', '50% antes, 50% depois')
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Fachada, depois',
      'Fachada, antes',
    ])
    const { width, height } = canvas.getByRole('img', { name: 'Fachada, depois' }).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 1)
  },
})

export const Arrastada = meta.story({
  name: 'Arrastada para o lado',
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Fachada, antes' })
    const { left, top, width } = image.getBoundingClientRect()
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40, pointerId: 1 })
    // A move is drawn a moment later, and a pixel may be less than a percent.
    const stands = (near: number) =>
      waitFor(() =>
        expect(Math.abs(Number((dividerOf(canvas) as HTMLInputElement).value) - near)).toBeLessThanOrEqual(1),
      )
    await fireEvent.pointerDown(image, { ...at(0.5), buttons: 1 })
    await fireEvent.pointerMove(image, { ...at(0.8), buttons: 1 })
    await stands(80)
    await expect(image.style.clipPath).toMatch(/^inset\((0|0px) (19|20|21)% (0|0px) (0|0px)\)$/)
    await fireEvent.pointerUp(image, at(0.8))
    // A mouse that only passes by moves nothing.
    await fireEvent.pointerMove(image, { ...at(0.2), buttons: 0 })
    await stands(80)
    // Outside the picture is its edge.
    await fireEvent.pointerDown(image, { ...at(1.4), buttons: 1 })
    await waitFor(() => expect(dividerOf(canvas)).toHaveValue('100'))
    await fireEvent.pointerMove(image, { ...at(0.25), buttons: 1 })
    await stands(25)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const divider = dividerOf(canvas)
    await tabTo(divider)
    await expect(divider).toHaveAttribute('step', '1')
    // The browser itself moves a range by its keys, and tells by a change.
    await fireEvent.change(divider, { target: { value: '0' } })
    await expect(divider).toHaveAttribute('aria-valuetext', '0% antes, 100% depois')
    await expect(canvas.getByRole('img', { name: 'Fachada, antes' })).toHaveStyle({
      clipPath: 'inset(0px 100% 0px 0px)',
    })
  },
})

export const SemMedidas = meta.story({
  name: 'Sem medidas: o lugar inteiro',
  args: {
    before: { src: pictures.facade, alt: 'Fachada, antes' },
    after: { src: pictures.facadeAtDusk, alt: 'Fachada, depois', width: null, height: null },
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('img', { name: 'Fachada, depois' }).getBoundingClientRect()
    await expect(height).toBe(400)
  },
})

export const NoCelular = meta.story({ ...onPhone, name: 'No celular' })
