import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'

/** What a new house needs before its first visit, in a good order. */
export const firstStepNames = [
  'brand',
  'cities',
  'services',
  'photographers',
  'mails',
  'payments',
  'terms',
  'colleague',
  'client',
  'visit',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** The first steps that the first run leads through, one page each (rule first-run). */
export const firstRunNames = [
  'brand',
  'cities',
  'services',
  'photographers',
  'mails',
  'payments',
] as const satisfies FirstStepName[]
export type FirstRunName = (typeof firstRunNames)[number]

/** Where the first run goes on: its first open step, or the end. */
export function firstRunGoesOnAt(steps: FirstSteps | null): FirstRunName | 'done' {
  return firstRunNames.find((name) => steps?.some((step) => step.name === name && !step.done)) ?? 'done'
}

/** The open and done first steps of an installation, in order. */
export const FirstSteps = v.array(v.object({ name: v.picklist(firstStepNames), done: v.boolean() }))
export type FirstSteps = v.InferOutput<typeof FirstSteps>

/** Null once every step is done, or somebody dismissed them (rule first-steps). */
export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/staff/first-steps',
  summary: 'What this installation still lacks before its first visit; null when nothing, or dismissed.',
  audience: 'house',
  output: v.nullable(FirstSteps),
})

/** Hides the first steps for everybody. */
export const dismissFirstSteps = endpoint({
  method: 'POST',
  path: '/staff/first-steps/dismissal',
  summary: 'Hides the first steps for every administrator.',
  audience: 'house',
  output: v.null(),
})
