import type { Pages } from './page.ts'

const login = 'O endereço da página de entrada.'

/** Signing in, the first access and settings. */
export const account: Pages = {
  ConfirmEmail: {
    tags: ['e-mail', 'login', 'botão'],
    use: 'um link enviado a um novo e-mail foi aberto.',
    avoid: 'para pedir a troca.',
    instead: 'EmailCard',
    props: {
      onConfirm: 'Usa o link e responde o novo e-mail; `not_found` e `invalid` dizem que ele não vale mais.',
      homeHref: 'Para onde ir depois.',
    },
  },
  EmailCard: {
    tags: ['e-mail', 'login', 'formulário'],
    use: 'uma pessoa vê e troca o e-mail com que entra.',
    avoid: 'na página que o link de confirmação abre.',
    instead: 'ConfirmEmail',
    props: {
      email: 'O e-mail de hoje.',
      onChange: 'Envia um link ao novo e-mail; uma recusa que diz o campo aparece nele.',
    },
  },
  LoginList: {
    tags: ['login', 'lista'],
    use: 'uma pessoa vê onde a conta está aberta e sai de lá.',
    avoid: 'para tirar o acesso de outra pessoa.',
    instead: 'TeamList',
    props: {
      security: 'Onde a conta está aberta, este aparelho primeiro.',
      onEnd: 'Sai de um aparelho.',
      onEndOthers: 'Sai de todos menos deste.',
    },
  },
  OwnDataCard: {
    tags: ['contato', 'login', 'formulário'],
    use: 'uma pessoa vê e muda o próprio nome e telefone.',
    avoid: 'para o e-mail com que ela entra.',
    instead: 'EmailCard',
    props: {
      name: 'O nome de hoje.',
      phone: 'O telefone de hoje; null sem um.',
      needsPhone: 'Pede sempre um telefone, como a quem fotografa.',
      onSave: 'Salva os dois; uma recusa que diz o campo aparece nele.',
    },
  },
  MailPreferencesCard: {
    tags: ['e-mail', 'configurações', 'contato'],
    use: 'uma pessoa escolhe que lembretes chegam por e-mail, na conta ou pelo link de uma mensagem.',
    avoid: 'para mudar os textos das mensagens.',
    instead: 'MailTextEditor',
    props: {
      preferences: 'O endereço, e os tipos de mensagem que chegam a ele.',
      onChange: 'Liga ou desliga um tipo de mensagem.',
    },
  },
  SecondStepCard: {
    tags: ['login', 'senha', 'formulário'],
    use: 'uma pessoa liga ou desliga a verificação em duas etapas da própria conta.',
    avoid: 'para exigir a verificação da administração.',
    instead: 'HouseSecurityCard',
    props: {
      security: 'Se está ligada, desde quando, e quantos códigos de recuperação restam.',
      onStart: 'Começa a ligar, com a senha; responde o que o aplicativo precisa.',
      onConfirm: 'Liga com um código do aplicativo; responde os códigos de recuperação.',
      onRenew: 'Troca os códigos de recuperação, com a senha.',
      onTurnOff: 'Desliga, com a senha.',
    },
  },
  InviteAgain: {
    tags: ['e-mail', 'contato', 'botão'],
    use: 'uma pessoa convidada ainda não criou senha e o convite pode ir de novo.',
    avoid: 'para convidar alguém novo.',
    instead: 'CompanyUsersStep',
    props: {
      name: 'O nome da pessoa convidada.',
      email: 'O e-mail que recebe o convite.',
      onCorrect: 'Corrige o e-mail e envia o convite para lá; sem ela, não há botão.',
    },
  },
  LoginForm: {
    tags: ['login', 'senha', 'formulário'],
    use: 'uma pessoa entra no portal com e-mail e senha.',
    avoid: 'quando o login expirou no meio do trabalho: nada do que foi digitado pode se perder.',
    instead: 'SignInAgainDialog',
    props: {
      onLogin:
        'Entra; responde `wrong-account` quando a senha está certa, mas a conta é de outra plataforma.',
      onCode:
        'A segunda etapa: entra com um código, e responde quantos códigos de recuperação restam, ou null se era do aplicativo.',
      asksCode: 'Começa pelo código, depois de um link mágico.',
      recoverHref: 'O endereço da página que recupera a senha.',
      signUpHref: 'O endereço da página em que uma empresa se cadastra; abre em outra aba.',
      email: 'O e-mail com que o campo começa.',
      compact: 'Para um diálogo: sem título nem cadastro, com o foco no primeiro campo vazio.',
    },
  },
  FirstAdministratorForm: {
    tags: ['senha', 'equipe', 'formulário'],
    use: 'uma instalação nova ainda não tem quem a administre.',
    avoid: 'para convidar outra pessoa da equipe.',
    instead: 'ProviderForm',
    props: {
      onCreate: 'Cria a conta e entra com ela; a recusa com campos aparece neles.',
    },
  },
  NewPasswordForm: {
    tags: ['senha', 'formulário'],
    use: 'uma pessoa cria a primeira senha, ou troca a que tem.',
    avoid: 'para quem esqueceu a senha e ainda não recebeu o link.',
    instead: 'RecoverForm',
    props: {
      onSave: 'Guarda a senha; a recusa `invalid` diz que ela não serve.',
      variant: '`profile` troca a senha; `first` cria a do primeiro acesso e pede o aceite dos termos.',
    },
  },
  OnboardingLayout: {
    tags: ['etapas', 'layout', 'login'],
    use: 'uma pessoa faz o primeiro acesso, etapa por etapa.',
    avoid: 'depois do primeiro acesso.',
    instead: 'SettingsLayout',
    props: {
      step: 'A etapa à vista.',
      steps: 'As etapas desta pessoa; todas as quatro, se nada for dito.',
      hrefs: 'O endereço de cada etapa; as que já passaram levam às suas.',
      children: 'A etapa à vista, que traz o próprio “Mais tarde”.',
    },
  },
  RecoverForm: {
    tags: ['senha', 'e-mail', 'formulário'],
    use: 'uma pessoa esqueceu a senha e pede o link por e-mail.',
    avoid: 'para quem já tem o link e escolhe a senha nova.',
    instead: 'NewPasswordForm',
    props: {
      onRecover: 'Pede o e-mail com o link.',
      onDone: 'Chamado depois da resposta, haja conta ou não: o formulário não revela quem tem conta.',
      backHref: 'O endereço de “Voltar”.',
    },
  },
  RecoverDone: { props: { loginHref: login } },
  RegistrationForm: {
    tags: ['empresa', 'formulário', 'login'],
    use: 'uma empresa se cadastra no portal.',
    avoid: 'para acrescentar pessoas a uma empresa que já existe.',
    instead: 'CompanyUsersStep',
    props: {
      onRegister: 'Envia o cadastro; `lead` diz que o time de vendas fala antes com a empresa.',
      initial: 'Os valores com que começa, digitados antes de uma falha.',
      price: 'O menor preço.',
      limits: 'Acima destes limites, o time de vendas fala antes com a empresa.',
    },
  },
  RegistrationDone: {
    tags: ['empresa', 'aviso'],
    use: 'o cadastro foi enviado: diz o que vem agora. `RegistrationFailed` é a página de quando não foi.',
    avoid: 'para a confirmação de um pedido.',
    instead: 'OrderShareStep',
    props: { lead: 'O time de vendas fala antes com a empresa.', homeHref: 'O endereço da página inicial.' },
  },
  RegistrationFailed: { props: { backHref: 'O endereço do formulário, com o que foi digitado.' } },
  SettingsLayout: {
    tags: ['layout', 'navegação', 'empresa'],
    use: 'as configurações da conta se dividem em seções com menu.',
    avoid: 'no primeiro acesso, que tem etapas.',
    instead: 'OnboardingLayout',
    props: {
      sections: 'As seções, na ordem do menu: nome e endereço.',
      current: 'O endereço da seção à vista.',
      children: 'O conteúdo da seção: `NewPasswordForm`, `CompanyStep` ou `CompanyUsersStep`, por exemplo.',
    },
  },
  SignInAgainDialog: {
    tags: ['login', 'senha', 'diálogo'],
    use: 'o login expirou enquanto a pessoa trabalhava: ela entra de novo sem sair da página.',
    avoid: 'como página de entrada.',
    instead: 'LoginForm',
    props: {
      email: 'O e-mail de quem tinha entrado.',
      onLogin: 'Entra de novo; depois de `signed-in`, feche e repita o que foi recusado.',
      onCode: 'A segunda etapa, como em `LoginForm`.',
      onClose: 'Chamado por Esc e pelo X, nunca depois de entrar.',
    },
  },
  TopBar: {
    tags: ['navegação', 'layout', 'marca'],
    use: 'toda página da área logada começa com a marca, os caminhos e a conta.',
    avoid: 'nas páginas de um link público de agendamento.',
    instead: 'SchedulingLayout',
    props: {
      user: 'A pessoa que entrou, ou `null`.',
      links: 'Os caminhos de quem entrou; não aparecem sem `user`. Os com `rare` ficam em “Mais”.',
      homeHref: 'O endereço da marca.',
      loginHref: `${login} Deixe de fora na própria página de entrada.`,
      onFind: 'Abre a busca, pelo botão ou por Ctrl+K; sem ela não há botão.',
      onSignOut: 'Sai da conta; uma falha vira aviso.',
    },
  },
  WelcomeStep: {
    tags: ['etapas', 'login'],
    use: 'uma pessoa chega pela primeira vez e lê o que vem nas etapas seguintes.',
    avoid: 'a quem já entrou antes.',
    instead: 'OnboardingLayout',
    props: {
      name: 'O nome de quem entrou.',
      company: 'A empresa que convidou; deixe de fora para a primeira pessoa da empresa, que a cadastra.',
      picture: 'Uma fotografia que só decora.',
    },
  },
}
