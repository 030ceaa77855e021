export * from './primitives.ts'
export * from './widgets.ts'
