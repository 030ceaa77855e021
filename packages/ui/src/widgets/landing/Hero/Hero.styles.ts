import styled from 'styled-components'
import { color, font, media, space, text } from '../../../theme/tokens.ts'

/** The whole width and most of the height of the window; in the photograph's colour until it loads. */
export const Frame = styled.section`
  position: relative;
  display: grid;
  min-height: min(86dvh, 780px);
  background: ${color.sunken};
  isolation: isolate;

  picture,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.phone} {
    min-height: min(88dvh, 720px);

    img {
      height: 72%;
      object-position: 50% 62%;
    }
  }
`

/** The text over the lower edge, which is dark enough for light text (contrast of at least 4.5 over any photograph). */
export const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  color: ${color.ink};
  background: linear-gradient(
    24deg,
    color-mix(in srgb, ${color.sunken} 94%, transparent) 6%,
    color-mix(in srgb, ${color.sunken} 80%, transparent) 36%,
    transparent 70%
  );

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
    width: 100%;
    max-width: calc(1200px + 2 * ${space[32]});
    margin-inline: auto;
    padding: ${space[96]} ${space[32]} ${space[64]};
  }

  p {
    max-width: 52ch;
    font-size: ${text.size20};
    line-height: 1.4;
    text-wrap: balance;
  }

  > div > :last-child {
    margin-top: ${space[16]};
  }

  ${media.phone} {
    background: none;

    /* As high as the text, so that the contrast is the same on the smallest phone. */
    > div {
      background: linear-gradient(
        transparent,
        color-mix(in srgb, ${color.sunken} 76%, transparent) ${space[96]},
        ${color.sunken} 60%
      );
      padding: ${space[96]} ${space[16]} ${space[32]};
    }

    p {
      font-size: ${text.size17};
    }

    > div > :last-child > * {
      flex: 1 1 100%;
    }
  }
`

/** The slogan. */
export const Title = styled.h1`
  max-width: 17ch;
  font-family: ${font.display};
  font-size: ${text.size56};
  line-height: 1.04;
  letter-spacing: -0.03em;

  ${media.phone} {
    font-size: ${text.size40};
  }

  @media (max-width: 22em) {
    font-size: ${text.size30};
  }
`
