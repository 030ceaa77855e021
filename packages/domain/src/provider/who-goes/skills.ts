import * as v from 'valibot'
import { type ItemId, isItemId, items } from '../../deliverable/items.ts'

/** Skills of a photographer, other than photographs. */
export const skills = ['tour', 'videos', 'plans'] as const
export const Skill = v.picklist(skills, 'Escolha o que o fotógrafo também faz.')
export type Skill = v.InferOutput<typeof Skill>

export const skillLabels: Record<Skill, string> = {
  tour: 'Tour virtual',
  videos: 'Drone e vídeos',
  plans: 'Plantas',
}

const neededFor = { photos: null, tour: 'tour', videos: 'videos', blueprints: 'plans' } as const

/** The skills that the items of a service need, each once. */
export function skillsFor(itemIds: readonly number[]): Skill[] {
  const needed = itemIds.filter(isItemId).map((id: ItemId) => neededFor[items[id].holds])
  return skills.filter((skill) => needed.includes(skill))
}
