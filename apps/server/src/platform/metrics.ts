import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'luciole_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    jobs: new Histogram({
      name: 'luciole_job_seconds',
      help: 'Time a job took, by how it ended',
      labelNames: ['queue', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    streams: new Gauge({ name: 'luciole_streams', help: 'Event streams held open', registers }),
    errors: new Counter({
      name: 'luciole_errors_total',
      help: 'Failures nobody expected',
      registers,
    }),
  }
}
