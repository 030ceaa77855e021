import type { DemoScene, DemoVisitor } from '../scenes/demo-scene.ts'

/** A request: values for the parameters of the path, a query, and a body or a form with a file. */
export interface DemoRequest {
  path?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** Instead of a body. */
  form?: { payload: Buffer; headers: { 'content-type': string } }
}

/** Creates a request that is answered 200 for every visitor who may call the endpoint, also when repeated. */
export type RequestMaker = (scene: DemoScene, visitor: DemoVisitor) => DemoRequest | Promise<DemoRequest>

let made = 0

/** Returns another number at each call, for names and addresses that must not repeat. */
export function another(): number {
  made += 1
  return made
}

/** Who is named in requests. */
export const person = { name: 'Paulo Siqueira', phone: '(11) 91234-5678' }
