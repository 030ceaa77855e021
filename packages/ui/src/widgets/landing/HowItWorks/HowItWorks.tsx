import { CalendarDays, Camera, Images, MailCheck, MapPin } from 'lucide-react'
import { Band } from '../../../primitives/layout/Band/Band.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { StepLabel, Steps } from './HowItWorks.styles.ts'

const steps = [
  {
    title: 'Você informa o endereço',
    text: 'O imóvel, o serviço e quem responde por ele. Leva menos de um minuto.',
    Icon: MapPin,
    slip: 'Rua das Acácias, 120',
  },
  {
    title: 'Seu cliente escolhe a data',
    text: 'Ele recebe um link com os dias e horários livres, e marca sem ligar para ninguém.',
    Icon: CalendarDays,
    slip: 'Terça, 24 de nov., 10h30',
  },
  {
    title: 'O fotógrafo atende',
    text: 'Um profissional da sua cidade vai ao imóvel e registra cada ambiente.',
    Icon: Camera,
    slip: 'Fotógrafo no local',
  },
  {
    title: 'Nós preparamos o material',
    text: 'Tratamos as fotos, montamos o tour e desenhamos a planta.',
    Icon: Images,
    slip: '24 fotos, tour e planta',
  },
  {
    title: 'Você recebe por e-mail',
    text: 'Tudo separado por ambiente, pronto para publicar no anúncio.',
    Icon: MailCheck,
    slip: 'Seu material está pronto',
  },
] as const

/** The props of `HowItWorks`. */
export type HowItWorksProps = {
  /** One picture for each step, in order: the address, the date, the photographer, the material, the delivery. */
  pictures: readonly [PictureFiles, PictureFiles, PictureFiles, PictureFiles, PictureFiles]
}

/** An ensaio in five steps, as a row of pictures; on a phone each step has its picture beside it. */
export function HowItWorks({ pictures }: HowItWorksProps) {
  return (
    <Band
      title="Como funciona"
      text="Do endereço ao anúncio em cinco passos. Você acompanha todos eles aqui."
    >
      <Steps role="list">
        {steps.map(({ title, text, Icon, slip }, place) => (
          <li key={title}>
            <div>
              <Picture
                files={pictures[place] ?? pictures[0]}
                sizes="(max-width: 767px) 112px, (max-width: 1264px) 19vw, 224px"
              />
              <StepLabel aria-hidden="true">
                <Icon size={16} strokeWidth={1.75} />
                <span>{slip}</span>
              </StepLabel>
            </div>
            <div>
              <h3>
                <b>{place + 1}</b> {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Band>
  )
}
