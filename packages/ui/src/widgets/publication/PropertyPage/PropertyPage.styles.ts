import styled from 'styled-components'
import { color, focusRing, font, media, radius, space, text } from '../../../theme/tokens.ts'

/** The whole page. */
export const Sheet = styled.div`
  background: ${color.canvas};
  color: ${color.ink};
  overflow-wrap: anywhere;

  ${media.phone} {
    &[data-has-contact='true'] {
      padding-bottom: 5.5rem;
    }
  }

  @media print {
    background: #fff;
    color: #000;

    &[data-has-contact='true'] {
      padding-bottom: 0;
    }
  }
`

/** As wide as a page. */
export const Wide = styled.div`
  max-width: 1200px;
  margin-inline: auto;
  padding-inline: ${space[32]};

  ${media.phone} {
    padding-inline: ${space[16]};
  }
`

/** The first photo, from edge to edge. */
export const Cover = styled.a`
  display: block;
  height: min(76vh, 52vw);
  background: ${color.sunken};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  ${media.phone} {
    height: min(60vh, 80vw);
  }

  @media print {
    height: 9cm;
  }
`

/** What the property is, beside whom to ask. */
export const Opening = styled.div`
  display: grid;
  gap: ${space[32]} ${space[64]};
  align-items: start;
  padding-block: ${space[48]};

  ${media.desktop} {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
  }

  ${media.phone} {
    padding-block: ${space[24]} ${space[32]};
  }
`

/** The headline, its place and its facts. */
export const Words = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;

  h1 {
    max-width: 20ch;
    font: 600 ${text.size56} / 1.08 ${font.display};
    letter-spacing: -0.025em;
  }

  ${media.phone} {
    gap: ${space[12]};

    h1 {
      font-size: ${text.size30};
    }
  }
`

/** The lines of the address, and kind and area. */
export const Facts = styled.div`
  color: ${color.inkSoft};
  font-size: ${text.size17};

  strong {
    color: ${color.ink};
    font-weight: 500;
  }
`

/** What the company wrote, its line breaks kept. */
export const Description = styled.p`
  max-width: 68ch;
  margin-top: ${space[8]};
  font-size: ${text.size17};
  line-height: 1.6;
  white-space: pre-line;
`

/** The company and its contact. */
export const Company = styled.aside`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  > img {
    width: auto;
    max-width: 200px;
    max-height: 64px;
    object-fit: contain;
    object-position: left;
  }

  h2 {
    font-size: ${text.size20};
    line-height: 1.25;
  }

  ${media.phone} {
    padding: ${space[16]};
  }

  @media print {
    break-inside: avoid;
  }
`

/** A jump to each room. */
export const Rooms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  a {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
    min-height: 44px;
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    font-weight: 500;
    text-decoration: none;
  }

  a:hover {
    border-color: ${color.action};
    color: ${color.action};
  }

  span {
    color: ${color.inkSoft};
    font-weight: 400;
  }

  @media print {
    display: none;
  }
`

/** One part of the page under its heading. */
export const Part = styled.section`
  padding-top: ${space[48]};
  scroll-margin-top: 0;

  &[data-far='true'] {
    content-visibility: auto;
    contain-intrinsic-size: auto 720px;
  }

  > h2 {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[12]};
    align-items: baseline;
    margin-bottom: ${space[16]};
    font: 600 ${text.size30} / 1.15 ${font.display};
    letter-spacing: -0.02em;
  }

  > h2 span {
    color: ${color.inkSoft};
    font: 400 ${text.size15} / 1.5 ${font.text};
    letter-spacing: 0;
  }

  ${media.phone} {
    padding-top: ${space[32]};

    > h2 {
      margin-bottom: ${space[12]};
      font-size: ${text.size24};
    }
  }

  @media print {
    content-visibility: visible;

    > h2 {
      break-after: avoid;
    }
  }
`

/** The end of the page. */
export const End = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]} ${space[24]};
  margin-top: ${space[64]};
  padding-block: ${space[24]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
`
