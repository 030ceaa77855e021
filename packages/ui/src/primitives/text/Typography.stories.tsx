import preview from '#storybook/preview'
import { Stack } from '../layout/Layout/Layout.tsx'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

const meta = preview.meta({
  title: 'Primitivos/Texto/Heading e Text',
  component: Heading,
  subcomponents: { Text },
  args: { level: 1, children: '' },
  parameters: {
    docs: {
      description: {
        component:
          '`Heading` é um título: `level` diz o lugar na estrutura, `size` a aparência quando ela for outra. `Text` é um parágrafo: `soft` para o que é secundário, `strong` para o que pesa, `numbers` para algarismos que se alinham.\n\n**Acessibilidade.** Um nível 1 por página e nenhum nível pulado: escolha o nível pelo assunto e o tamanho pela vista.',
      },
    },
  },
})

export const Pagina = meta.story({
  name: 'Numa página',
  render: () => (
    <Stack gap={12}>
      <Heading level={1} size="size56">
        O imóvel, na melhor luz.
      </Heading>
      <Heading level={1}>Rua dos Pinheiros, 1234</Heading>
      <Heading level={2}>Fotos profissionais</Heading>
      <Heading level={3}>Sala de estar</Heading>
      <Text>
        Um fotógrafo vai ao imóvel no dia combinado, e o material chega por e-mail em até quatro dias. Você
        acompanha cada passo por aqui.
      </Text>
      <Text soft>Prevista para 24-11-2026</Text>
      <Text numbers strong>
        R$ 1.234,50
      </Text>
    </Stack>
  ),
})
