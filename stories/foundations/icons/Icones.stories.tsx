import { expect, screen, userEvent, within } from 'storybook/test'
import { write } from '#storybook/keyboard.ts'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { IconCatalogue } from './IconCatalogue.tsx'

const meta = preview.meta({
  title: 'Fundamentos/Ícones',
  component: IconCatalogue,
  parameters: {
    docs: {
      description: {
        component:
          'Todo ícone que a biblioteca desenha, lido dos seus arquivos: o nome, o que diz, em que componentes está, e o import para copiar. Um só conjunto, [lucide](https://lucide.dev/icons), em traço 1,75 e 18 ou 20 px ao lado de texto.\n\n**Use quando** uma ação ou um estado se repete e o desenho já quer dizer isso aqui. **Não use** um ícone sozinho sem nome (`iconOnly` pede um), dois ícones para o mesmo sentido, nem um ícone no lugar da palavra.',
      },
    },
  },
})

export const Todos = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem') as [HTMLElement]
    await expect(within(first).getByText('Archive')).toBeVisible()
    await expect(canvas.getByText(/^(\d+) de \1 ícones$/)).toHaveRole('status')
    const camera = canvas.getByRole('button', { name: 'Copiar import de Camera' }).closest('li')
    await expect(within(camera as HTMLElement).getByRole('link', { name: 'BookedStep' })).toHaveAttribute(
      'href',
      '?path=/docs/componentes-agendamento-bookedstep--docs',
    )
  },
})

/** Pela palavra em português, sem acento; o import vai para a área de transferência. */
export const Buscar = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    })
    await write(canvas.getByRole('searchbox', { name: 'Buscar ícone' }), 'calendario')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar import de CalendarDays' }))
    await screen.findByText('Import de CalendarDays copiado.')
    await expect(copied).toEqual(["import { CalendarDays } from 'lucide-react'"])
  },
})

export const NenhumAchado = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await write(canvas.getByRole('searchbox', { name: 'Buscar ícone' }), 'dinossauro')
    await expect(canvas.getByText('Nenhum ícone com estas palavras.')).toHaveRole('status')
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  },
})

export const NoCelular = Todos.extend({ ...onPhone, tags: ['!autodocs'] })
