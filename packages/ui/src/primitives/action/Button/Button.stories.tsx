import { Download, Share2, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Row } from '../../layout/Layout/Layout.tsx'
import { type LinkProps, LinkProvider } from '../../navigation/LinkProvider/LinkProvider.tsx'
import { Button } from './Button.tsx'

const meta = preview.meta({
  title: 'Primitivos/Ações/Button',
  component: Button,
  args: { children: 'Agendar', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'O que uma pessoa pode fazer. `onPress` devolve a promessa: o botão espera por ela, ignora um segundo toque e diz a falha num aviso, ou dentro do diálogo em volta. Com `href` é um link com cara de botão. Uma ação principal (`primary`) por tela; `danger` só para o que não tem volta; ícones de 18 px.\n\n**Acessibilidade.** Desabilitado continua alcançável pelo teclado: diga por quê num texto e aponte para ele com `describedBy`. Com `iconOnly`, `children` é o nome lido; numa lista, `label` diz o nome inteiro e começa pelas palavras à vista. Alvo de 44 px no celular. Quando a própria ação tira o botão da página, o foco fica no que está em volta.',
      },
    },
  },
})

export const Variantes = meta.story({
  render: () => (
    <Row gap={12}>
      <Button variant="primary">Agendar</Button>
      <Button>Compartilhar link</Button>
      <Button variant="quiet">Mais tarde</Button>
      <Button variant="danger">Cancelar ensaio</Button>
    </Row>
  ),
})

export const Tamanhos = meta.story({
  render: () => (
    <Row gap={12}>
      <Button variant="primary" size="small">
        Salvar
      </Button>
      <Button variant="primary">Salvar</Button>
      <Button variant="primary" size="large">
        Confirmar agendamento
      </Button>
      <Button wide>Entrar</Button>
    </Row>
  ),
})

export const ComIcone = meta.story({
  name: 'Com ícone',
  render: () => (
    <Row gap={12}>
      <Button icon={<Download size={18} strokeWidth={1.75} />}>Baixar fotos</Button>
      <Button iconOnly icon={<Share2 size={18} strokeWidth={1.75} />}>
        Compartilhar
      </Button>
      <Button variant="quiet" iconOnly icon={<Trash2 size={18} strokeWidth={1.75} />}>
        Excluir
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    const share = canvas.getByRole('button', { name: 'Compartilhar' })
    await expect(share).toHaveAttribute('title', 'Compartilhar')
    await expect(share).toHaveTextContent('')
    const download = canvas.getByRole('button', { name: 'Baixar fotos' })
    await expect(download).not.toHaveAttribute('title')
    await expect(download).not.toHaveAttribute('aria-label')
  },
})

const submitted = fn((event: FormEvent) => event.preventDefault())

/** A button that sends the form around it, below the reason why it may be disabled. */
const inForm = meta.story({
  args: { variant: 'primary', type: 'submit', describedBy: 'why' },
  render: (args) => (
    <form onSubmit={submitted}>
      <p id="why">Faltam as fotos.</p>
      <Button {...args} />
    </form>
  ),
})

export const Desabilitado = inForm.extend({
  args: { disabled: true, onRefusal: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(button).toHaveAccessibleDescription('Faltam as fotos.')
    await press(button)
    await expect(args.onRefusal).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const EnviaOFormulario = inForm.extend({
  ...notPictured,
  name: 'Envia o formulário em volta, ou o de que diz o nome',
  render: (args) => (
    <>
      <form id="order" onSubmit={submitted}>
        <p id="why">Faltam as fotos.</p>
        <Button {...args} />
        <Button onPress={args.onPress}>Calcular</Button>
      </form>
      <Button type="submit" form="order">
        Agendar de fora
      </Button>
    </>
  ),
  args: { onRefusal: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Agendar' }))
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(args.onPress).toHaveBeenCalledOnce()
    // Sends nothing unless it says so.
    await press(canvas.getByRole('button', { name: 'Calcular' }))
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(submitted).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Agendar de fora' }))
    await expect(submitted).toHaveBeenCalledTimes(2)
    await expect(args.onRefusal).not.toHaveBeenCalled()
  },
})

export const Esperando = meta.story({
  args: { variant: 'primary', onPress: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const EsperandoOutro = inForm.extend({
  ...notPictured,
  name: 'Esperando o que outro começou: não envia',
  args: { waiting: true, onRefusal: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await press(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(args.onRefusal).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const Terminou = meta.story({
  ...notPictured,
  name: 'Depois de esperar, serve de novo',
  args: { onPress: fn(async () => 'scheduled') },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await press(button)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

export const Falhou = meta.story({
  name: 'Quando falha, avisa',
  args: { onPress: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Agendar' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível concluir'))
    await expect(canvas.getByRole('button', { name: 'Agendar' })).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('button', { name: 'Agendar' })).toHaveFocus()
  },
})

const offline = new Error('offline')

export const FalhaDitaPorOutro = meta.story({
  ...notPictured,
  name: 'Quem usa diz a falha',
  args: { onPress: fn(() => Promise.reject(offline)), onFailure: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Agendar' }))
    await waitFor(() => calledOnce(args.onFailure, offline))
    await expect(canvas.getByRole('alert')).toHaveTextContent('')
  },
})

export const ComoLink = meta.story({
  name: 'Como link',
  args: { href: '#ensaio', variant: 'primary' },
  render: (args) => (
    <>
      <p id="why">Leva dois minutos.</p>
      <Button {...args} describedBy="why" />
    </>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Agendar' })
    await expect(link).toHaveAttribute('href', '#ensaio')
    await expect(link).toHaveAccessibleDescription('Leva dois minutos.')
    for (const other of ['target', 'rel', 'download']) await expect(link).not.toHaveAttribute(other)
    // The frame of the stories stays.
    link.addEventListener('click', (event) => event.preventDefault())
    await press(link)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

function RouterLink({ href, ...anchor }: LinkProps) {
  return <a href={`#/app${href}`} {...anchor} />
}

export const LinksDoAplicativo = meta.story({
  name: 'Como link do aplicativo, para fora e de um arquivo',
  render: () => (
    <LinkProvider link={RouterLink}>
      <Row gap={12}>
        <Button href="/pedido" icon={<Share2 size={18} strokeWidth={1.75} />} iconOnly>
          Pedir
        </Button>
        <Button href="#fora" external>
          Abrir o tour
        </Button>
        <Button href="#planta" download="planta.pdf">
          Baixar planta
        </Button>
        <Button href="/faturas" disabled>
          Faturas
        </Button>
      </Row>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name })
    await expect(link('Pedir')).toHaveAttribute('href', '#/app/pedido')
    await expect(link('Pedir')).toHaveAttribute('title', 'Pedir')
    await expect(link('Abrir o tour')).toHaveAttribute('href', '#fora')
    await expect(link('Abrir o tour')).toHaveAttribute('target', '_blank')
    await expect(link('Abrir o tour')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link('Baixar planta')).toHaveAttribute('href', '#planta')
    await expect(link('Baixar planta')).toHaveAttribute('download', 'planta.pdf')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await tabTo(canvas.getByRole('button', { name: 'Faturas' }))
  },
})

export const NomeCompleto = meta.story({
  name: 'Com nome completo para leitores de tela',
  args: { children: 'Baixar', label: 'Baixar planta do térreo' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Baixar planta do térreo' })
    await expect(button).toHaveTextContent('Baixar')
    await expect(button).not.toHaveAttribute('title')
  },
})

export const AbreEFecha = meta.story({
  name: 'Abre e fecha, e fica apertado; quem usa leva o foco a ele',
  render: function Opener() {
    const [isOpen, setOpen] = useState(false)
    const opener = useRef<HTMLButtonElement>(null)
    return (
      <Row gap={12}>
        <Button
          ref={opener}
          expanded={isOpen}
          pressed={isOpen}
          controls="rooms"
          onPress={() => setOpen(!isOpen)}
        >
          Cômodos
        </Button>
        <span id="rooms">{isOpen && 'Sala e cozinha'}</span>
        <Button onPress={() => opener.current?.focus()}>Voltar</Button>
      </Row>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cômodos', expanded: false, pressed: false })
    await expect(opener).toHaveAttribute('aria-controls', 'rooms')
    await press(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { expanded: true, pressed: true })).toBe(opener)
    await expect(canvas.getByText('Sala e cozinha')).toBeVisible()
  },
})

export const SomeComAAcao = meta.story({
  ...notPictured,
  name: 'A ação tira o botão da página: o foco fica em volta',
  render: function Answered(args) {
    const [isAnswered, setAnswered] = useState(false)
    return (
      <section aria-label="Pergunta">
        {isAnswered ? (
          <p>Resposta enviada.</p>
        ) : (
          <div>
            <Button {...args} onPress={async () => setAnswered(true)} />
          </div>
        )}
      </section>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Agendar' }))
    await expect(await canvas.findByText('Resposta enviada.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Pergunta' })).toHaveFocus()
  },
})
