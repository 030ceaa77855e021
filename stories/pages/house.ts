import type { Pages } from './page.ts'

/** What administrators decide for the whole house. */
export const house: Pages = {
  CityHoursForm: {
    tags: ['cidade', 'equipe', 'horário'],
    use: 'a equipe diz a que horas começam as visitas de uma cidade.',
    avoid: 'para escolher o horário de uma visita.',
    instead: 'SlotPicker',
    props: {
      city: 'A cidade, com os seus horários.',
      citiesHref: 'O endereço da lista de cidades.',
      onSave: 'Salva horários e deslocamento; uma recusa que diz o campo aparece nele.',
    },
  },
  CouponList: {
    tags: ['preço', 'equipe', 'lista', 'formulário'],
    use: 'a equipe cria, muda e desativa cupons.',
    avoid: 'para usar um cupom num pedido.',
    instead: 'CouponField',
    props: {
      coupons: 'Os cupons, por código; os ativos primeiro.',
      services: 'Os serviços para os quais um cupom pode valer.',
      today: 'O dia de hoje na casa, `aaaa-mm-dd`.',
      actions: 'Mais ações da lista, ao lado de “Criar cupom”, como o download em CSV.',
      findCompanies: 'Procura as empresas para as quais um cupom pode valer, por nome, CNPJ ou e-mail.',
      onAdd: 'Cria um cupom; uma recusa que diz o campo aparece nele.',
      onChange: 'Muda um cupom, ou o desativa.',
    },
  },
  CityList: {
    tags: ['cidade', 'equipe', 'lista'],
    use: 'a equipe diz em que cidades se pedem ensaios.',
    avoid: 'para escolher uma cidade entre as atendidas.',
    instead: 'CapacityCalendar',
    props: {
      cities: 'As cidades, por nome, também as que não recebem mais pedidos.',
      onAdd: 'Acrescenta uma cidade; uma recusa que diz o campo aparece nele.',
      onChange: 'Muda o fuso, ou se a cidade recebe pedidos.',
      hoursHref: 'O endereço dos horários de uma cidade.',
    },
  },
  FirstRunLayout: {
    tags: ['equipe', 'etapas', 'layout'],
    use: 'a administração configura uma casa nova, um passo de cada vez.',
    avoid: 'para as etapas de um pedido.',
    instead: 'OrderLayout',
    props: {
      place: 'O passo à vista, ou `done`, o fim.',
      steps: 'O que está feito, como o servidor diz; `null` quando nada falta.',
      hrefOf: 'O endereço de cada passo.',
      leaveHref: 'A página de quem sai para continuar depois.',
      children: 'O conteúdo do passo.',
    },
  },
  FirstStepsCard: {
    tags: ['equipe', 'etapas', 'lista'],
    use: 'uma casa nova ainda não está pronta para a primeira visita.',
    avoid: 'para as etapas de um pedido.',
    instead: 'StepIndicator',
    props: {
      steps: 'Os passos, em ordem, feitos ou por fazer.',
      hrefOf: 'O endereço da página em que se faz um passo.',
      continueHref: 'O endereço em que a primeira configuração continua; sem ele, não há botão.',
      onDismiss: 'Esconde o cartão para toda a administração.',
    },
  },
  HouseBrandForm: {
    tags: ['equipe', 'formulário', 'marca'],
    use: 'a equipe decide o nome, o logo, as cores e os contatos da casa.',
    avoid: 'para os dados e o logo de uma empresa cliente.',
    instead: 'CompanyStep',
    props: {
      kept: 'A marca em vigor, e quem a mudou por último.',
      onSave:
        'Salva tudo, com o logo: um arquivo novo, "keep" ou "remove". Uma recusa que diz o campo aparece nele.',
      saveLabel:
        'O texto do botão, onde o formulário é um passo de um caminho; então o próximo passo, e não um aviso, diz que salvou.',
    },
  },
  HouseRulesForm: {
    tags: ['equipe', 'formulário', 'preço'],
    use: 'a equipe decide prazos, antecedência e taxas da casa.',
    avoid: 'para o preço de um serviço.',
    instead: 'ServiceCatalogue',
    props: {
      kept: 'As configurações em vigor, e quem as mudou por último.',
      onSave: 'Salva todas; uma recusa que diz o campo aparece nele.',
    },
  },
  HouseSecurityCard: {
    tags: ['equipe', 'login', 'campo'],
    use: 'a administração decide se ela mesma precisa da verificação em duas etapas.',
    avoid: 'para ligar a da própria conta.',
    instead: 'SecondStepCard',
    props: {
      security: 'O que a casa exige, quantas pessoas faltam e quem mudou por último.',
      onRequire: 'Passa a exigir, ou deixa de exigir.',
    },
  },
  HouseTestCard: {
    tags: ['equipe', 'e-mail', 'aviso'],
    use: 'a administração testa se os e-mails saem, ou se a operadora aceita a chave.',
    avoid: 'para o andamento da operação.',
    instead: 'OperationStatus',
    props: {
      of: 'O que se testa: `mails` ou `payments`.',
      onTest: 'Faz o teste; o resultado aparece no cartão.',
    },
  },
  MessageTestCard: {
    tags: ['equipe', 'aviso', 'formulário'],
    use: 'a administração testa se as mensagens por WhatsApp ou SMS saem.',
    avoid: 'para testar os e-mails ou os pagamentos.',
    instead: 'HouseTestCard',
    props: { onTest: 'Envia a mensagem; o resultado aparece no cartão.' },
  },
  PreparationEditor: {
    tags: ['agenda', 'equipe', 'formulário', 'configurações'],
    use: 'a administração muda o que pede a quem recebe o fotógrafo, para um tipo de imóvel.',
    avoid: 'para mostrar a lista a quem recebe o fotógrafo.',
    instead: 'BookedStep',
    props: {
      preparation: 'A lista em vigor.',
      listHref: 'O endereço de todas as listas.',
      onSave: 'Salva as linhas; uma recusa que diz o campo aparece nele.',
      onReset: 'Devolve o texto original; um tipo de imóvel volta a usar a lista de todos.',
    },
  },
  PreparationLists: {
    tags: ['agenda', 'equipe', 'lista', 'configurações'],
    use: 'a administração escolhe a lista de preparo que quer mudar.',
    avoid: 'para mudar as linhas de uma lista.',
    instead: 'PreparationEditor',
    props: {
      lists: 'As listas em vigor.',
      hrefOf: 'O endereço em que se muda uma lista.',
    },
  },
  TagListForm: {
    tags: ['fotografia', 'equipe', 'lista'],
    use: 'a equipe arruma os ambientes das fotos ou as palavras das avaliações.',
    avoid: 'para dar um ambiente a uma foto.',
    instead: 'PhotosCard',
    props: {
      category: '`photos`: ambientes; `rating`: palavras das avaliações.',
      tags: 'Todas, também as fora de uso.',
      onSave: 'Salva a lista inteira; uma recusa que diz o campo aparece nele.',
    },
  },
  TeamList: {
    tags: ['equipe', 'login', 'lista'],
    use: 'a administração diz quem trabalha na casa, ou uma empresa quem usa o portal, e com que papel.',
    avoid: 'para fotógrafos, que têm dias de trabalho e folgas.',
    instead: 'ProviderList',
    props: {
      of: 'De quem são as pessoas: `office`, a casa, ou `company`, uma empresa com os papéis dela.',
      people: 'As pessoas da casa, sem os fotógrafos, ou as de uma empresa.',
      onAdd: 'Convida uma pessoa; uma recusa que diz o campo aparece nele.',
      onChange: 'Muda o papel, ou se a pessoa tem acesso.',
      onInvite: 'Envia outro convite a quem ainda não tem senha.',
      onSignOut: 'Faz a pessoa sair de todos os aparelhos.',
    },
  },
}
