/** How settled a component is. */
export type PageStatus = 'estável' | 'novo' | 'em mudança'

/** The words by which a designer finds a component in the sidebar's filter. */
export const pageTags = [
  'agenda',
  'anúncio',
  'aviso',
  'botão',
  'busca',
  'calendário',
  'campo',
  'cancelar',
  'carregando',
  'cartão de crédito',
  'cidade',
  'configurações',
  'contato',
  'data',
  'diálogo',
  'download',
  'e-mail',
  'empresa',
  'endereço',
  'equipe',
  'etapas',
  'falha',
  'feriado',
  'filtro',
  'formulário',
  'fotografia',
  'fotógrafo',
  'gráfico',
  'histórico',
  'horário',
  'ícone',
  'layout',
  'link',
  'lista',
  'login',
  'marca',
  'navegação',
  'página inicial',
  'pix',
  'planta',
  'preço',
  'produto',
  'senha',
  'status',
  'tabela',
  'texto',
  'tour',
  'unidades',
  'upload',
  'vazio',
  'vídeo',
] as const

/** One of the words of `pageTags`. */
type PageTag = (typeof pageTags)[number]

/** The sentences on props of a component that is shown on the page of another. */
export type Part = { props?: Readonly<Record<string, string>> }

/** What the docs page of a component says, in Portuguese. */
export type Page = Part & {
  /** Default "estável". */
  status?: PageStatus
  tags: readonly PageTag[]
  /** Completes "Use quando". */
  use: string
  /** Completes "Não use". */
  avoid: string
  /** The component to take then; its picture stands below `avoid`. */
  instead: string
  /** The adopter's code, where the stories render a stand-in. */
  code?: string
}

/** Pages and parts by the name of their component. */
export type Pages = Readonly<Record<string, Page | Part>>
