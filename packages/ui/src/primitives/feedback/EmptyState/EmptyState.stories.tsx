import { Camera } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/EmptyState',
  component: EmptyState,
  args: {
    icon: <Camera size={24} strokeWidth={1.75} />,
    title: 'Nenhum ensaio ainda',
    text: 'Peça o primeiro: você informa o endereço, e o dono do imóvel escolhe o dia.',
    action: <Button variant="primary">Pedir ensaio</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Aqui não há nada: o que é assim, por quê, e a única coisa a fazer. Ícone de 24 px. Não serve para uma falha (`FailureNotice`) nem para a espera (`Skeleton`).\n\n**Acessibilidade.** O ícone não se lê; o título é um parágrafo, para não entrar na estrutura de títulos da página. Quando a ação enche a lista, e o botão some, o foco fica no que está em volta.',
      },
    },
  },
})

export const Vazio = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const words = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent)
    await expect(words).toEqual([args.title, args.text])
    await expect(canvas.getByRole('button', { name: 'Pedir ensaio' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvasElement.querySelector('svg')?.closest('span')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const PaginaInteira = meta.story({
  ...notPictured,
  name: 'A página inteira',
  args: { whole: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title))
  },
})

export const SoOTitulo = meta.story({
  name: 'Só o título',
  args: { icon: undefined, text: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Nenhum ensaio ainda')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const AcaoQueEnche = meta.story({
  ...notPictured,
  name: 'A ação enche a lista: o foco fica em volta',
  render: function Filled(args) {
    const [isEmpty, setEmpty] = useState(true)
    return (
      <section aria-label="Ensaios">
        {isEmpty ? (
          <EmptyState {...args} action={<Button onPress={() => setEmpty(false)}>Limpar filtros</Button>} />
        ) : (
          <p>42 ensaios</p>
        )}
      </section>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(canvas.getByText('42 ensaios')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Ensaios' })).toHaveFocus()
  },
})
