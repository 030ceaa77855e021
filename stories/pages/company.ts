import type { Pages } from './page.ts'

/** A company, its people and its credit. */
export const company: Pages = {
  CompanyDataCard: {
    tags: ['empresa', 'configurações', 'botão'],
    use: 'a empresa, ou a equipe, leva embora tudo o que é dela.',
    avoid: 'para baixar as fotos de um ensaio.',
    instead: 'PhotosCard',
    props: { onExport: 'Busca e salva o zip; informa o andamento e obedece ao cancelamento.' },
  },
  CompanyMerge: {
    tags: ['empresa', 'equipe', 'busca', 'diálogo'],
    use: 'a equipe une uma empresa que se cadastrou duas vezes.',
    avoid: 'para só tirar o acesso de uma empresa.',
    instead: 'CompanySheet',
    props: {
      company: 'A empresa que fica.',
      findCompanies: 'Procura empresas por nome, CNPJ ou e-mail.',
      findPreview: 'Pergunta o que a outra empresa traz.',
      onMerge: 'Une as empresas; uma recusa aparece no diálogo.',
    },
  },
  CompanySheet: {
    tags: ['empresa', 'equipe', 'preço'],
    use: 'a equipe abre uma empresa: dados, pessoas, plano, crédito e últimos ensaios.',
    avoid: 'para a própria empresa ver ou mudar seus dados.',
    instead: 'CompanyStep',
    props: {
      company: 'A empresa.',
      onChangePlan: 'Troca o plano de pagamento.',
      onAdjust: 'Ajusta o crédito; use uma chave por ajuste até vir uma resposta definitiva.',
      companyHref: 'O endereço de uma empresa: a página de uma unida leva à outra.',
      onMerge: 'Abre o `CompanyMerge`; sem ela, não se oferece.',
      onAddPerson: 'Convida uma pessoa para a empresa; sem ela, não se oferece.',
      onChangePerson: 'Muda o papel de uma pessoa, ou se ela tem acesso.',
      onSignPersonOut: 'Faz uma pessoa sair de todos os aparelhos.',
      onChange: 'Muda nomes, CNPJ ou contato, ou se a empresa está ativa; sem ela, nada se edita.',
      onExport: 'Baixa tudo o que é da empresa; sem ela, não se oferece.',
      orderHref: 'O endereço em que se pede para a empresa; sem ele, ou inativa, não há pedido.',
      sessionHref: 'O endereço de um ensaio.',
    },
  },
  CompanyStep: {
    tags: ['empresa', 'endereço', 'formulário'],
    use: 'a empresa preenche ou muda seus dados, no primeiro acesso ou nas configurações.',
    avoid: 'para a equipe consultar uma empresa.',
    instead: 'CompanySheet',
    props: {
      initial: 'Os dados preenchidos até agora.',
      onSave: 'Salva a empresa; o logo é `null` quando não muda. Uma recusa que diz o campo aparece nele.',
    },
  },
  CompanyTable: {
    tags: ['empresa', 'tabela', 'busca', 'equipe'],
    use: 'a equipe procura uma empresa entre todas.',
    avoid: 'para as pessoas de uma empresa.',
    instead: 'CompanyUsersStep',
    props: {
      companies: 'A página de empresas.',
      text: 'A busca em vigor.',
      onAdd: 'Cria uma empresa e convida a primeira pessoa; sem ela, não se oferece.',
      hrefOf: 'O endereço de uma empresa.',
    },
  },
  CompanyUsersStep: {
    tags: ['empresa', 'contato', 'formulário'],
    use: 'a empresa convida as pessoas que pedem ensaios em seu nome.',
    avoid: 'para o contato que recebe o fotógrafo num ensaio.',
    instead: 'ContactDataCard',
    props: {
      members: 'As pessoas já salvas.',
      me: 'Quem entrou.',
      onSave:
        'Acrescenta uma pessoa; chamado para cada uma ainda não salva. A recusa aparece nos campos dela.',
      onFinish: 'Chamado quando todas estão salvas: termina o primeiro acesso.',
      sessionsHref: 'O endereço da lista de ensaios.',
    },
  },
  CreditAdjustmentForm: {
    tags: ['empresa', 'preço', 'formulário', 'equipe'],
    use: 'a equipe soma ou tira crédito de uma empresa, com um motivo.',
    avoid: 'para a empresa comprar crédito.',
    instead: 'PurchaseChoice',
    props: {
      balance: 'O crédito que há, em reais.',
      onAdjust: 'Ajusta; uma recusa que diz o campo aparece nele, e nada do que foi digitado se perde.',
    },
  },
  ImportSheet: {
    tags: ['equipe', 'empresa', 'upload'],
    use: 'a equipe traz empresas, pessoas e ensaios passados de uma planilha.',
    avoid: 'para cadastrar uma só empresa.',
    instead: 'NewCompanyForm',
    props: {
      onExample: 'Salva no aparelho o arquivo de exemplo do que se escolheu.',
      onCheck: 'Confere o arquivo sem gravar: o que seria novo, e cada linha errada.',
      onImport: 'Grava um arquivo em que a conferência não achou nada errado.',
    },
  },
  LeadSheet: {
    tags: ['empresa', 'equipe', 'contato'],
    use: 'a equipe abre um pré-cadastro: aceita, recusa ou responde por e-mail.',
    avoid: 'para uma empresa que já é cliente.',
    instead: 'CompanySheet',
    props: {
      lead: 'O pré-cadastro.',
      onAccept: 'Cria a empresa e convida o contato; uma recusa que diz o campo aparece nele.',
      onAnswer: 'Manda uma mensagem; use uma chave por mensagem até vir uma resposta definitiva.',
      onRefuse: 'Recusa, com o motivo para a equipe e se o contato é avisado.',
      companyHref: 'O endereço de uma empresa.',
    },
  },
  LeadTable: {
    tags: ['empresa', 'tabela', 'busca', 'equipe'],
    use: 'a equipe vê quem fez o pré-cadastro e aguarda resposta.',
    avoid: 'para as empresas que já são clientes.',
    instead: 'CompanyTable',
    props: {
      leads: 'A página de pré-cadastros.',
      text: 'A busca em vigor.',
      hrefOf: 'O endereço de um pré-cadastro.',
    },
  },
  NewCompanyForm: {
    tags: ['empresa', 'formulário', 'equipe'],
    use: 'a equipe cria uma empresa e convida a primeira pessoa dela.',
    avoid: 'para a própria empresa se cadastrar.',
    instead: 'RegistrationForm',
    props: {
      initial: 'De onde começar: um pré-cadastro que se aceita. Sem ele, a empresa é criada do zero.',
      plan: 'O plano já escolhido; pré-pago, se nada for dito.',
      onAdd: 'Cria a empresa; uma recusa que diz o campo aparece nele.',
    },
  },
}
