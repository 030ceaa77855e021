import { type ReactNode, useEffect, useRef } from 'react'
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
  gap: ${space[4]} ${space[24]};

  /* One row to the edges of the window, where a section that is cut off shows that it scrolls. */
  ${media.phone} {
    position: relative;
    margin-inline: calc(-1 * ${space[16]});
    padding-inline: ${space[16]};
    overflow-x: auto;
    scroll-padding-inline: ${space[48]};
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 ${color.line};
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
    white-space: nowrap;

    ${media.desktop} {
      white-space: normal;
    }
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
  const menu = useRef<HTMLElement>(null)

  // Only sideways: the page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section on screen is the reason to scroll.
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (!menu.current || !link) return
    menu.current.scrollLeft = link.offsetLeft - (menu.current.clientWidth - link.offsetWidth) / 2
  }, [current])

  return (
    <Frame>
      <Sections ref={menu} aria-label="Configurações" data-sideways>
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
