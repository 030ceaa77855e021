import type { Config } from '../../config/config.ts'
import type { Gateway } from './gateway.ts'
import { safe2pay } from './gateway-safe2pay.ts'
import { closedGateway, simulatedGateway } from './gateway-simulated.ts'

/** Safe2Pay where it is configured, else the simulated gateway; the closed one in production without a demo (rule payment-gateway). */
export function openGateway(config: Pick<Config, 'safe2pay' | 'production' | 'demo'>): Gateway {
  if (config.safe2pay !== null) return safe2pay(config.safe2pay)
  return config.production && !config.demo ? closedGateway : simulatedGateway()
}
