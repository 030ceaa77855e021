import styled from 'styled-components'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { NameMark } from '../../../theme/NameMark.tsx'
import { useBrand } from '../../../theme/ThemeProvider.tsx'
import { color, media, space } from '../../../theme/tokens.ts'

const Strip = styled.footer`
  border-top: 1px solid ${color.line};
`

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[12]} ${space[24]};
  max-width: calc(1200px + 2 * ${space[32]});
  margin-inline: auto;
  padding: ${space[24]} ${space[32]};
  color: ${color.inkSoft};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    padding: ${space[24]} ${space[16]} calc(${space[24]} + env(safe-area-inset-bottom));

    a {
      min-height: 44px;
    }
  }
`

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};

  ${media.desktop} {
    margin-left: auto;
  }
`

export type FooterProps = {
  /** The current year, for the copyright. */
  year: number
  /** The company's pages on other sites; each opens in a new tab. */
  socials?: readonly { label: string; href: string }[]
}

/** The footer of every page: the copyright, and links to the company's pages on other sites. */
export function Footer({ year, socials = [] }: FooterProps) {
  const { name } = useBrand()
  return (
    <Strip>
      <Inner>
        <NameMark size={20} />
        <p>{`© ${year} ${name}. Todos os direitos reservados.`}</p>
        {socials.length > 0 && (
          <Socials role="list" aria-label="Redes sociais">
            {socials.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} external quiet>
                  {label}
                </TextLink>
              </li>
            ))}
          </Socials>
        )}
      </Inner>
    </Strip>
  )
}
