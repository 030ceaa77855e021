import { createClient } from '@ensaio/client'
import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, spyOn, userEvent, waitFor, type within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { Await } from '../../feedback/Await/Await.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Carousel } from './Carousel.tsx'

const client = createClient({ baseUrl: '/api' })

function slide(src: string, caption: string) {
  return { picture: { src, width: 640, height: 427, alt: caption }, caption }
}

const photographs = [pictures.living, pictures.kitchen, pictures.bedroom]
const slides = [
  slide(pictures.living, 'Sala'),
  slide(pictures.kitchen, 'Cozinha'),
  slide(pictures.bedroom, 'Suíte'),
  slide(pictures.balcony, 'Varanda'),
]

// So long that nothing advances during a story.
const still = 3_600_000
// Short enough to wait for.
const soon = 30

/** Overrides the system's reduced-motion setting and the tab's visibility. */
function withSystem(system: { reduced?: boolean; hidden?: boolean }) {
  const real = window.matchMedia
  window.matchMedia = (query) => {
    const list = real.call(window, query)
    if (!query.includes('reduced-motion')) return list
    return Object.defineProperty(list, 'matches', { configurable: true, value: system.reduced === true })
  }
  Object.defineProperty(document, 'hidden', { configurable: true, value: system.hidden === true })
  return () => {
    window.matchMedia = real
    Reflect.deleteProperty(document, 'hidden')
  }
}

const meta = preview.meta({
  title: 'Primitivos/Mídia/Carousel',
  component: Carousel,
  args: { slides, interval: still, label: 'Fotos de um apartamento' },
  beforeEach: () => withSystem({}),
  parameters: {
    docs: {
      description: {
        component:
          'Fotos uma depois da outra, sem fim; `interval` em ms (5000). Param com o botão, sob o mouse, com o foco dentro, com movimento reduzido e em aba escondida. Setas do teclado, deslizar, pontos e vizinhas levam a outra foto. Só anuncia a troca quando nada se move sozinho.\n\n**Acessibilidade.** Uma região com nome; cada foto diz seu lugar e sua legenda, as que não se veem ficam fora da leitura, e setas, pausa e pontos são botões com nome.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

function shown(canvas: Canvas) {
  return canvas.getByRole('group')
}

export const PrimeiraFoto = meta.story({
  name: 'Na primeira foto',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fotos de um apartamento' })).toBeVisible()
    await expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala')
    await expect(canvas.getByRole('button', { name: 'Ver a foto 1: Sala' })).toHaveAttribute('aria-current')
    for (const dot of canvas.getAllByRole('button', { name: /^Ver a foto/ })) {
      const { width, height } = dot.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
})

export const SemFim = meta.story({
  name: 'Sem fim, para os dois lados',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foto anterior' }))
    await expect(shown(canvas)).toHaveAccessibleName('4 de 4: Varanda')
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a foto 3: Suíte' }))
    await expect(shown(canvas)).toHaveAccessibleName('3 de 4: Suíte')
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pausar a apresentação' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown(canvas)).toHaveAccessibleName('2 de 4: Cozinha')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(shown(canvas)).toHaveAccessibleName('4 de 4: Varanda')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala')
  },
})

function drag(canvas: Canvas, from: number, to: number) {
  const stage = shown(canvas)
  const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1, pointerType: 'touch' })
  fireEvent.pointerDown(stage, at(from))
  fireEvent.pointerMove(stage, at(to))
  fireEvent.pointerUp(stage, at(to))
}

export const Deslizando = meta.story({
  ...notPictured,
  name: 'Deslizando',
  play: async ({ canvas }) => {
    drag(canvas, 300, 200)
    await waitFor(() => expect(shown(canvas)).toHaveAccessibleName('2 de 4: Cozinha'))
    drag(canvas, 200, 300)
    await waitFor(() => expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala'))
    drag(canvas, 200, 215)
    await expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala')
  },
})

export const CincoSegundos = meta.story({
  ...notPictured,
  name: 'Troca a cada cinco segundos',
  args: { interval: undefined },
  play: async ({ canvas }) => {
    const clock = spyOn(window, 'setTimeout')
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar a apresentação' }))
    const resume = await canvas.findByRole('button', { name: 'Retomar a apresentação' })
    await userEvent.click(resume)
    await userEvent.unhover(resume)
    resume.blur()
    await waitFor(() => expect(clock.mock.calls.map(([, delay]) => delay)).toContain(5000))
    clock.mockRestore()
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar a apresentação' }))
  },
})

export const Sozinho = meta.story({
  name: 'Anda sozinho, até a volta completa, e para no botão',
  args: { interval: soon },
  play: async ({ canvas }) => {
    const live = () => shown(canvas).parentElement
    await expect(live()).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(shown(canvas)).toHaveAccessibleName('4 de 4: Varanda'))
    await waitFor(() => expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala'))
    const pause = canvas.getByRole('button', { name: 'Pausar a apresentação' })
    await userEvent.click(pause)
    await userEvent.unhover(pause)
    pause.blur()
    await expect(canvas.getByRole('button', { name: 'Retomar a apresentação' })).toBeVisible()
    await expect(live()).toHaveAttribute('aria-live', 'polite')
  },
})

export const Atencao = meta.story({
  name: 'Para sob o mouse e com o foco dentro',
  args: { interval: soon },
  play: async ({ canvas }) => {
    const live = () => shown(canvas).parentElement
    const region = canvas.getByRole('region')
    await userEvent.hover(region)
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'polite'))
    await userEvent.unhover(region)
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'off'))
    canvas.getByRole('button', { name: 'Próxima foto' }).focus()
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'polite'))
    await expect(canvas.getByRole('button', { name: 'Pausar a apresentação' })).toBeVisible()
    canvas.getByRole('button', { name: 'Próxima foto' }).blur()
    await waitFor(() => expect(live()).toHaveAttribute('aria-live', 'off'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar a apresentação' }))
  },
})

export const MovimentoReduzido = meta.story({
  name: 'Com movimento reduzido não anda sozinho',
  args: { interval: soon },
  beforeEach: () => withSystem({ reduced: true }),
  play: async ({ canvas }) => {
    await expect(shown(canvas).parentElement).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.queryByRole('button', { name: 'Pausar a apresentação' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await expect(shown(canvas)).toHaveAccessibleName('2 de 4: Cozinha')
  },
})

export const AbaEscondida = meta.story({
  ...notPicturedOn('phone'),
  name: 'Em aba escondida não anda sozinho',
  args: { interval: soon },
  beforeEach: () => withSystem({ hidden: true }),
  play: async ({ canvas }) => {
    await expect(shown(canvas).parentElement).toHaveAttribute('aria-live', 'polite')
    await expect(shown(canvas)).toHaveAccessibleName('1 de 4: Sala')
  },
})

export const UmaFoto = meta.story({
  name: 'Uma foto só',
  args: { slides: slides.slice(0, 1), interval: soon },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(shown(canvas)).toHaveAccessibleName('1 de 1: Sala')
  },
})

export const DuasFotos = meta.story({
  name: 'Duas fotos, uma com legenda longa',
  args: {
    slides: [
      slide(pictures.facade, 'Fachada do Edifício Jardim das Acácias, vista da praça, em um dia de sol'),
      slide(pictures.pool, 'Piscina'),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await expect(shown(canvas)).toHaveAccessibleName('2 de 2: Piscina')
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await expect(shown(canvas)).toHaveAccessibleName(/^1 de 2/)
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: um serviço em cada foto',
  render: function OverTheNetwork(args) {
    const [services, retry] = useRemote((signal) => client.services.list(signal), [])
    return (
      <Await remote={services} onRetry={retry} waiting={<Skeleton ratio="16 / 9" />}>
        {(list) => (
          <Carousel
            {...args}
            slides={list.slice(0, 3).map(({ name }, place) => slide(photographs[place] ?? '', name))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAccessibleName(/^1 de 3/)
  },
})
