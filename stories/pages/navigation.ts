import type { Pages } from './page.ts'

/** Links, pages of a list and steps. */
export const navigation: Pages = {
  LinkProvider: {
    tags: ['link', 'navegação'],
    use: 'o aplicativo tem roteador próprio: os links da biblioteca passam a usá-lo.',
    avoid: 'sem roteador: os links já são `a` comuns.',
    instead: 'TextLink',
    props: { link: 'O componente de link do roteador.', children: 'O aplicativo.' },
  },
  Pagination: {
    tags: ['navegação', 'lista'],
    use: 'uma lista longa vem em páginas e a pessoa pode querer voltar à mesma.',
    avoid: 'para as etapas de um processo.',
    instead: 'StepIndicator',
    props: {
      lastPage: 'A última página.',
      hrefOf: 'O endereço de cada página, onde o endereço guarda a página: os números viram links.',
    },
  },
  PagedList: { props: { children: 'A lista, que recebe o foco quando a página muda.' } },
  StepIndicator: {
    tags: ['etapas', 'navegação'],
    use: 'um processo tem de três a cinco etapas e a pessoa precisa saber onde está.',
    avoid: 'para as páginas de uma lista.',
    instead: 'Pagination',
    props: {
      steps: 'As etapas na ordem; a que já passou, com `href`, é um link de volta.',
      current: 'A etapa atual, a partir de 1; 0 antes da primeira.',
    },
  },
  TextLink: {
    tags: ['link', 'navegação', 'texto'],
    use: 'uma palavra no texto leva a outra página.',
    avoid: 'para a ação principal de uma tela.',
    instead: 'Button',
    props: {
      quiet: 'Sem sublinhado até o ponteiro chegar, onde se vê que é link.',
      external: 'Abre em outra aba.',
    },
  },
}
