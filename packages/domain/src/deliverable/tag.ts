import * as v from 'valibot'
import { line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** A tag of photos, mostly the room: "Sala", "Cozinha". A retired one is no longer offered, and stays on what has it (rule retired-tags). */
export const Tag = v.object({ id: v.number(), name: v.string(), retired: v.optional(v.boolean()) })
export type Tag = v.InferOutput<typeof Tag>

/** The tags to choose from: those that are offered, and the chosen ones. */
export function offeredTags(tags: readonly Tag[], chosen: readonly (number | null)[] = []): Tag[] {
  return tags.filter(({ id, retired }) => !retired || chosen.includes(id))
}

/** What tags are for: rooms of photos, or what was good or bad in a rating. */
export const tagCategories = ['photos', 'rating'] as const
export type TagCategory = (typeof tagCategories)[number]

/** All tags, also retired ones, in their order. */
export const StaffTags = v.object({ photos: v.array(Tag), rating: v.array(Tag) })
export type StaffTags = v.InferOutput<typeof StaffTags>

const twice = 'Este nome já está na lista.'

/** The tags of a category as administrators arrange them; a new one has no id. */
export const TagList = v.pipe(
  v.object({
    category: v.picklist(tagCategories),
    tags: v.pipe(
      v.array(
        v.object({
          id: v.nullable(v.number()),
          name: line('Informe o nome.', 60),
          retired: v.optional(v.boolean(), false),
        }),
      ),
      v.maxLength(100, 'Use até 100 nomes.'),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const names = value.tags.map(({ name }) => name.toLocaleLowerCase('pt-BR'))
    value.tags.forEach((tag, index) => {
      if (names.indexOf(names[index] ?? '') === index) return
      addIssue({
        message: twice,
        path: [
          { type: 'object', origin: 'value', input: value, key: 'tags', value: value.tags },
          { type: 'array', origin: 'value', input: value.tags, key: index, value: tag },
          { type: 'object', origin: 'value', input: tag, key: 'name', value: tag.name },
        ],
      })
    })
  }),
)
export type TagList = v.InferInput<typeof TagList>

/** The tags of the house. */
export const listTags = endpoint({
  method: 'GET',
  path: '/staff/tags',
  summary: 'The rooms of photos and the tags of ratings, retired ones included.',
  audience: 'house',
  output: StaffTags,
})

/** Adds, renames, orders and retires the tags of a category; those that are left out stay as they are, at the end. */
export const saveTags = endpoint({
  method: 'POST',
  path: '/staff/tags',
  summary: 'Adds, renames, orders and retires the tags of a category.',
  audience: 'house',
  body: TagList,
  output: StaffTags,
})
