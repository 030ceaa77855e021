/** A fictional contact at a property or in a sales team. */
export interface DemoPerson {
  name: string
  email: string
  phone: string
}

function person(name: string, phone: string): DemoPerson {
  const [first = '', last = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  return { name, email: `${first}.${last}@exemplo.test`, phone }
}

/** The contacts of the demo's properties. */
export const demoPeople: readonly DemoPerson[] = [
  person('Ana Beatriz Rocha', '+5511991110001'),
  person('Bruno Carvalho', '+5511991110002'),
  person('Cláudia Menezes', '+5511991110003'),
  person('Diego Fontes', '+5521991110004'),
  person('Eduarda Lopes', '+5521991110005'),
  person('Felipe Siqueira', '+5551991110006'),
  person('Gabriela Antunes', '+5551991110007'),
  person('Henrique Vasconcelos', '+5511991110008'),
  person('Isabela Moraes', '+5511991110009'),
  person('João Pedro Lacerda', '+5511991110010'),
]

/** The places of keys. */
export const keyPlaces = [
  'Na portaria, com o zelador Sr. Antônio.',
  'Na imobiliária, retirar no dia.',
  'O responsável abre a porta.',
  'No cofre de chaves ao lado da garagem, senha com o responsável.',
] as const

/** Notes of clients. */
export const notes = [
  'Garagem no subsolo 2; avisar a portaria antes de subir.',
  'Imóvel mobiliado. Fotografar também a varanda gourmet.',
  'Elevador de serviço em manutenção até o fim do mês.',
] as const

/** Photographers; `weekdays` 1 is Monday. */
export const demoProviders: readonly {
  name: string
  city: string
  weekdays: readonly number[]
  phone: string
  email?: string
}[] = [
  {
    name: 'Caio Brandão',
    city: 'São Paulo',
    weekdays: [1, 2, 3, 4, 5, 6],
    phone: '+5511954321098',
    email: 'fotografo@demo.test',
  },
  { name: 'Luiza Tavares', city: 'São Paulo', weekdays: [1, 2, 3, 4, 5], phone: '+5511992220001' },
  { name: 'Marcos Yamada', city: 'São Paulo', weekdays: [2, 3, 4, 5, 6], phone: '+5511992220002' },
  { name: 'Renata Queiroz', city: 'Rio de Janeiro', weekdays: [1, 2, 3, 4, 5, 6], phone: '+5521992220003' },
  { name: 'Otávio Bastos', city: 'Rio de Janeiro', weekdays: [1, 3, 5], phone: '+5521992220004' },
  { name: 'Júlia Wolff', city: 'Porto Alegre', weekdays: [1, 2, 3, 4, 5], phone: '+5551992220005' },
  { name: 'Pedro Schneider', city: 'Porto Alegre', weekdays: [2, 4, 6], phone: '+5551992220006' },
]
