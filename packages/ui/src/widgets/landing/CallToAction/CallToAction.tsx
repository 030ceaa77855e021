import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { color, font, media, space, text } from '../../../theme/tokens.ts'
import type { Way } from '../Hero/Hero.tsx'

const Frame = styled.section`
  position: relative;
  display: grid;
  min-height: 520px;
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
`

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[32]};
  padding: ${space[96]} ${space[32]};
  color: ${color.ink};
  background: color-mix(in srgb, ${color.sunken} 72%, transparent);
  text-align: center;

  h2 {
    max-width: 22ch;
    font-family: ${font.display};
    font-size: ${text.size40};
    line-height: 1.1;
    letter-spacing: -0.025em;
  }

  ${media.phone} {
    padding: ${space[64]} ${space[16]};

    h2 {
      font-size: ${text.size30};
    }
  }
`

/** The props of `CallToAction`. */
export type CallToActionProps = {
  /** A photograph: decorative, or with a text alternative. */
  picture: PictureFiles
  /** The title, one sentence. */
  title: string
  action: Way
}

/** The last screen of the landing page: a darkened photograph, one sentence and one button. */
export function CallToAction({ picture, title, action }: CallToActionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Picture files={picture} />
      <ThemeProvider mode="dark">
        <Words>
          <h2 id={id}>{title}</h2>
          <Button variant="primary" size="large" href={action.href}>
            {action.label}
          </Button>
        </Words>
      </ThemeProvider>
    </Frame>
  )
}
