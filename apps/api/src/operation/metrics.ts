/** A metric with its name, help text and current value. */
export interface Gauge {
  name: string
  help: string
  value: number
}

/** Counts and durations of answers since the start. */
export interface Metrics {
  answered(of: { method: string; route: string; status: number; seconds: number }): void
  /** Prometheus' text format, with the given gauges. */
  text(gauges: readonly Gauge[]): string
}

const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Histogram {
  labels: string
  /** Per bound, the number of answers that took no longer; the last counts all. */
  buckets: number[]
  seconds: number
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function labelled(labels: Record<string, string>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')
}

function head(name: string, help: string, type: 'counter' | 'gauge' | 'histogram'): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
}

function histogramLines(name: string, { labels, buckets, seconds }: Histogram): string[] {
  const all = buckets.at(-1) ?? 0
  return [
    ...[...bounds, '+Inf'].map((le, nth) => `${name}_bucket{${labels},le="${le}"} ${buckets[nth]}`),
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${all}`,
  ]
}

/** Counts answers by route and status. Routes are patterns, so there are no more series than routes. */
export function collectMetrics(): Metrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Histogram>()
  return {
    answered({ method, route, status, seconds }) {
      const counted = labelled({ method, route, status: String(status) })
      requests.set(counted, (requests.get(counted) ?? 0) + 1)
      const labels = labelled({ method, route })
      const histogram = durations.get(labels) ?? {
        labels,
        buckets: Array.from({ length: bounds.length + 1 }, () => 0),
        seconds: 0,
      }
      histogram.seconds += seconds
      for (const [nth, bound] of [...bounds, Number.POSITIVE_INFINITY].entries())
        if (seconds <= bound) histogram.buckets[nth] = (histogram.buckets[nth] ?? 0) + 1
      durations.set(labels, histogram)
    },

    text(gauges) {
      const counter = 'http_requests_total'
      const histogram = 'http_request_duration_seconds'
      const lines = [
        ...head(counter, 'Answers by route and status.', 'counter'),
        ...[...requests].map(([labels, count]) => `${counter}{${labels}} ${count}`),
        ...head(histogram, 'How long answers took.', 'histogram'),
        ...[...durations.values()].flatMap((one) => histogramLines(histogram, one)),
        ...gauges.flatMap(({ name, help, value }) => [...head(name, help, 'gauge'), `${name} ${value}`]),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
