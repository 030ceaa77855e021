/** Why a file is no video that is kept, as a sentence that can be shown. */
export class VideoProblem extends Error {}

/** The reasons why videos are refused. */
export const videoProblems = {
  kind: 'Envie o vídeo em MP4 ou WebM.',
  broken: 'Não foi possível abrir este vídeo: o arquivo está incompleto ou danificado.',
  codec: 'Os navegadores não tocam este vídeo. Exporte-o de novo em MP4 com H.264.',
  noPicture: 'Este arquivo só tem som. Envie um vídeo.',
  hidden:
    'Este vídeo tem trilhas de dados que podem dizer onde ele foi feito. Exporte-o só com imagem e som.',
} as const

/** Refuses a file. */
export function refuseVideo(why: keyof typeof videoProblems): never {
  throw new VideoProblem(videoProblems[why])
}
