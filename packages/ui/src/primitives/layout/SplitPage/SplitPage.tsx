import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 136px 1fr;
  }
`

const Picture = styled.img`
  position: sticky;
  top: 0;
  width: 100%;
  height: 100dvh;
  object-fit: cover;
  background: ${color.sunken};

  ${media.phone} {
    position: static;
    height: 100%;
  }
`

const Side = styled.div`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, 440px);
  padding: ${space[48]} ${space[32]};

  ${media.phone} {
    align-content: start;
    padding: ${space[32]} ${space[16]};
  }
`

export type SplitPageProps = {
  /** A photograph; `alt` is empty when it is decorative. */
  picture: { src: string; alt: string }
  children: ReactNode
}

/** A page with a form beside a photograph: half and half on a desktop, a slim band above on a phone. */
export function SplitPage({ picture, children }: SplitPageProps) {
  return (
    <Page>
      <Picture src={picture.src} alt={picture.alt} />
      <Side>{children}</Side>
    </Page>
  )
}
