import type { Pages } from './page.ts'

const gap = 'A distância entre os filhos, em px; 16, se nada for dito.'
const align = 'O alinhamento na direção que cruza a dos filhos.'

/** How things stand on a page. */
export const layout: Pages = {
  Band: {
    tags: ['layout', 'página inicial'],
    use: 'uma página de apresentação se divide em faixas de lado a lado, cada uma com seu assunto.',
    avoid: 'dentro da área logada: lá o que agrupa é o cartão.',
    instead: 'Card',
    props: {
      title: 'O título da faixa.',
      sunken: 'Usa a cor de fundo, para separá-la das vizinhas.',
      beside: 'Põe o conteúdo ao lado do título em telas largas.',
    },
  },
  Card: {
    tags: ['layout'],
    use: 'fatos e ações de um mesmo assunto ficam juntos, com um título.',
    avoid: 'dentro de outro cartão: separe com título e espaço.',
    instead: 'Stack',
    props: {
      title: 'O título do cartão; também o nome da região para leitores de tela.',
      level: 'O nível do título na página.',
      aside: 'O que fica à direita do título: um selo, um botão discreto, o aviso de salvo.',
      flush: 'Tira a margem de dentro, para fotos e tabelas.',
    },
  },
  DataTable: {
    tags: ['tabela', 'lista', 'layout'],
    use: 'linhas iguais se comparam por coluna; no celular cada linha vira um cartão.',
    avoid: 'para os fatos de uma coisa só.',
    instead: 'Facts',
    props: {
      caption: 'O nome da tabela, lido por leitores de tela.',
      columns: 'As colunas: título e o que mostram de cada linha.',
      rows: 'As linhas; `null` durante a espera, que mostra as formas.',
      keyOf: 'O que identifica uma linha.',
      card: 'Desenha a linha como cartão, onde a tabela não cabe.',
      isLinked: 'A linha inteira leva ao seu primeiro link.',
      isBare: 'Sem fundo, para dentro de um cartão.',
    },
    code: 'import { DataTable, Text } from \'@ensaio/ui\'\n\n<DataTable\n  caption="Ambientes"\n  columns={columns}\n  rows={rooms}\n  keyOf={(room) => room.id}\n  card={(room) => <Text>{room.name}</Text>}\n/>',
  },
  Disclosure: {
    tags: ['layout', 'texto'],
    use: 'um detalhe interessa a poucos e pode ficar recolhido, como perguntas frequentes.',
    avoid: 'para esconder o que a pessoa precisa decidir ou preencher.',
    instead: 'Card',
    props: { summary: 'A linha que abre e fecha.', open: 'Começa aberto.', children: 'O que se abre.' },
  },
  FactRow: {
    tags: ['layout', 'texto'],
    use: 'poucos fatos curtos cabem numa linha, acima de um conteúdo.',
    avoid: 'para fatos longos ou com ação.',
    instead: 'Facts',
    props: { facts: 'Os fatos, cada um com nome e valor.' },
  },
  Facts: {
    tags: ['layout', 'texto', 'ícone'],
    use: 'o que se sabe de uma coisa se lê de cima a baixo: data, endereço, contato.',
    avoid: 'para várias coisas com os mesmos campos.',
    instead: 'DataTable',
    props: { lined: 'Separa os fatos com linhas.', children: 'Os `Fact`.' },
  },
  Fact: {
    props: {
      icon: 'Um ícone da lucide, de 20 px.',
      name: 'O nome do fato: “Data”.',
      capital: 'Põe maiúscula na primeira letra, para datas e outras palavras minúsculas.',
      action: 'O que fica à direita: um link para alterar.',
      children: 'O valor.',
    },
  },
  Page: {
    tags: ['layout'],
    use: 'uma página começa: ela dá a largura e as margens do produto.',
    avoid: 'dentro de outra página ou de um diálogo.',
    instead: 'Stack',
    props: {
      narrow: '720 px de largura em vez de 1200, para formulários e texto.',
      wide: 'Toda a largura da janela, para uma tabela com muitas colunas, como o quadro do dia.',
    },
  },
  SplitPage: {
    tags: ['layout', 'login', 'fotografia'],
    use: 'a entrada do produto mostra um formulário ao lado de uma fotografia.',
    avoid: 'para páginas da área logada.',
    instead: 'Page',
    props: {
      picture: 'A fotografia; `alt` fica vazio quando ela só decora.',
      children: 'O formulário.',
    },
  },
  Stack: {
    tags: ['layout'],
    use: 'coisas ficam uma embaixo da outra (`Stack`), lado a lado (`Row`) ou em colunas iguais (`Grid`), com uma distância da escala.',
    avoid: 'para reunir um assunto com título e fundo.',
    instead: 'Card',
    props: { gap, align },
  },
  Row: {
    props: {
      gap,
      align,
      justify: 'Como a sobra de largura se reparte.',
      wrap: 'Quebra a linha onde não cabe; é o padrão.',
    },
  },
  Grid: {
    props: {
      gap,
      align,
      min: 'A menor largura de uma coluna, em px; 240, se nada for dito.',
      desktopColumns: 'As colunas em telas largas, como no CSS: `2fr 1fr`; no celular, uma.',
    },
  },
}
