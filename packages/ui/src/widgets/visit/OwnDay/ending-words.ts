import {
  endingStatus,
  type SessionStatus,
  statusLongLabel,
  type VisitEnding,
  visitEndings,
} from '@ensaio/domain'

/** The question before a visit ends, by how; `visit` is its day and hour as text. */
export const endingQuestions: Record<VisitEnding, { title: string; description: (visit: string) => string }> =
  {
    done: {
      title: 'A visita foi feita?',
      description: (visit) =>
        `A visita de ${visit} passa para a produção. Até um dia depois, dá para desfazer na página do ensaio.`,
    },
    absent: {
      title: 'O cliente não estava?',
      description: (visit) => `A visita de ${visit} se encerra sem material, e o cliente recebe um e-mail.`,
    },
  }

const endedTexts: Record<VisitEnding, string> = {
  done: 'A visita foi feita. Falta entregar o material.',
  absent: 'Não havia quem recebesse o fotógrafo. Falta combinar outro dia.',
}

/** How a visit that is no longer ahead stands, in words. */
export function endedText(status: SessionStatus): string {
  const ending = visitEndings.find((one) => endingStatus[one] === status)
  return ending === undefined ? statusLongLabel(status) : endedTexts[ending]
}
