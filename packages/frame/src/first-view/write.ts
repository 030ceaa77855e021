// What the code of an app needs that writes its pages on the server.
export { writePublisher } from '../brand/publisher.ts'
export { type PageRequest, serverCaller } from './server-caller.ts'
export { type WrittenView, writeView } from './write-view.tsx'
