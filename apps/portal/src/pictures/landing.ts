import type { HeroProps, PictureFiles, TaggedPhoto } from '@ensaio/ui'

const files = import.meta.glob<string>('./landing/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

function file(name: string, width: number, format: 'avif' | 'webp'): string {
  const url = files[`./landing/${name}-${width}.${format}`]
  if (url === undefined) throw new Error(`No picture ${name}-${width}.${format}: run scripts/pictures.ts.`)
  return url
}

function srcSet(name: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${file(name, width, format)} ${width}w`).join(', ')
}

/** The files of one picture, its widths in px from small to large; `ratio` is width to height. */
function picture(name: string, alt: string, widths: readonly number[], ratio: number): PictureFiles {
  const largest = Math.max(...widths)
  return {
    src: file(name, largest, 'webp'),
    width: largest,
    height: Math.round(largest / ratio),
    alt,
    sources: (['avif', 'webp'] as const).map((format) => ({
      srcSet: srcSet(name, widths, format),
      type: `image/${format}`,
    })),
  }
}

const room = (name: string, alt: string) => picture(name, alt, [640, 960], 1600 / 1067)

const wide = picture(
  'hero',
  'Sala de estar ampla ao entardecer, com painel ripado de madeira, sofá claro e varanda aberta para o skyline da cidade.',
  [640, 1280, 1920],
  16 / 9,
)
const upright = picture('hero-vertical', wide.alt, [640, 1080], 3 / 4)
const onPhone = '(max-width: 767.98px)'

/** The first photograph: upright on phones. */
export const hero: HeroProps['picture'] = {
  ...wide,
  sources: [
    ...(upright.sources ?? []).map((source) => ({
      ...source,
      media: onPhone,
      width: upright.width,
      height: upright.height,
    })),
    ...(wide.sources ?? []),
  ],
}

const facade = room(
  'fachada-01',
  'Fachada de edifício contemporâneo com varandas brancas, painéis de madeira e palmeiras em um dia de sol.',
)
const living = room(
  'sala-01',
  'Sala de estar integrada e iluminada, com sofá de linho, poltronas de couro e vista para a varanda e a cidade.',
)
const otherLiving = room(
  'sala-02',
  'Sala de estar com sofá claro, mesas de centro redondas e aparador de madeira, integrada ao jantar e à cozinha.',
)
const kitchen = room(
  'cozinha-01',
  'Cozinha integrada com ilha de mármore claro, banquetas de couro, armários de madeira e eletrodomésticos embutidos.',
)
const bedroom = room(
  'suite-01',
  'Suíte com cama de casal, cabeceira estofada, painel ripado de madeira e janela ampla com cortinas leves.',
)
const otherBedroom = room(
  'suite-02',
  'Quarto de casal com parede verde sálvia, cabeceira de madeira, dois quadros e luz natural.',
)
const bathroom = room(
  'banheiro-01',
  'Banheiro claro com revestimento marmorizado, box de vidro com perfil preto e bancada de madeira suspensa.',
)
const balcony = room(
  'varanda-01',
  'Varanda com forro de madeira, mesa redonda, guarda-corpo de vidro e vista aberta para os prédios da cidade.',
)
const pool = room(
  'piscina-01',
  'Piscina com deck de madeira, espreguiçadeiras, guarda-sóis e jardim tropical ao lado do edifício.',
)
const office = room(
  'escritorio-01',
  'Escritório com estante de madeira iluminada, mesa de trabalho, luminária e janela ampla.',
)
const hall = room(
  'hall-de-entrada-01',
  'Hall de entrada do edifício com balcão de mármore, painel ripado, sofá e vista para o jardim.',
)

/** A floor plan of 78 m². */
export const plan = picture(
  'planta-78m2',
  'Planta baixa humanizada de 78 m² com três quartos, sendo uma suíte com closet, dois banheiros, serviço e varanda.',
  [640, 1280],
  1600 / 1333,
)

/** A room all around. */
export const tour = picture(
  'sala-360',
  'Panorama em 360 graus da sala integrada com estar, jantar, cozinha e varanda.',
  [640, 1600],
  2,
)

/** The façade at dusk, of the last screen. */
export const dusk = picture(
  'fachada-02',
  'Fachada do mesmo edifício ao anoitecer, com apartamentos iluminados e céu em tons de rosa e azul.',
  [640, 1280, 1600],
  1600 / 1067,
)

/** One picture for each of the five steps. */
export const steps = [facade, office, hall, plan, bedroom] as const

/** The photographs of an ensaio, with their tags. */
export const photos: readonly TaggedPhoto[] = [
  { picture: living, tag: 'Sala' },
  { picture: otherLiving, tag: 'Sala' },
  { picture: kitchen, tag: 'Cozinha' },
  { picture: bedroom, tag: 'Quarto' },
  { picture: otherBedroom, tag: 'Quarto' },
  { picture: bathroom, tag: 'Banheiro' },
  { picture: balcony, tag: 'Varanda' },
  { picture: facade, tag: 'Fachada' },
]

/** What the carousel shows. */
export const slides = [
  { picture: otherLiving, caption: 'Sala integrada ao jantar e à cozinha' },
  { picture: kitchen, caption: 'Cozinha com ilha' },
  { picture: otherBedroom, caption: 'Quarto com luz da manhã' },
  { picture: bathroom, caption: 'Banheiro da suíte' },
  { picture: balcony, caption: 'Varanda' },
  { picture: pool, caption: 'Área comum: a piscina' },
]
