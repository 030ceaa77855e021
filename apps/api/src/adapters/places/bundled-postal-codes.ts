import type { PostalCodeAddress } from '@ensaio/domain'
import { demoPlaces } from '../../demo/places.ts'

const avenues = `
01001-000; Praça da Sé; Sé; São Paulo; SP
01310-100; Avenida Paulista; Bela Vista; São Paulo; SP
01311-000; Avenida Paulista; Bela Vista; São Paulo; SP
01305-100; Rua Augusta; Consolação; São Paulo; SP
01046-010; Avenida Ipiranga; República; São Paulo; SP
01227-000; Avenida Angélica; Santa Cecília; São Paulo; SP
04538-133; Avenida Brigadeiro Faria Lima; Itaim Bibi; São Paulo; SP
04543-011; Avenida Presidente Juscelino Kubitschek; Vila Nova Conceição; São Paulo; SP
04571-010; Avenida Engenheiro Luís Carlos Berrini; Cidade Monções; São Paulo; SP
05402-000; Avenida Rebouças; Pinheiros; São Paulo; SP
04094-050; Avenida Pedro Álvares Cabral; Parque Ibirapuera; São Paulo; SP
20071-004; Avenida Presidente Vargas; Centro; Rio de Janeiro; RJ
22021-001; Avenida Atlântica; Copacabana; Rio de Janeiro; RJ
22250-040; Praia de Botafogo; Botafogo; Rio de Janeiro; RJ
22420-002; Avenida Vieira Souto; Ipanema; Rio de Janeiro; RJ
22640-100; Avenida das Américas; Barra da Tijuca; Rio de Janeiro; RJ
90020-004; Rua dos Andradas; Centro Histórico; Porto Alegre; RS
90035-190; Avenida Osvaldo Aranha; Bom Fim; Porto Alegre; RS
90110-150; Avenida Borges de Medeiros; Praia de Belas; Porto Alegre; RS
90160-093; Avenida Ipiranga; Azenha; Porto Alegre; RS
90410-003; Avenida Protásio Alves; Rio Branco; Porto Alegre; RS`

function addressOfLine(line: string): PostalCodeAddress {
  const [code = '', street = '', neighborhood = '', city = '', state = ''] = line.split('; ')
  return { postal_code: code.replace('-', ''), street, neighborhood, city, state }
}

const demo = demoPlaces.map(({ number: _, ...place }) => place)

/** Some CEPs of the three cities, those of the demo included, by their 8 digits: for machines without a network (rule address-search). */
export const bundledPostalCodes: ReadonlyMap<string, PostalCodeAddress> = new Map(
  [...avenues.trim().split('\n').map(addressOfLine), ...demo].map((address) => [
    address.postal_code,
    address,
  ]),
)
