import { Download, Share2, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Row } from '../../layout/Layout/Layout.tsx'
import { Button } from './Button.tsx'

const meta = preview.meta({
  title: 'Primitivos/Ações/Button',
  component: Button,
  args: { children: 'Agendar', onPress: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'O que uma pessoa pode fazer. `onPress` devolve a promessa: o botão espera por ela, ignora um segundo toque e diz a falha num aviso, ou dentro do diálogo em volta. Com `href` é um link com cara de botão. Uma ação principal (`primary`) por tela; `danger` só para o que não tem volta; ícones de 18 px.\n\n**Acessibilidade.** Desabilitado continua alcançável pelo teclado: diga por quê num texto e aponte para ele com `describedBy`. Com `iconOnly`, `children` é o nome lido; numa lista, `label` diz o nome inteiro e começa pelas palavras à vista. Alvo de 44 px no celular.',
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
})

export const Desabilitado = meta.story({
  args: { disabled: true, variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await press(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Esperando = meta.story({
  args: { variant: 'primary', onPress: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Agendar' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
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

export const ComoLink = meta.story({
  name: 'Como link',
  args: { href: '#ensaio', variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Agendar' })).toHaveAttribute('href', '#ensaio')
  },
})

export const NomeCompleto = meta.story({
  name: 'Com nome completo para leitores de tela',
  args: { children: 'Baixar', label: 'Baixar planta do térreo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Baixar planta do térreo' })).toHaveTextContent('Baixar')
  },
})
