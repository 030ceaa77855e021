import type { Pages } from './page.ts'

/** Plots, the numbers of the house, and its search. */
export const charts: Pages = {
  Plot: {
    tags: ['gráfico'],
    use: 'um valor muda ao longo de semanas ou de outros pontos em ordem.',
    avoid: 'para comparar nomes sem ordem.',
    instead: 'BarList',
    props: {
      label: 'O que se vê, também para leitores de tela.',
      kind: '`bars` para contagens e somas, `lines` para médias.',
      points: 'Os lugares do eixo: o nome inteiro e o curto, que fica embaixo.',
      series: 'Os valores de cada série, um por ponto; `null` deixa um vão.',
      format: 'Escreve um valor; recebe `null` onde não há nenhum.',
      formatAxis: 'Escreve um valor do eixo, mais curto.',
      floor: 'Onde o eixo começa, quando não é no zero.',
      ceiling: 'Um valor que o eixo sempre alcança.',
      isWhole: 'Tira as frações do eixo.',
    },
  },
  BarList: {
    tags: ['gráfico', 'lista'],
    use: 'se comparam pessoas ou lugares por um número.',
    avoid: 'para um valor que muda com o tempo.',
    instead: 'Plot',
    props: {
      label: 'O que se compara.',
      items: 'Nome e valor de cada um, na ordem em que aparecem.',
      format: 'Escreve um valor.',
    },
  },
  Finder: {
    tags: ['busca', 'equipe', 'diálogo'],
    use: 'a equipe procura um ensaio, um cliente, uma pessoa ou um pagamento sem saber em que lista está.',
    avoid: 'para filtrar uma lista que já está na tela.',
    instead: 'SearchField',
    props: {
      find: 'Busca um texto de dois caracteres ou mais; é chamado depois de uma pausa, e interrompido por um texto mais novo.',
      scope: 'O que quem lê pode achar: “ensaios, clientes e pessoas”.',
      pages: 'Os endereços das páginas a que os resultados levam.',
      zone: 'O fuso da casa, para dias que não são de um imóvel.',
      onGo: 'Vai à página do resultado escolhido.',
    },
  },
  NumbersBoard: {
    tags: ['equipe', 'gráfico', 'filtro'],
    use: 'a casa, ou uma empresa, quer ver como foram as semanas.',
    avoid: 'para o que precisa de alguém agora.',
    instead: 'SessionQueue',
    props: {
      numbers: 'Os números do filtro em vigor.',
      viewer: 'Quem lê: a empresa lê os próprios números, sem fotógrafos, e os gastos no lugar da receita.',
      today: 'O dia a partir do qual os períodos com nome são contados.',
      search: 'O filtro em vigor.',
      onSearch: 'Chamado com o próximo filtro inteiro.',
      findCompanies: 'Acha clientes por um texto, para a equipe filtrar por um deles.',
      onDownload: 'Baixa a tabela de um gráfico em CSV.',
    },
  },
}
