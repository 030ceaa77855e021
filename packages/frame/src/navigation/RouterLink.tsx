import type { LinkProps } from '@ensaio/ui'
import { Link } from 'react-router-dom'

/** The link component given to the library: navigates inside the app; other addresses, files of the API and new tabs are plain anchors. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const isInside = /^\/(?!\/|api\/)/.test(href) && !rest.target && rest.download === undefined
  return isInside ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
