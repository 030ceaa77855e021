import { fn } from 'storybook/test'
import preview from '#storybook/preview'
import { FailureNotice } from './FailureNotice.tsx'

const meta = preview.meta({
  title: 'Primitivos/FailureNotice',
  component: FailureNotice,
  args: { message: 'O servidor demorou a responder. Seus dados estão guardados.', onRetry: fn() },
})

export const ComNovaTentativa = meta.story({ name: 'Com nova tentativa' })

export const SemSaida = meta.story({
  name: 'Sem nova tentativa',
  args: {
    title: 'Ops, tivemos um problema :(',
    message: 'O ensaio solicitado não foi encontrado.',
    onRetry: undefined,
  },
})
