import styled from 'styled-components'
import { color, layer, media, radius, shadow, space } from '../../../theme/tokens.ts'

/** Ways to reach the contact, one a line. */
export const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
`

/** A link that looks like a button; `data-main` for the one that matters. */
export const Way = styled.a`
  display: inline-flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: 44px;
  font-weight: 500;

  svg {
    flex: none;
  }

  &[data-main='true'] {
    justify-content: center;
    margin-bottom: ${space[8]};
    padding: ${space[8]} ${space[16]};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 600;
    text-decoration: none;
  }

  &[data-main='true']:hover {
    background: ${color.actionStrong};
  }
`

/** Always in reach on phones. */
export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: none;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  a {
    justify-content: center;
    margin: 0;
    text-align: center;
  }

  a[data-main='true'] {
    flex-grow: 2;
    margin: 0;
  }

  ${media.phone} {
    display: flex;
  }

  @media print {
    display: none;
  }
`
