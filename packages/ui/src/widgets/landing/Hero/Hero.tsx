import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { Frame, Title, Words } from './Hero.styles.ts'

/** A link: its text and its target. */
export type Way = { label: string; href: string }

/** The props of `Hero`. */
export type HeroProps = {
  /** The photograph; its sources should include a portrait crop for phones. */
  picture: PictureFiles
  /** The slogan, one sentence. */
  title: string
  text?: string
  primary: Way
  secondary?: Way
}

/** The first screen of the landing page: a photograph, a slogan over its darker edge, and one button. The photograph loads first. */
export function Hero({ picture, title, text, primary, secondary }: HeroProps) {
  return (
    <Frame aria-labelledby="hero">
      <Picture files={picture} first />
      <ThemeProvider mode="dark">
        <Words>
          <div>
            <Title id="hero">{title}</Title>
            {text && <p>{text}</p>}
            <Row gap={12}>
              <Button variant="primary" size="large" href={primary.href}>
                {primary.label}
              </Button>
              {secondary && (
                <Button size="large" href={secondary.href}>
                  {secondary.label}
                </Button>
              )}
            </Row>
          </div>
        </Words>
      </ThemeProvider>
    </Frame>
  )
}
