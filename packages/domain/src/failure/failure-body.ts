import * as v from 'valibot'

/** A refusal on the wire (rule wire-envelope): a sentence that can be shown, a code to branch on, and messages per field. */
export const FailureBody = v.object({
  error: v.literal(true),
  error_message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
})
export type FailureBody = v.InferOutput<typeof FailureBody>

/** The Portuguese message per input path (`address.number`) of a failed valibot parse; the first message of a path wins. */
export function fieldMessages(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? ''
    fields[path] ??= issue.message
  }
  return fields
}
