import type { Pages } from './page.ts'

/** The days before a visit. */
export const visit: Pages = {
  ArrivalCard: {
    tags: ['agenda', 'aviso', 'equipe'],
    use: 'o fotógrafo avisa, no dia da visita, que está a caminho e que chegou; a empresa e a equipe leem.',
    avoid: 'para mostrar a quem recebe, no link.',
    instead: 'ArrivalNotice',
    props: {
      arrival: 'O que já foi avisado; nulo antes.',
      onReport: 'Avisa um passo; deixe de fora para quem só lê e fora do dia da visita.',
      now: 'O instante de agora: um aviso se desfaz por dez minutos.',
      onUndo: 'Desfaz o último aviso; sem ele, ou sem `now`, nenhum se desfaz.',
    },
  },
  ArrivalNotice: {
    tags: ['agenda', 'aviso'],
    use: 'quem recebe o fotógrafo vê, no link, desde quando ele está a caminho e quando chegou.',
    avoid: 'para avisar.',
    instead: 'ArrivalCard',
    props: { arrival: 'O que o fotógrafo avisou no dia da visita; nulo antes.' },
  },
  OwnDay: {
    tags: ['agenda', 'aviso', 'equipe'],
    use: 'o fotógrafo vê as visitas de hoje em ordem, vai até elas, marca o que captou e avisa cada passo.',
    avoid: 'para a visita de uma página só.',
    instead: 'VisitCard',
    props: {
      visits: 'Os ensaios de hoje, inteiros e em ordem.',
      captured: 'O que já foi captado, pelo número do ensaio, guardado no aparelho por quem usa.',
      sessionHref: 'O endereço da página de um ensaio.',
      onStep: 'Avisa um passo da visita; uma recusa aparece no cartão dela, e nada muda.',
      onUndo: 'Desfaz o último aviso de uma visita, por dez minutos; sem ele, nenhum se desfaz.',
      onCapture: 'Chamado a cada marca, com tudo o que foi captado na visita.',
      asOf: 'Sem rede: quando as visitas mostradas foram lidas.',
      unsent: 'Os números das visitas com um aviso que espera pela rede; elas já aparecem com ele.',
      refused: 'Os avisos que esperaram pela rede e foram recusados, com o motivo, até serem dispensados.',
      onDismiss: 'Dispensa um aviso recusado, pela sua chave; sem ele, não há botão.',
    },
  },
  PreferredPeriodAction: {
    tags: ['agenda', 'diálogo', 'calendário'],
    use: 'quem recebe o fotógrafo não acha um horário que sirva e diz quando pode.',
    avoid: 'para mostrar a preferência à empresa ou à equipe.',
    instead: 'PreferredPeriodCard',
    props: {
      period: 'O período que já foi deixado; nulo sem nenhum.',
      schedule: 'Os dias em que há visitas na cidade; os outros não se escolhem.',
      draft: 'O que foi digitado e não enviado, guardado por quem usa.',
      onDraft: 'Chamado a cada mudança, com o que guardar.',
      onLeave: 'Deixa o período; uma recusa aparece no diálogo, e o que foi digitado fica.',
    },
  },
  PreferredPeriodCard: {
    tags: ['agenda', 'aviso', 'equipe'],
    use: 'a empresa ou a equipe leem quando pode quem não achou um horário.',
    avoid: 'para deixar a preferência.',
    instead: 'PreferredPeriodAction',
    props: { period: 'O período que foi deixado.' },
  },
  PreparednessCard: {
    tags: ['agenda', 'aviso', 'equipe'],
    use: 'a empresa, a equipe ou o fotógrafo leem se está tudo pronto para a visita.',
    avoid: 'para perguntar a quem recebe o fotógrafo.',
    instead: 'PreparednessQuestion',
    props: {
      preparedness: 'A resposta; nulo enquanto ninguém respondeu.',
      service: 'O serviço, que diz se é um imóvel ou um veículo.',
    },
  },
  PreparednessQuestion: {
    tags: ['agenda', 'campo', 'aviso'],
    use: 'quem recebe o fotógrafo diz, no link, se está tudo pronto.',
    avoid: 'para mostrar a resposta à empresa ou à equipe.',
    instead: 'PreparednessCard',
    props: {
      session: 'Um ensaio marcado que ainda não começou.',
      draft: 'O que foi escolhido e digitado, guardado por quem usa.',
      onDraft: 'Chamado a cada mudança, com o que guardar.',
      rescheduleHref: 'A página que muda a visita; sem ela, o pedido de outro dia fica com a equipe.',
      contacts: 'Quem chamar quando o link não muda mais a visita.',
      focused: 'Leva o foco à pergunta, para quem veio por um link.',
      onAnswer: 'Envia a resposta; uma recusa é dita, e o que foi digitado fica.',
    },
  },
}
