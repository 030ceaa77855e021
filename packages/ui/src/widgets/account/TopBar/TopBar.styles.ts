import styled from 'styled-components'
import { color, layer, media, motion, radius, shadow, space, tabular, text } from '../../../theme/tokens.ts'

// On a tablet the bar is in one line as on a desktop, with smaller gaps.
const tablet = '@media (min-width: 768px) and (max-width: 1023px)'

/** The bar itself, over the whole width. */
export const Bar = styled.header`
  position: relative;
  z-index: ${layer.bar};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`

/** The link that skips the bar, for keyboards; visible only while focused. */
export const SkipLink = styled.a`
  position: absolute;
  inset: calc(100% + ${space[8]}) auto auto ${space[8]};
  z-index: 1;
  padding: ${space[8]} ${space[16]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.action};
  color: ${color.onAction};
  font-weight: 600;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`

/** The content of the bar, as wide as the page. */
export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[32]};
  max-width: calc(1200px + 2 * ${space[32]});
  min-height: 64px;
  margin-inline: auto;
  padding: 0 ${space[32]};

  /* A long name takes a second line, and never the place of the navigation. */
  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    max-width: min(16rem, 60vw);
    min-height: 44px;
    text-decoration: none;
  }

  /* The name alone, where there is nothing to enter, stays on its side. */
  > :last-child:not(:first-child) {
    margin-left: auto;
  }

  ${tablet} {
    gap: ${space[16]};
  }

  ${media.phone} {
    min-height: 56px;
    padding: 0 ${space[16]};
  }
`

/** The menu button and its menu, which closes when the focus leaves both. */
export const Disclosing = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
`

/** Shows its content on phones only. */
export const PhoneOnly = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    margin-left: auto;
  }
`

/** The search: before the navigation, on a phone beside the menu button. */
export const Finding = styled.div`
  display: flex;
  align-items: center;
  margin-inline: calc(-1 * ${space[12]}) ${space[12]};

  ${media.phone} {
    margin-inline: auto 0;

    + * {
      margin-left: 0;
    }
  }
`

/** The menu: in line on a desktop, a sheet under the menu button on a phone. */
export const Panel = styled.div<{ $open: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[24]};
  min-width: 0;

  ${tablet} {
    gap: ${space[16]};
  }

  ${media.phone} {
    display: ${({ $open }) => ($open ? 'flex' : 'none')};
    position: absolute;
    inset: 100% 0 auto;
    flex-direction: column;
    align-items: stretch;
    gap: ${space[16]};
    max-height: calc(100dvh - 57px);
    overflow: auto;
    padding: ${space[8]} ${space[16]} ${space[16]};
    background: ${color.surface};
    border-bottom: 1px solid ${color.line};
    box-shadow: ${shadow.float};
  }
`

/** The navigation; the current page is underlined, on a phone marked at the side. */
export const Links = styled.nav`
  align-self: stretch;
  min-width: 0;

  a {
    display: flex;
    align-items: center;
    min-height: 64px;
    border-block: 3px solid transparent;
    color: ${color.inkSoft};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.quick};
  }

  a:hover {
    color: ${color.ink};
  }

  /* Forced-colors mode would draw a transparent border. */
  @media (forced-colors: active) {
    a {
      border-color: Canvas;
    }
  }

  a:focus-visible {
    outline-offset: -6px;
  }

  a[aria-current] {
    border-block-end-color: ${color.action};
    color: ${color.ink};
  }

  ${media.phone} {
    a {
      min-height: 48px;
      padding-inline: calc(${space[16]} - 3px) ${space[16]};
      border-block: 0;
      border-inline-start: 3px solid transparent;
      font-size: ${text.size17};
    }

    a[aria-current] {
      border-inline-start-color: ${color.action};
      background: ${color.actionSoft};
    }
  }
`

/** The list of navigation links; the many of an administrator take a second line on a small window. */
export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
  height: 100%;

  ${tablet} {
    gap: 0 ${space[16]};
  }

  ${media.phone} {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
    margin-inline: calc(-1 * ${space[16]});
  }
`

/** The user and company, the credit and the sign-out button; `$whole` of staff, whose many links take a second line before a name is truncated. */
export const Account = styled.div<{ $whole: boolean }>`
  display: flex;
  flex-shrink: ${({ $whole }) => ($whole ? 0 : 1)};
  align-items: center;
  gap: ${space[16]};
  min-width: 0;
  margin-left: auto;

  ${tablet} {
    gap: ${space[8]};
  }

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[12]};
    margin-left: 0;
    padding-top: ${space[16]};
    border-top: 1px solid ${color.line};
  }
`

/** The company's name: truncated or hidden when space is short, complete in the phone's menu. */
export const CompanyName = styled.span`
  min-width: 0;
  max-width: 24ch;
  overflow: hidden;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${tablet} {
    display: none;
  }

  ${media.phone} {
    max-width: none;
    color: ${color.ink};
    font-weight: 600;
    white-space: normal;
  }
`

/** The credit balance, in one line. */
export const Credit = styled.span`
  flex: none;
  font-weight: 500;
  white-space: nowrap;
  ${tabular}
`
