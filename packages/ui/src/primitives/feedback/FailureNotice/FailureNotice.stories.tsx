import { expect, fn } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { TextLink } from '../../navigation/TextLink/TextLink.tsx'
import { FailureNotice } from './FailureNotice.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/FailureNotice',
  component: FailureNotice,
  args: { message: 'O servidor demorou a responder. Seus dados estão guardados.', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Algo não pôde ser mostrado ou feito: o quê, por quê, e como tentar de novo (`onRetry`) ou outra saída (`action`). `Await` o mostra sozinho. Uma falha de passagem é um aviso de `useToast`.\n\n**Acessibilidade.** É um `alert`: lido ao aparecer, sem tomar o foco. “Tentar novamente” vem logo depois do texto.',
      },
    },
  },
})

export const ComNovaTentativa = meta.story({
  name: 'Com nova tentativa',
  play: async ({ args, canvas }) => {
    await isAnnounced(canvas.getByText(/^O servidor demorou/), 'alert')
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

export const PaginaInteira = meta.story({
  name: 'A página inteira, com outra saída',
  args: {
    title: 'Página não encontrada',
    message: 'O endereço mudou ou nunca existiu.',
    onRetry: undefined,
    action: <TextLink href="#ensaios">Ver os ensaios</TextLink>,
    whole: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada')
    await expect(canvas.queryByRole('button')).toBeNull()
    await tabTo(canvas.getByRole('link', { name: 'Ver os ensaios' }))
  },
})

export const SemSaida = meta.story({
  name: 'Sem nova tentativa',
  args: {
    title: 'Ops, tivemos um problema :(',
    message: 'O ensaio solicitado não foi encontrado.',
    onRetry: undefined,
  },
})
