import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { color, media, space } from '../../../theme/tokens.ts'

/** A section of the settings: its name in the menu and its address. */
export type SettingsSection = { label: string; href: string }

const Frame = styled.div`
  display: grid;
  gap: ${space[32]};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 200px minmax(0, 760px);
    gap: ${space[64]};
    align-items: start;
  }
`

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};

  ${media.phone} {
    border-bottom: 1px solid ${color.line};
  }

  ${media.desktop} {
    flex-direction: column;
    position: sticky;
    top: ${space[32]};
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.inkSoft};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    color: ${color.ink};
  }

  a[aria-current='page'] {
    color: ${color.action};
    box-shadow: inset 0 -2px 0 currentcolor;

    ${media.desktop} {
      padding-left: ${space[12]};
      box-shadow: inset 2px 0 0 currentcolor;
    }
  }

  ${media.desktop} {
    a:not([aria-current]) {
      padding-left: ${space[12]};
    }
  }
`

/** The props of `SettingsLayout`. */
export type SettingsLayoutProps = {
  /** All sections, in the order of the menu. */
  sections: readonly SettingsSection[]
  /** The address of the section on screen. */
  current: string
  children: ReactNode
}

/** "Configurações": the settings of an account and its company, or of the house, one section at a time. */
export function SettingsLayout({ sections, current, children }: SettingsLayoutProps) {
  const Link = useLink()
  return (
    <Frame>
      <Sections aria-label="Configurações">
        {sections.map(({ label, href }) => (
          <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Sections>
      <div>{children}</div>
    </Frame>
  )
}
