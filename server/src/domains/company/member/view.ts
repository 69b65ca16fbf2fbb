import type { CompanyMember, JoinRequest, WaitingRequest } from '@pinjian/contract/company-member.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import type { findMembers, findWaitingRequests, JoinRequestRow } from './queries.ts';

type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];
type WaitingRow = Awaited<ReturnType<typeof findWaitingRequests>>[number];

/** Someone as their colleagues see them: by name where they gave one, never with the whole phone. */
function personView(row: { username: string | null; phone_cipher: Buffer }, secretBox: SecretBox) {
  const phone = maskPhone(secretBox.decrypt(row.phone_cipher));
  return { name: row.username ?? phone, phone };
}

export function colleagueView(row: MemberRow, me: string, secretBox: SecretBox): CompanyMember {
  return {
    memberId: row.user_id,
    ...personView(row, secretBox),
    role: row.company_role,
    joinedAt: row.joined_at.toISOString(),
    isMe: row.user_id === me,
  };
}

export function waitingView(row: WaitingRow, secretBox: SecretBox): WaitingRequest {
  return {
    requestId: row.id,
    ...personView(row, secretBox),
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}

export function joinRequestView(row: JoinRequestRow): JoinRequest {
  return {
    requestId: row.id,
    companyName: row.company_name,
    note: row.note,
    state: row.state,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
