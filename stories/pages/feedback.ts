import type { Pages } from './page.ts'

/** What the interface answers: waiting, failures, states and notices. */
export const feedback: Pages = {
  Await: {
    tags: ['carregando', 'falha'],
    use: 'um pedaço da página vem da rede: ele mostra a espera, a falha e o valor, sempre no mesmo lugar.',
    avoid: 'para a espera de um botão: ele próprio mostra que trabalha.',
    instead: 'Button',
    props: {
      remote: 'O que se sabe do valor: esperando, pronto ou com falha.',
      waiting: 'As formas do que vem, com `Skeleton` no tamanho final.',
      failureTitle: 'O título da falha; “Não foi possível carregar”, se nada for dito.',
      children: 'Desenha o valor quando ele chega.',
    },
    code: 'import { Await, Skeleton, Text } from \'@ensaio/ui\'\n\n<Await remote={address} onRetry={retry} waiting={<Skeleton width="60%" />}>\n  {(value) => <Text>{value}</Text>}\n</Await>',
  },
  Badge: {
    tags: ['status', 'ícone'],
    use: 'uma ou duas palavras classificam uma coisa: “Pago”, “Convite enviado”.',
    avoid: 'para o status de um ensaio: as palavras, a cor e o ícone vêm do domínio.',
    instead: 'StatusBadge',
    props: {
      tone: 'A cor, pelo que ela quer dizer.',
      icon: 'Um ícone da lucide: a cor nunca fala sozinha.',
      children: 'Uma ou duas palavras.',
    },
  },
  Banner: {
    tags: ['aviso'],
    use: 'um aviso vale enquanto a pessoa está na página, como “pagamento em análise”.',
    avoid: 'para confirmar o que ela acabou de fazer: some sozinho quem responde a um toque.',
    instead: 'ToastProvider',
    props: {
      tone: 'A cor, pelo que ela quer dizer.',
      icon: 'Um ícone da lucide, de 20 px.',
      action: 'Um botão ou link, quando há o que fazer.',
      live: 'Anuncia o texto a leitores de tela quando aparece depois da página.',
      children: 'O aviso, numa frase ou duas.',
    },
  },
  Boundary: {
    tags: ['falha'],
    use: 'um pedaço da página pode quebrar sem levar o resto junto.',
    avoid: 'para uma resposta que falhou: isso não é defeito, e tem como tentar de novo.',
    instead: 'Await',
    props: {
      children: 'O que pode quebrar.',
      fallback: 'O que aparece no lugar do que quebrou.',
    },
  },
  EmptyState: {
    tags: ['vazio'],
    use: 'uma lista não tem nada: diga por quê, e o que fazer.',
    avoid: 'quando a pergunta falhou: vazio e falha não se confundem.',
    instead: 'FailureNotice',
    props: {
      icon: 'Um ícone da lucide, de 24 px.',
      title: 'O que falta: “Nenhum ensaio ainda”.',
      text: 'Por que está vazio, ou o que virá.',
      action: 'O botão do primeiro passo.',
    },
  },
  FailureNotice: {
    tags: ['falha', 'aviso'],
    use: 'algo não carregou e a pessoa pode tentar de novo.',
    avoid: 'para um erro de digitação: ele fica junto do campo.',
    instead: 'Field',
    props: {
      title: 'O que não deu certo.',
      message: 'O motivo e o que fazer, numa frase.',
      action: 'O que aparece no lugar de “Tentar novamente”.',
    },
  },
  Progress: {
    tags: ['carregando', 'upload', 'download'],
    use: 'se sabe quanto falta: um envio, um arquivo que baixa.',
    avoid: 'quando não se sabe quanto falta: uma roda diz o que se sabe.',
    instead: 'Spinner',
    props: { value: 'A parte feita, de 0 a 1.', label: 'O que avança: “Enviando fachada.jpg”.' },
  },
  SaveIndicator: {
    tags: ['formulário', 'carregando'],
    use: 'um cartão salva sozinho ao sair de cada campo: diz “Salvando…”, “Tudo salvo” ou a falha.',
    avoid: 'num formulário com botão de salvar: o botão já conta.',
    instead: 'Button',
    props: {
      state: 'O que houve com o último salvamento.',
      pending: 'Há texto digitado ainda não enviado: “Tudo salvo” não aparece.',
      onRetry: 'Salva de novo, depois de uma falha.',
    },
  },
  Skeleton: {
    tags: ['carregando'],
    use: 'o conteúdo vem da rede: mostre a forma dele, no tamanho final, para nada pular.',
    avoid: 'para o trabalho que um toque começou.',
    instead: 'Spinner',
    props: {
      width: 'A largura em CSS; a linha toda, se nada for dito.',
      height: 'A altura em CSS; uma linha de texto, se nada for dito.',
      phoneHeight: 'A altura no celular, quando é outra.',
      ratio: 'A proporção de uma foto: `3 / 2`.',
      round: 'Um círculo, para retratos.',
    },
  },
  Spinner: {
    tags: ['carregando'],
    use: 'um toque começou um trabalho curto e não se sabe quanto falta.',
    avoid: 'no lugar de um conteúdo que vem: mostre a forma dele.',
    instead: 'Skeleton',
  },
  ToastProvider: {
    tags: ['aviso'],
    use: 'há uma resposta curta ao que a pessoa fez e que não pede nada: “Link copiado.”',
    avoid: 'para o que ela precisa ler depois: um aviso some.',
    instead: 'Banner',
    props: { children: 'O aplicativo; dentro dele `useToast` mostra avisos.' },
  },
}
