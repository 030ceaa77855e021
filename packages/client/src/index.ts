export type { Connection } from './call.ts'
export { type Client, createClient } from './create-client.ts'
