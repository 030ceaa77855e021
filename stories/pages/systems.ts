import type { Pages } from './page.ts'

/** What other systems use. */
export const systems: Pages = {
  ApiKeyList: {
    tags: ['configurações', 'empresa', 'equipe', 'lista', 'senha'],
    use: 'a empresa ou a casa dá a outro sistema acesso pela API, e o tira.',
    avoid: 'para o acesso de pessoas.',
    instead: 'TeamList',
    props: {
      of: 'De quem são os dados que as chaves abrem: `company`, a empresa, ou `house`, a casa.',
      keys: 'As chaves, a mais nova primeiro, sem os segredos.',
      onCreate: 'Cria uma chave; só esta resposta diz o segredo.',
      onRevoke: 'Revoga uma chave, que para na hora.',
    },
  },
}
