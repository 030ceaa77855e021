import { pictures } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Card } from '../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../primitives/layout/Layout/Layout.tsx'
import { ensaio } from './brand.ts'
import { houseTheme } from './house-theme.ts'
import { NameMark } from './NameMark.tsx'
import { ThemeProvider } from './ThemeProvider.tsx'

const meta = preview.meta({ title: 'Fundamentos/Marca', component: NameMark })

export const Nome = meta.story({
  render: () => (
    <Stack gap={32} align="start">
      <NameMark size={56} />
      <NameMark size={32} />
      <NameMark size={20} />
    </Stack>
  ),
})

export const Canto = meta.story({
  name: 'Só o canto',
  render: () => (
    <Row>
      <NameMark variant="corner" size={48} />
      <NameMark variant="corner" size={24} />
      <NameMark variant="corner" size={16} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Ensaio' })).toHaveLength(3)
  },
})

export const ComLogo = meta.story({
  name: 'Com o logo de uma casa',
  render: () => (
    <ThemeProvider brand={houseTheme({ name: 'Luz do Vale', logo: pictures.facade })}>
      <Stack gap={32} align="start">
        <NameMark size={32} />
        <NameMark size={20} />
      </Stack>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Luz do Vale' })).toHaveLength(2)
  },
})

export const OutraMarca = meta.story({
  name: 'Outra marca numa parte da página',
  render: () => (
    <ThemeProvider
      mode="light"
      brand={{ ...ensaio, name: 'Fachada', light: { ...ensaio.light, action: '#5A2A82' } }}
    >
      <Card>
        <NameMark size={32} />
      </Card>
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const corner = canvas.getByText('Fachada').querySelector('svg')
    await expect(corner && getComputedStyle(corner).color).toBe('rgb(90, 42, 130)')
  },
})
