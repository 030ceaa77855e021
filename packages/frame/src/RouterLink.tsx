import type { LinkProps } from '@ensaio/ui'
import { Link } from 'react-router-dom'

/** A link of the library that navigates inside the portal; other addresses, files of the API and new tabs stay plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isInside = /^\/(?!\/|api\/)/.test(href) && !rest.target && rest.download === undefined
  return isInside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
