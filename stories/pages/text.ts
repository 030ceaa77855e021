import type { Pages } from './page.ts'

const id = 'O `id`, para que outro elemento aponte para ele.'
const size = 'O tamanho da escala tipográfica.'

/** Words on a page. */
export const text: Pages = {
  Heading: {
    tags: ['texto'],
    use: 'um título abre uma parte da página (`Heading`) ou um texto corre abaixo dele (`Text`).',
    avoid: 'para o título de um cartão, que o próprio cartão escreve.',
    instead: 'Card',
    props: {
      level: 'O nível na página: um `h1` só, e nenhum nível pulado.',
      size,
      id,
      children: 'O texto do título.',
    },
  },
  Text: {
    props: {
      size,
      soft: 'Texto de apoio, mais claro.',
      strong: 'Texto de peso, para o que se lê primeiro.',
      numbers: 'Algarismos da mesma largura, para colunas.',
      clip: 'Uma linha só, cortada com reticências.',
      as: 'O elemento HTML; `p`, se nada for dito.',
      id,
      children: 'O texto.',
    },
  },
  VisuallyHidden: {
    tags: ['texto'],
    use: 'leitores de tela precisam de palavras que a imagem já diz a quem vê.',
    avoid: 'para explicar o que todos precisam ler.',
    instead: 'Heading',
  },
}
