import { Component, type ReactNode } from 'react'

type Props = {
  /** What stands in the place of what broke. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps what throws while it is drawn from taking the page with it. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
