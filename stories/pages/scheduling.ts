import type { Pages } from './page.ts'

const theSession = 'O ensaio do link.'
const slot = 'O dia e o horário escolhidos, ou `null`.'
const owner = 'Quem recebe o fotógrafo, como preenchido até agora.'
const keys = 'O que foi dito sobre as chaves.'
const picture = 'Uma fotografia de capa, de 3:2 ou mais larga.'
const visits = 'Quantas visitas seguidas; uma, se nada for dito.'
const schedule = 'Os horários da cidade, dia por dia; sem eles, os quatro de sempre.'
const chosenDay = 'O dia escolhido; `null` antes da escolha.'

/** Choosing the day of a visit. */
export const scheduling: Pages = {
  BookedStep: {
    tags: ['agenda', 'etapas', 'data'],
    use: 'a visita está marcada: dia, fotógrafo, o que preparar e como mudar.',
    avoid: 'para a área logada, que tem o cartão de agendamento.',
    instead: 'ScheduleCard',
    props: {
      session: 'Um ensaio agendado.',
      rescheduleHref: 'O endereço em que se muda o dia; deixe de fora quando já é tarde.',
      lateReason: 'Por que a visita não pode mais mudar.',
      question: 'A pergunta se está tudo pronto (`PreparednessQuestion`), abaixo do que preparar.',
      onUnable: 'Avisa que ninguém pode receber o fotógrafo; o motivo pode ficar vazio.',
      unitHref: 'O endereço de uma unidade, quando o link vale para várias.',
      allUnitsHref: 'O link de várias unidades, quando se veio dele.',
    },
  },
  CalendarGrid: {
    tags: ['calendário', 'data', 'agenda'],
    use: 'a pessoa escolhe um dia entre os que têm horário.',
    avoid: 'para digitar uma data qualquer.',
    instead: 'DateInput',
    props: {
      month: 'O mês à vista, `aaaa-mm`.',
      onMonth: 'Chamado com outro mês.',
      availability: 'Os horários livres por dia.',
      chosen: chosenDay,
      onChoose: 'Chamado com o dia; só nos que têm horário livre.',
      firstMonth: 'O primeiro mês; o de hoje, se nada for dito.',
      lastMonth: 'O último mês; o do último dia agendável, se nada for dito.',
    },
  },
  CalendarSubscription: {
    tags: ['agenda', 'calendário', 'configurações'],
    use: 'a pessoa quer as visitas no próprio calendário, sempre em dia.',
    avoid: 'para pôr uma única visita no calendário.',
    instead: 'BookedStep',
    props: {
      of: 'De quem são as visitas: da empresa, de quem fotografa, ou de uma cidade.',
      feed: 'O endereço, até onde se sabe; `null` enquanto não há.',
      onCreate: 'Cria o endereço, ou o troca; só esta resposta o diz.',
      onEnd: 'Desliga o endereço.',
    },
  },
  ConfirmationStep: {
    tags: ['agenda', 'etapas'],
    use: 'a pessoa revê dia, horário e contato, e confirma a visita.',
    avoid: 'para o resumo ao lado das etapas.',
    instead: 'SchedulingSummary',
    props: {
      session: theSession,
      draft: 'Um agendamento completo.',
      onConfirm: 'Marca a visita; a falha vai num diálogo e nada se perde.',
      editHref: 'Os endereços em que se altera cada parte.',
    },
  },
  DayAndTimeStep: {
    tags: ['agenda', 'calendário', 'horário', 'etapas'],
    use: 'a pessoa escolhe dia e horário da visita.',
    avoid: 'para só mostrar os horários de um dia.',
    instead: 'SlotPicker',
    props: {
      availability: 'Os horários livres por dia.',
      value: 'O dia e o horário escolhidos.',
      lost: 'O horário que outra pessoa acabou de reservar.',
      current: 'O horário atual de uma visita que muda de dia.',
      visits,
      schedule,
      otherwise:
        'O que mais fazer quando nenhum horário serve (`PreferredPeriodAction`), abaixo dos horários.',
      isSingle: 'É a única etapa: “Continuar” já marca, e a falha vai num diálogo.',
      onChange: 'Chamado com a escolha.',
      onNext: 'Chamado só com dia e horário escolhidos.',
    },
  },
  InformationStep: {
    tags: ['agenda', 'contato', 'formulário', 'etapas'],
    use: 'a pessoa diz quem recebe o fotógrafo e como se entra no imóvel.',
    avoid: 'no pedido, que tem a etapa do responsável.',
    instead: 'ResponsibleStep',
    props: {
      draft: 'O agendamento como está.',
      session: 'Dá o responsável e diz se há chaves; sem ele os campos começam vazios.',
      me: 'Quem entrou, cujos dados podem preencher os campos; `null` sem login.',
      onChange: 'Chamado a cada mudança, para guardar o rascunho.',
    },
  },
  Invitation: {
    tags: ['agenda', 'link', 'fotografia'],
    use: 'alguém abre o link: lê o que vai acontecer e começa.',
    avoid: 'quando o link não vale mais.',
    instead: 'SchedulingClosed',
    props: { session: theSession, picture },
  },
  SchedulingClosed: {
    tags: ['agenda', 'aviso'],
    use: 'o link existe, mas não se pode escolher horário: diz por quê.',
    avoid: 'para um link que não existe.',
    instead: 'SchedulingNotFound',
    props: { session: theSession, reason: 'Por que não se pode escolher, de `publicSchedulingState`.' },
  },
  SchedulingLayout: {
    tags: ['agenda', 'layout', 'etapas'],
    use: 'o agendamento por link é feito em etapas, com o resumo ao lado.',
    avoid: 'na área logada.',
    instead: 'OrderLayout',
    props: {
      session: theSession,
      picture,
      step: 'A etapa atual, a partir de 1; 4 quando a visita está marcada.',
      isSingle: 'Esconde as etapas, quando a visita muda de dia ou é vista de novo.',
      slot,
      owner,
      keys,
      hrefs: 'Os endereços das três etapas; as que já passaram são links.',
      children: 'A etapa à vista.',
    },
  },
  SchedulingNotFound: {
    tags: ['agenda', 'falha', 'link'],
    use: 'o link de agendamento não existe.',
    avoid: 'para um link que existe e já não aceita horários.',
    instead: 'SchedulingClosed',
  },
  SchedulingSummary: {
    tags: ['agenda', 'data', 'endereço'],
    use: 'ao lado das etapas, a visita se monta à vista de quem escolhe.',
    avoid: 'para a revisão final.',
    instead: 'ConfirmationStep',
    props: { session: theSession, slot, owner, keys },
  },
  SlotPicker: {
    tags: ['horário', 'agenda'],
    use: 'o dia está escolhido e falta o horário.',
    avoid: 'sem o calendário ao lado.',
    instead: 'DayAndTimeStep',
    props: {
      date: chosenDay,
      times: 'Os horários livres do dia; os outros aparecem como ocupados.',
      chosen: 'O horário escolhido, ou `null`.',
      visits,
      schedule,
      onChoose: 'Chamado com o horário.',
    },
  },
  VisitUnits: {
    tags: ['unidades', 'agenda', 'lista'],
    use: 'o link vale para várias unidades: mostra o dia de cada uma.',
    avoid: 'para escolher entre agendar juntas ou uma por vez.',
    instead: 'UnitChoice',
    props: { units: 'As unidades do link.', hrefOf: 'O endereço de uma unidade.' },
  },
  PropertyPosition: {
    tags: ['endereço', 'equipe', 'diálogo', 'formulário'],
    use: 'a equipe vê quão exata é a posição de um imóvel no mapa, e a corrige.',
    avoid: 'para mostrar o endereço.',
    instead: 'AddressCard',
    props: {
      position: 'Onde fica o imóvel; `null` quando nada se sabe.',
      onSave: 'Grava a posição, ou volta à do endereço com `null`; sem ela, só se lê.',
    },
  },
}
