import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Row } from '../../layout/Layout/Layout.tsx'
import { Text } from '../../text/Text.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Um anel que gira, do tamanho e da cor do texto em volta. Onde se sabe a forma do que vem, use `Skeleton`; onde se sabe quanto falta, `Progress`.\n\n**Acessibilidade.** É enfeite e não se lê: diga em palavras o que se espera. Com movimento reduzido fica pontilhado.',
      },
    },
  },
})

export const ComAsPalavras = meta.story({
  name: 'Com as palavras',
  render: () => (
    <Row role="status" aria-label="Espera">
      <Spinner />
      <Text>Procurando horários</Text>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Espera' })).toHaveTextContent(/^Procurando horários$/)
  },
})
