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
  WebhookList: {
    tags: ['configurações', 'empresa', 'equipe', 'lista', 'aviso'],
    use: 'a empresa ou a casa quer que outro sistema saiba sozinho do que acontece.',
    avoid: 'para um sistema que pergunta à API.',
    instead: 'ApiKeyList',
    props: {
      webhooks: 'Os endereços, o mais novo primeiro, sem as chaves.',
      onAdd: 'Cria um endereço; só esta resposta diz a chave que assina os avisos.',
      onChange: 'Muda os eventos, ou liga e desliga.',
      onRenewSecret: 'Troca a chave de assinatura; só esta resposta diz a nova.',
      onRemove: 'Remove o endereço e o registro das entregas.',
      loadDeliveries: 'Busca as últimas entregas quando são abertas.',
      onReplay: 'Envia um aviso de novo, e devolve as entregas.',
    },
  },
}
