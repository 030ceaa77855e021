/** The room tags of photos. */
export const tagNames = ['Sala', 'Cozinha', 'Quarto', 'Banheiro', 'Varanda', 'Área comum', 'Fachada'] as const
export type TagName = (typeof tagNames)[number]

/** A rendered picture of a fictional property (demo/pictures). */
export interface DemoPicture {
  file: string
  tag: TagName
  alt: string
}

/** The photos of the demo, in gallery order. */
export const demoPictures: readonly DemoPicture[] = [
  {
    file: 'sala-01.jpg',
    tag: 'Sala',
    alt: 'Sala de estar integrada e iluminada, com sofá de linho, poltronas de couro e vista para a varanda e a cidade.',
  },
  {
    file: 'sala-02.jpg',
    tag: 'Sala',
    alt: 'Sala de estar com sofá claro, mesas de centro redondas e aparador de madeira, integrada ao jantar e à cozinha.',
  },
  {
    file: 'sala-03.jpg',
    tag: 'Sala',
    alt: 'Sala de estar com painel ripado de madeira, TV, tapete claro e grandes portas de vidro para a varanda.',
  },
  {
    file: 'sala-de-jantar-01.jpg',
    tag: 'Sala',
    alt: 'Sala de jantar com mesa de madeira para seis lugares, pendentes pretos e cozinha integrada ao fundo.',
  },
  {
    file: 'cozinha-01.jpg',
    tag: 'Cozinha',
    alt: 'Cozinha integrada com ilha de mármore claro, banquetas de couro, armários de madeira e eletrodomésticos embutidos.',
  },
  {
    file: 'suite-01.jpg',
    tag: 'Quarto',
    alt: 'Suíte com cama de casal, cabeceira estofada, painel ripado de madeira e janela ampla com cortinas leves.',
  },
  {
    file: 'suite-02.jpg',
    tag: 'Quarto',
    alt: 'Quarto de casal com parede verde sálvia, cabeceira de madeira, dois quadros e luz natural.',
  },
  {
    file: 'escritorio-01.jpg',
    tag: 'Quarto',
    alt: 'Escritório com estante de madeira iluminada, mesa de trabalho, luminária e janela ampla.',
  },
  {
    file: 'banheiro-01.jpg',
    tag: 'Banheiro',
    alt: 'Banheiro claro com revestimento marmorizado, box de vidro com perfil preto e bancada de madeira suspensa.',
  },
  {
    file: 'lavabo-01.jpg',
    tag: 'Banheiro',
    alt: 'Lavabo com parede de mármore verde-escuro, espelho redondo iluminado e cuba de apoio.',
  },
  {
    file: 'varanda-01.jpg',
    tag: 'Varanda',
    alt: 'Varanda com forro de madeira, mesa redonda, guarda-corpo de vidro e vista aberta para os prédios da cidade.',
  },
  {
    file: 'hall-de-entrada-01.jpg',
    tag: 'Área comum',
    alt: 'Hall de entrada do edifício com balcão de mármore, painel ripado, sofá e vista para o jardim.',
  },
  {
    file: 'piscina-01.jpg',
    tag: 'Área comum',
    alt: 'Piscina com deck de madeira, espreguiçadeiras, guarda-sóis e jardim tropical ao lado do edifício.',
  },
  {
    file: 'fachada-01.jpg',
    tag: 'Fachada',
    alt: 'Fachada de edifício contemporâneo com varandas brancas, painéis de madeira e palmeiras em um dia de sol.',
  },
  {
    file: 'fachada-02.jpg',
    tag: 'Fachada',
    alt: 'Fachada do mesmo edifício ao anoitecer, com apartamentos iluminados e céu em tons de rosa e azul.',
  },
]

/** A photo of a whole sphere, the last of every fourth gallery. */
export const demoPanorama: DemoPicture = {
  file: 'sala-360.jpg',
  tag: 'Sala',
  alt: 'Sala inteira em 360°, vista do meio: sofá, mesa de jantar, cozinha e janelas até o chão.',
}

/** The floor plans of the demo, by area in m². */
export const demoPlans: readonly { area: number; files: readonly string[] }[] = [
  { area: 45, files: ['planta-45m2.pdf', 'planta-45m2.png'] },
  { area: 78, files: ['planta-78m2.pdf', 'planta-78m2.png'] },
  { area: 142, files: ['planta-142m2.pdf', 'planta-142m2.png'] },
]

/** The links of tours and videos in the demo. */
export const demoTours = ['https://my.matterport.com/show/?m=SxQL3iGyoDo']
export const demoVideos = ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/1084537']

/** The video of the demo that is kept as a file: three rooms in five seconds, with its picture and its captions. */
export const demoVideoFile = {
  file: 'apartamento.mp4',
  ...{ width: 640, height: 360, seconds: 5.3 },
  poster: 'sala-01.jpg',
  captions: [
    'WEBVTT',
    '00:00.000 --> 00:01.800\nA sala recebe o sol da manhã.',
    '00:01.800 --> 00:03.500\nA cozinha se abre para a mesa de jantar.',
    '00:03.500 --> 00:05.300\nA suíte fica de frente para o jardim.\n',
  ].join('\n\n'),
} as const

/** The rooms marked on the plans of the demo that are pictures, by their file. */
export const demoRooms: Readonly<
  Record<string, readonly (readonly [room: TagName, x: number, y: number])[]>
> = {
  'planta-45m2.png': [
    ['Sala', 0.3, 0.48],
    ['Cozinha', 0.28, 0.33],
    ['Banheiro', 0.48, 0.22],
    ['Quarto', 0.72, 0.23],
    ['Varanda', 0.24, 0.71],
  ],
  'planta-78m2.png': [
    ['Sala', 0.34, 0.56],
    ['Cozinha', 0.31, 0.31],
    ['Quarto', 0.53, 0.22],
    ['Quarto', 0.79, 0.22],
    ['Quarto', 0.75, 0.73],
    ['Banheiro', 0.55, 0.61],
    ['Varanda', 0.32, 0.77],
  ],
  'planta-142m2.png': [
    ['Sala', 0.35, 0.53],
    ['Cozinha', 0.28, 0.26],
    ['Quarto', 0.61, 0.22],
    ['Quarto', 0.81, 0.22],
    ['Quarto', 0.83, 0.69],
    ['Banheiro', 0.58, 0.68],
    ['Varanda', 0.29, 0.78],
  ],
}
