import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { Frame, Title, Words } from './Hero.styles.ts'

/** A way to go: its words, and where it leads. */
export type Way = { label: string; href: string }

/** What the first screen of the landing page takes. */
export type HeroProps = {
  /** The photograph; give an upright crop for phones among its sources. */
  picture: PictureFiles
  /** The one sentence. */
  title: string
  text?: string
  primary: Way
  secondary?: Way
}

/** The first screen: a whole photograph, one sentence over its darker edge, one button. The photograph is fetched before anything else. */
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
