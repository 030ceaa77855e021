import type { BrochurePages } from '@ensaio/domain'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'

/** The brochures of a page, with names or neutral (rule brochure). */
export interface Brochures {
  /** Reads the pages as pictures, as they come out on paper. */
  read: (isNeutral: boolean, signal: AbortSignal) => Promise<BrochurePages>
  /** Fetches and saves the PDF; reports progress from 0 to 1, or null while the size is unknown. */
  download: (isNeutral: boolean, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}

/** The brochure of one of the two pages. */
export interface BrochureOf {
  read: (signal: AbortSignal) => Promise<BrochurePages>
  download: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}

/** The neutral brochure, or that with names. */
export function brochureOf(brochures: Brochures | undefined, isNeutral: boolean): BrochureOf | undefined {
  return (
    brochures && {
      read: (signal) => brochures.read(isNeutral, signal),
      download: (progress, signal) => brochures.download(isNeutral, progress, signal),
    }
  )
}
