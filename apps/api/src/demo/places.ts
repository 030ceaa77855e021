import type { AddressParts } from '@ensaio/domain'

const states: Record<string, string> = { 'São Paulo': 'SP', 'Rio de Janeiro': 'RJ', 'Porto Alegre': 'RS' }

function place(city: string, line: string): AddressParts {
  const [street = '', number = '', neighborhood = '', postalCode = ''] = line.split('; ')
  return {
    state: states[city] ?? '',
    city,
    neighborhood,
    street,
    number,
    postal_code: postalCode.replace('-', ''),
  }
}

const saoPaulo = [
  'Rua Oscar Freire; 1210; Cerqueira César; 01426-001',
  'Rua Augusta; 2203; Cerqueira César; 01413-000',
  'Alameda Lorena; 1304; Jardim Paulista; 01424-001',
  'Rua dos Pinheiros; 870; Pinheiros; 05422-001',
  'Rua Harmonia; 545; Vila Madalena; 05435-000',
  'Avenida Pompeia; 1750; Vila Pompeia; 05022-001',
  'Rua Joaquim Antunes; 412; Pinheiros; 05415-001',
  'Avenida Brigadeiro Faria Lima; 3144; Itaim Bibi; 01451-000',
  'Rua Clodomiro Amazonas; 980; Vila Nova Conceição; 04537-002',
  'Avenida Ibirapuera; 2332; Indianópolis; 04028-002',
  'Rua Vergueiro; 3185; Vila Mariana; 04101-300',
  'Rua Tuiuti; 2100; Tatuapé; 03307-005',
  'Rua Apeninos; 664; Paraíso; 04104-020',
  'Rua Itapura; 1300; Vila Gomes Cardim; 03310-000',
  'Avenida Paulista; 1578; Bela Vista; 01310-200',
].map((line) => place('São Paulo', line))

const rioDeJaneiro = [
  'Rua Visconde de Pirajá; 330; Ipanema; 22410-000',
  'Avenida Atlântica; 2634; Copacabana; 22041-001',
  'Rua Conde de Bonfim; 496; Tijuca; 20520-054',
  'Rua Voluntários da Pátria; 190; Botafogo; 22270-010',
  'Avenida das Américas; 3500; Barra da Tijuca; 22640-102',
  'Rua Dias Ferreira; 417; Leblon; 22431-050',
  'Rua das Laranjeiras; 336; Laranjeiras; 22240-003',
].map((line) => place('Rio de Janeiro', line))

const portoAlegre = [
  'Rua Padre Chagas; 318; Moinhos de Vento; 90570-080',
  'Avenida Carlos Gomes; 1340; Auxiliadora; 90480-001',
  'Rua Dona Laura; 204; Rio Branco; 90430-090',
  'Avenida Nilo Peçanha; 2825; Chácara das Pedras; 91330-001',
  "Rua Anita Garibaldi; 1143; Mont'Serrat; 90450-001",
  'Rua Quintino Bocaiúva; 694; Moinhos de Vento; 90440-050',
  'Rua Lima e Silva; 776; Cidade Baixa; 90050-100',
].map((line) => place('Porto Alegre', line))

/** Streets of the three cities that are served. */
export const demoPlaces: readonly AddressParts[] = [...saoPaulo, ...rioDeJaneiro, ...portoAlegre]
