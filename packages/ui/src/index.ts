export * from './office-widgets.ts'
export * from './primitives.ts'
export * from './widgets.ts'
