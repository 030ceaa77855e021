import { Component, type ReactNode } from 'react'

type Props = {
  /** Rendered instead of the children that threw. */
  fallback: ReactNode
  children: ReactNode
}

/** An error boundary: a child that throws while rendering does not take the page down. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
