import {
  changeTeamMember,
  correctTeamInvitation,
  inviteTeamMember,
  inviteTeamMemberAgain,
  listTeam,
  type NewTeamMember,
  resetSecondStep,
  signTeamMemberOut,
  type TeamChange,
  teamCsv,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

/** The people of the office (rule office-roles). `add` and `change` return the whole list. */
export function teamCalls(call: Call, connection: Connection) {
  return {
    list: (signal?: AbortSignal) => call(listTeam, { signal }),
    /** All of them as CSV (rule csv-export). */
    exportList: (progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, teamCsv, { body: {} }, progress, signal),
    add: (person: NewTeamMember) => call(inviteTeamMember, { body: person }),
    change: (id: number, change: TeamChange) => call(changeTeamMember, { values: { id }, body: change }),
    /** Mails a new invitation to somebody who has set no password yet. */
    inviteAgain: (id: number) => call(inviteTeamMemberAgain, { values: { id } }),
    /** Changes the address of somebody who has set no password yet, and invites them there. */
    correctEmail: (id: number, email: string) =>
      call(correctTeamInvitation, { values: { id }, body: { email } }),
    /** Turns off a person's two-step sign-in; returns the whole list. */
    resetSecondStep: (id: number) => call(resetSecondStep, { values: { id } }),
    /** Ends all login sessions of a person. */
    signOut: (id: number) => call(signTeamMemberOut, { values: { id } }),
  }
}
