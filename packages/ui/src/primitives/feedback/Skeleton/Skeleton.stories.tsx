import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Row, Stack } from '../../layout/Layout/Layout.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'O lugar do que está vindo, no tamanho final, para que nada pule quando chegar. `width` e `height` em qualquer medida do CSS (uma linha de texto se não disser), `phoneHeight` onde no celular for outra; `ratio` é a largura pela altura, para fotos; `round`, para rostos.\n\n**Acessibilidade.** Não se lê: `Await` diz “Carregando…” por ele. Com movimento reduzido fica parado.',
      },
    },
  },
})

export const NoLugar = meta.story({
  name: 'No lugar de uma foto, um rosto e duas linhas',
  render: () => (
    <div aria-busy="true" style={{ maxWidth: 360 }}>
      <Stack gap={12}>
        <Skeleton ratio="3 / 2" />
        <Row gap={12} wrap={false}>
          <Skeleton round width="40px" height="40px" />
          <Stack gap={0} style={{ flex: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Stack>
        </Row>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [photo, face] = canvasElement.querySelectorAll('[aria-hidden="true"]')
    await expect(photo?.getBoundingClientRect().height).toBeCloseTo(
      (photo?.getBoundingClientRect().width ?? 0) / 1.5,
      0,
    )
    await expect(face?.getBoundingClientRect().width).toBe(40)
  },
})
