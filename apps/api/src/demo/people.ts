import type { Skill } from '@ensaio/domain'

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
  base_cep: string
  skills: readonly Skill[]
  email?: string
}[] = [
  {
    name: 'Caio Brandão',
    city: 'São Paulo',
    weekdays: [1, 2, 3, 4, 5, 6],
    base_cep: '05402000',
    skills: ['tour', 'videos', 'plans'],
    phone: '+5511954321098',
    email: 'fotografo@demo.test',
  },
  {
    name: 'Luiza Tavares',
    city: 'São Paulo',
    weekdays: [1, 2, 3, 4, 5],
    phone: '+5511992220001',
    base_cep: '04094050',
    skills: ['tour', 'plans'],
  },
  {
    name: 'Marcos Yamada',
    city: 'São Paulo',
    weekdays: [2, 3, 4, 5, 6],
    phone: '+5511992220002',
    base_cep: '03310000',
    skills: ['videos'],
  },
  {
    name: 'Renata Queiroz',
    city: 'Rio de Janeiro',
    weekdays: [1, 2, 3, 4, 5, 6],
    phone: '+5521992220003',
    base_cep: '22250040',
    skills: ['tour', 'videos', 'plans'],
  },
  {
    name: 'Otávio Bastos',
    city: 'Rio de Janeiro',
    weekdays: [1, 3, 5],
    phone: '+5521992220004',
    base_cep: '22640100',
    skills: ['tour'],
  },
  {
    name: 'Júlia Wolff',
    city: 'Porto Alegre',
    weekdays: [1, 2, 3, 4, 5],
    phone: '+5551992220005',
    base_cep: '90035190',
    skills: ['tour', 'plans'],
  },
  {
    name: 'Pedro Schneider',
    city: 'Porto Alegre',
    weekdays: [2, 4, 6],
    phone: '+5551992220006',
    base_cep: '90480001',
    skills: ['videos'],
  },
]
