import { pictures } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Row } from '../../layout/Layout/Layout.tsx'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/Avatar',
  component: Avatar,
  args: { name: 'João Batista de Souza', alone: true, size: 48 },
  parameters: {
    docs: {
      description: {
        component:
          'O rosto de alguém, ou as iniciais enquanto não há foto ou quando ela não carrega. `size` em px (36 se não disser).\n\n**Acessibilidade.** Ao lado do nome escrito é enfeite e não se lê; onde o nome não está escrito, passe `alone`, e o nome é o que se lê.',
      },
    },
  },
})

export const Iniciais = meta.story({
  ...notPictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'João Batista de Souza' })).toHaveTextContent('JS')
  },
})

export const FotoQuebrada = meta.story({
  name: 'Foto que não carrega',
  args: { source: 'data:image/png;base64,nada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JS')).toBeVisible()
  },
})

export const OutraFoto = meta.story({
  name: 'Depois de uma foto que não carrega, outra que carrega',
  args: { source: 'data:image/png;base64,nada' },
  render: function Changed(args) {
    const [source, setSource] = useState(args.source)
    return (
      <Row gap={12}>
        <Avatar {...args} source={source} />
        <Button onPress={() => setSource(pictures.living)}>Trocar a foto</Button>
      </Row>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('JS')
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar a foto' }))
    const picture = canvasElement.querySelector('img')
    await expect(picture).toHaveAttribute('src', pictures.living)
    // The name is read once.
    await expect(picture).toHaveAttribute('alt', '')
    await expect(picture).toHaveAttribute('width', '48')
    await expect(picture).toHaveAttribute('height', '48')
    await expect(canvas.queryByText('JS')).toBeNull()
  },
})

export const AoLadoDoNome = meta.story({
  name: 'Ao lado do nome, de vários nomes e de um só',
  args: { alone: false, size: undefined },
  render: ({ size, alone = false }) => (
    <Row gap={12}>
      {['Ana', 'Maria de Lourdes Prado', 'estúdio da Ângela', ''].map((name) => (
        <Avatar key={name} name={name} alone={alone} size={size} />
      ))}
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const faces = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden="true"]')]
    await expect(faces.map((face) => face.textContent)).toEqual(['A', 'MP', 'Â', ''])
    await expect(faces[0]?.getBoundingClientRect().width).toBe(36)
  },
})
