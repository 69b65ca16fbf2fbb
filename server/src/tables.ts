// Generated from server/migrations by `npm run db-types`; checked by `npm test`. Change a migration, not this file.
import type { ColumnType } from 'kysely';
import type { SecurityDetail } from '@pinjian/contract/account-security.ts';
import type { ActSubject, PreparedAnswer } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Approvers, LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { CardCompetency, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import type { AppointmentTargets, HoursException, WorkingTime } from '@pinjian/contract/calendar.ts';
import type { WebhookNews } from '@pinjian/contract/company-webhook.ts';
import type { AuditFacts } from '@pinjian/contract/console.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';
import type { QuestionResult, ReportContent } from '@pinjian/contract/interview-report.ts';
import type { InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { Wish } from '@pinjian/contract/matching-wish.ts';
import type { MailFile, MessageMeta } from '@pinjian/contract/message.ts';
import type { StoredPositionContent } from '@pinjian/contract/position-content.ts';
import type { PlanCompetency } from '@pinjian/contract/position-plan.ts';
import type { ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { PrintStyle } from '@pinjian/contract/resume-print.ts';
import type { ResumeConfidence } from '@pinjian/contract/resume.ts';
import type { StoredEvidence, StoredSections, StoredUndo, ToolInput } from '#domains/agent/act/stored.ts';
import type { StoredPlan } from '#domains/agent/run/planner.ts';
import type { StoredCalls } from '#domains/agent/talk/stored.ts';
import type { MoveDetails } from '#domains/application/pipeline/rules.ts';
import type { Proposal } from '#domains/application/round/rules.ts';
import type { Material } from '#domains/interview/ai/conductor.ts';
import type { Plan } from '#domains/interview/ai/engine/plan.ts';
import type { Progress } from '#domains/interview/ai/engine/state.ts';
import type { DemoTurns } from '#domains/interview/demo/rules.ts';
import type { PositionFacts } from '#domains/matching/facts/position-facts.ts';
import type { TalentFacts } from '#domains/matching/facts/talent-facts.ts';
import type { StoredContent } from '#domains/resume/contact/sealed-content.ts';

/** Filled by the database when it is left out. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Computed by the database, never written. */
type Computed<T> = ColumnType<T, never, never>;

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Read parsed, written as text: JSON.stringify says what is meant where the driver would make an array of a list. */
type Json<T> = ColumnType<T, string, string>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** personal: access tokens, hashed */
export interface AccountAccessTokenTable {
  token_hash: Buffer;
  family_id: string;
  refresh_hash: Buffer;
  expires_at: Timestamp;
  created_at: Timestamp;
}

/** personal: who may sign in to the console, and the secret of their one-time codes */
export interface AccountAdminTable {
  user_id: string;
  totp_cipher: Buffer;
  last_step: Generated<number>;
  wrong_tries: Generated<number>;
  wrong_since: Timestamp | null;
  locks: Generated<number>;
  locked_until: Timestamp | null;
  added_at: Timestamp;
}

/** personal: people who asked for the deletion of their account and may still take it back */
export interface AccountDeletionTable {
  person_id: string;
  requested_at: Timestamp;
  due_at: Timestamp;
}

/** none: keyed hashes of the ids of people who were erased */
export interface AccountErasureTable {
  person_hash: Buffer;
  erased_at: Timestamp;
  pending: Generated<boolean>;
}

/** personal: that somebody was about to prove a real name; gone once the name is given, or a day later */
export interface AccountFaceStartTable {
  id: string;
  user_id: string;
  return_path: string;
  started_at: Timestamp;
}

/** personal: devices that signed in with a number, both as keyed hashes */
export interface AccountFamiliarDeviceTable {
  phone_hash: Buffer;
  device_hash: Buffer;
  signed_in_at: Timestamp;
}

/** personal: signed-in devices */
export interface AccountFamilyTable {
  id: string;
  user_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  absolute_expiry: Timestamp;
  user_agent: string | null;
  address: string | null;
  revoked_at: Timestamp | null;
  revoked_reason: 'logout' | 'reuse' | 'elsewhere' | 'switched' | 'deleted' | null;
}

/** personal: what a person is here, seeker or employer member */
export interface AccountIdentityTable {
  id: string;
  person_id: string;
  kind: 'seeker' | 'employer' | 'admin';
  username: string | null;
  avatar_file_id: string | null;
  real_name_state: Generated<number>;
  created_at: Timestamp;
  gender: 0 | 1 | null;
}

/** personal: codes that prove a mail address, hashed */
export interface AccountMailCodeTable {
  id: string;
  person_id: string;
  mail_cipher: Buffer;
  code_hash: Buffer;
  sent_at: Timestamp;
  expires_at: Timestamp;
  wrong_tries: Generated<number>;
  used_at: Timestamp | null;
}

/** personal: an employer belongs to at most one company */
export interface AccountMembershipTable {
  user_id: string;
  company_id: string;
  company_role: 'owner' | 'recruiter' | 'interviewer';
  company_status: number | null;
  joined_at: Timestamp;
}

/** personal: admins between the two steps of signing in, hashed */
export interface AccountMfaTokenTable {
  token_hash: Buffer;
  user_id: string;
  expires_at: Timestamp;
  wrong_tries: Generated<number>;
  used_at: Timestamp | null;
}

/** personal: one row per mainland mobile number */
export interface AccountPersonTable {
  id: string;
  phone_hash: Buffer;
  phone_cipher: Buffer;
  created_at: Timestamp;
  demo: Generated<boolean>;
  mail_cipher: Buffer | null;
  mail_confirmed_at: Timestamp | null;
}

/** personal: archives of their own data that people asked for */
export interface AccountPersonalExportTable {
  id: string;
  person_id: string;
  user_id: string;
  state: 'waiting' | 'working' | 'ready' | 'failed' | 'removed';
  steps_done: Generated<number>;
  steps_total: number;
  file_id: string | null;
  requested_at: Timestamp;
  moved_at: Timestamp;
  finished_at: Timestamp | null;
  expires_at: Timestamp | null;
}

/** personal: attempts to prove a real name, what was consented to and what came of it; nothing biometric */
export interface AccountRealNameCheckTable {
  id: string;
  user_id: string;
  method: 'face' | 'document';
  document_type: 'idCard' | 'passport' | 'hkMacauPermit' | 'taiwanPermit' | 'residencePermit';
  name_cipher: Buffer | null;
  number_cipher: Buffer | null;
  masked_number: string;
  status: 0 | 1 | 2;
  reason: string | null;
  vendor_id: string | null;
  vendor_url: string | null;
  file_id: string | null;
  consented_at: Timestamp;
  started_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
}

/** personal: single-use codes of an admin who has lost their authenticator, hashed */
export interface AccountRecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

/** personal: refresh tokens, hashed */
export interface AccountRefreshTokenTable {
  token_hash: Buffer;
  family_id: string;
  parent_hash: Buffer | null;
  expires_at: Timestamp;
  created_at: Timestamp;
  rotated_at: Timestamp | null;
  presented_at: Timestamp | null;
  switched_at: Timestamp | null;
}

/** personal: sign-ins, devices signed out, thefts noticed, changes of phone */
export interface AccountSecurityEventTable {
  id: string;
  person_id: string;
  kind: 'signInFailed' | 'signInLocked' | 'mailChanged' | 'mailRemoved' | 'realNamePassed' | 'realNameWithdrawn' | 'signIn' | 'newDevice' | 'signedOutElsewhere' | 'theft' | 'roleSwitched' | 'phoneChanged' | 'totpFailed' | 'totpLocked' | 'recoveryCodeUsed';
  family_id: string | null;
  user_agent: string;
  address: string;
  detail: Json<SecurityDetail>;
  created_at: Timestamp;
}

/** none: when codes by text message came close to their budget */
export interface AccountSmsAlarmTable {
  id: string;
  span: 'minute' | 'day';
  sent: number;
  allowed: number;
  raised_at: Timestamp;
}

/** personal: sign-in codes, hashed */
export interface AccountSmsCodeTable {
  id: string;
  phone_hash: Buffer;
  sms_type: '1' | '2' | '3';
  code_hash: Buffer;
  sent_at: Timestamp;
  expires_at: Timestamp;
  wrong_tries: Generated<number>;
  used_at: Timestamp | null;
  address: string;
  proof_nonce: string | null;
  device_hash: Buffer | null;
  place_hash: Buffer | null;
  place_tries: Generated<number>;
  stranger: Generated<boolean>;
  site: Computed<string>;
}

/** personal: wrong codes of the last two days, by hashed number and address */
export interface AccountWrongCodeTable {
  id: string;
  phone_hash: Buffer;
  network: string;
  address: string;
  user_agent: string;
  forgiven: Generated<boolean>;
  tried_at: Timestamp;
  guesser_hash: Buffer | null;
  stranger: Generated<boolean>;
  proof_nonce: string | null;
  site: Computed<string>;
}

/** personal: what agents did, prepared and wrote for people, and about whom */
export interface AgentActTable {
  id: string;
  agent_id: string;
  run_id: string | null;
  slip_version: number;
  kind: 'recommend' | 'apply' | 'addTalent' | 'inviteToAiInterview' | 'inviteToRealInterview' | 'proposeTimes' | 'sendMessage' | 'askContact' | 'suggestion' | 'draft' | 'note' | 'brief' | 'ranking' | 'report' | 'preparedAnswer';
  mode: 'suggest' | 'draft' | 'ask' | 'act';
  state: 'suggested' | 'drafted' | 'waiting' | 'approved' | 'declined' | 'done' | 'undone' | 'failed' | 'expired';
  key: string;
  subject: Json<ActSubject>;
  position_id: string | null;
  application_id: string | null;
  seeker_id: string | null;
  title: string;
  why: string;
  evidence: Json<StoredEvidence>;
  words: string | null;
  sections: Json<StoredSections>;
  prepared: Json<PreparedAnswer> | null;
  input: Json<ToolInput> | null;
  approved_hash: string | null;
  credits: Generated<number>;
  objection: string | null;
  undo: Json<StoredUndo> | null;
  expires_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  done_at: Timestamp | null;
  created_at: Timestamp;
}

/** personal: agents that act for a person, and where each stands */
export interface AgentAgentTable {
  id: string;
  kind: 'scout' | 'submitter' | 'coach' | 'secretary' | 'intake' | 'sourcer' | 'screener' | 'inviter' | 'reporter';
  owner_id: string;
  company_id: string | null;
  position_id: string | null;
  name: string;
  state: 'active' | 'paused' | 'ended';
  slip_version: number;
  key: string;
  next_run_at: Timestamp | null;
  wakes: Generated<number>;
  wakes_seen: Generated<number>;
  woke: 'created' | 'asked' | 'told' | 'news' | 'clock' | 'slip';
  created_at: Timestamp;
  updated_at: Timestamp;
  ended_at: Timestamp | null;
}

/** business: answers of the language model for agents, and what they cost */
export interface AgentModelCallTable {
  id: string;
  agent_id: string | null;
  kind: string;
  purpose: 'talk' | 'wording';
  model: string;
  prompt_hash: string;
  requests: number;
  tokens_in: number;
  tokens_out: number;
  milliseconds: number;
  outcome: 'open' | 'ok' | 'timeout' | 'unreachable' | 'overloaded' | 'refused' | 'cut' | 'unreadable' | 'rejected' | 'superseded' | 'endless' | 'spent';
  created_at: Timestamp;
}

/** personal: who keeps messages of agents out */
export interface AgentReceptionTable {
  id: string;
  user_id: string | null;
  company_id: string | null;
  refuses: boolean;
  changed_at: Timestamp;
}

/** personal: the looks of agents, what each planned and how far it came */
export interface AgentRunTable {
  id: string;
  agent_id: string;
  slip_version: number;
  woke: 'created' | 'asked' | 'told' | 'news' | 'clock' | 'slip';
  wakes: number;
  state: 'running' | 'done' | 'failed' | 'stopped';
  plan: Json<StoredPlan> | null;
  cursor: Generated<number>;
  attempts: Generated<number>;
  saw: string | null;
  failure: string | null;
  started_at: Timestamp;
  attempted_at: Timestamp | null;
  ended_at: Timestamp | null;
}

/** personal: what people let their agents do, in each version */
export interface AgentSlipTable {
  id: string;
  agent_id: string;
  version: number;
  content: Json<AgentSlip>;
  created_at: Timestamp;
}

/** none: which agents the platform has switched off */
export interface AgentSwitchTable {
  kind: string;
  is_off: boolean;
  changed_at: Timestamp;
}

/** personal: what people and their agents say to each other */
export interface AgentTalkTable {
  id: string;
  agent_id: string;
  seq: number;
  speaker: 'owner' | 'agent';
  key: string | null;
  words: string;
  state: 'said' | 'answering' | 'done' | 'stopped' | 'failed';
  answered_by: 'rules' | 'model' | null;
  calls: Json<StoredCalls>;
  controls: string[];
  caution: string | null;
  concerns: string[];
  attempts: Generated<number>;
  beat_at: Timestamp | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
}

/** personal: tokens by which assistants of people work under the slips of their agents, as hashes */
export interface AgentTokenTable {
  id: string;
  owner_id: string;
  agent_id: string;
  key: string;
  name: string;
  scopes: string[];
  secret_hash: Buffer;
  prefix: string;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
  created_at: Timestamp;
}

/** none: which tools tokens called and what became of it; goes with its token */
export interface AgentTokenUseTable {
  id: string;
  token_id: string;
  tool: string;
  outcome: 'read' | 'done' | 'waiting' | 'noted' | 'refused';
  at: Timestamp;
}

/** personal: what people said to their agents */
export interface AgentToldTable {
  id: string;
  agent_id: string;
  key: string;
  words: string;
  created_at: Timestamp;
}

/** personal: what people thought of what their agents showed them */
export interface AgentVerdictTable {
  act_id: string;
  agent_id: string;
  good: boolean;
  reason: 'skills' | 'experience' | 'city' | 'salary' | 'level' | 'industry' | 'company' | 'timing' | 'other' | null;
  words: string;
  created_at: Timestamp;
}

/** personal: where a seeker stands with a position, with the resume that was sent */
export interface ApplicationApplicationTable {
  id: string;
  seeker_id: string;
  position_id: string;
  company_id: string;
  status: 0 | 1 | 2 | 3 | 31 | 32 | 4 | 41 | 5 | 6 | 9;
  interview_base: 2 | 32 | 41 | null;
  offer_base: 32 | 41 | null;
  rejected_step: 1 | 2 | 3 | 31 | 32 | 4 | 41 | 5 | null;
  rejected_at: Timestamp | null;
  reject_reason: number | null;
  reject_note: string | null;
  release_at: Timestamp | null;
  released_at: Timestamp | null;
  view_status: 1 | 2 | 3 | 4 | null;
  recommended_to: 'seeker' | 'employer' | 'both' | null;
  version: number;
  seeker_version: number;
  resume_id: string | null;
  resume_title: string | null;
  resume_snapshot: Json<StoredContent> | null;
  applied_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  seeker_updated_at: Timestamp;
  resume_contact_cipher: Buffer | null;
  resume_phone_parts: Buffer | null;
  contact_agreed_at: Timestamp | null;
  goodbye: string | null;
}

/** personal: moves of many candidates that a member asked for, kept for a week */
export interface ApplicationBulkMoveTable {
  id: string;
  company_id: string;
  mover_id: string;
  family_id: string;
  move_key: string;
  move: 'passResume' | 'inviteToAiInterview' | 'reject' | 'addTalent';
  details: Json<MoveDetails>;
  created_at: Timestamp;
  due_at: Timestamp;
  undone_at: Timestamp | null;
  finished_at: Timestamp | null;
}

/** personal: candidates of a bulk move and what became of each */
export interface ApplicationBulkRowTable {
  bulk_id: string;
  place: number;
  application_id: string | null;
  from_step: 0 | 1 | 2 | 3 | 31 | 32 | 4 | 41 | 5 | 6 | 9;
  version: number;
  outcome: 'done' | 'skipped' | 'undone' | null;
  code: number | null;
  message: string | null;
  settled_at: Timestamp | null;
}

/** personal: complaints of messages in conversations, and what became of them */
export interface ApplicationComplaintTable {
  id: string;
  application_id: string;
  message_id: string;
  side: 'seeker' | 'company';
  complainant_id: string | null;
  reason: 'insult' | 'fraud' | 'fee' | 'advertising' | 'privacy' | 'other';
  note_cipher: Buffer | null;
  state: 'open' | 'upheld' | 'dismissed';
  created_at: Timestamp;
  settled_at: Timestamp | null;
}

/** personal: who asked to exchange contacts, the answer, and what was exchanged */
export interface ApplicationContactRequestTable {
  id: string;
  application_id: string;
  side: 'seeker' | 'company';
  asker_id: string | null;
  state: 'asked' | 'agreed' | 'refused' | 'expired';
  asked_at: Timestamp;
  expires_at: Timestamp;
  answered_by: string | null;
  answered_at: Timestamp | null;
  seeker_contact_cipher: Buffer | null;
  company_contact_cipher: Buffer | null;
}

/** personal: conversations of seekers and companies */
export interface ApplicationConversationTable {
  application_id: string;
  newest: number;
  seeker_due_at: Timestamp | null;
  company_due_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** personal: what a seeker and a company wrote to each other */
export interface ApplicationConversationMessageTable {
  id: string;
  application_id: string;
  place: number;
  side: 'seeker' | 'company';
  writer_id: string | null;
  message_key: string;
  kind: 'text' | 'file' | 'contact';
  words_cipher: Buffer | null;
  file_id: string | null;
  request_id: string | null;
  created_at: Timestamp;
  withdrawn_at: Timestamp | null;
  erased_at: Timestamp | null;
  agent_kind: string | null;
}

/** personal: up to which message somebody has read a conversation */
export interface ApplicationConversationReadTable {
  application_id: string;
  reader_id: string;
  side: 'seeker' | 'company';
  place: number;
  read_at: Timestamp;
}

/** personal: what was decided about candidates after an interview, by whom and why */
export interface ApplicationDebriefDecisionTable {
  id: string;
  round_id: string;
  ordinal: number;
  decision: 'nextRound' | 'offer' | 'reject' | 'discuss';
  reason: string;
  decided_by: string | null;
  decided_at: Timestamp;
}

/** personal: who moved an application, when, from where to where and why */
export interface ApplicationEventTable {
  id: string;
  application_id: string;
  move: string;
  version: number;
  seeker_version: number;
  from_step: 0 | 1 | 2 | 3 | 31 | 32 | 4 | 41 | 5 | 6 | 9;
  to_step: 0 | 1 | 2 | 3 | 31 | 32 | 4 | 41 | 5 | 6 | 9;
  mover: 'seeker' | 'seekerAgent' | 'employer' | 'employerAgent' | 'system';
  mover_id: string | null;
  details: Json<MoveDetails>;
  created_at: Timestamp;
}

/** personal: invitations to interviews and what became of them */
export interface ApplicationInvitationTable {
  id: string;
  application_id: string;
  kind: 'ai';
  state: 'pending' | 'accepted' | 'declined' | 'expired' | 'takenBack';
  invited_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  answered_at: Timestamp | null;
  interview_id: string | null;
  agent_kind: string | null;
}

/** personal: offers to candidates, how they were answered and what followed */
export interface ApplicationOfferTable {
  id: string;
  application_id: string;
  company_id: string;
  state: 'draft' | 'approving' | 'sent' | 'seen' | 'countered' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'onboarded' | 'notArrived';
  revision: number;
  number: number;
  draft: Json<OfferTerms> | null;
  draft_saved_at: Timestamp | null;
  draft_saved_by: string | null;
  approval: 'asked' | 'given' | 'returned' | null;
  valid_until: Timestamp | null;
  seen_at: Timestamp | null;
  accepted_at: Timestamp | null;
  accepted_number: number | null;
  accepted_hash: string | null;
  accepted_name: string | null;
  decline_reason: 'pay' | 'otherOffer' | 'place' | 'role' | 'timing' | 'family' | 'other' | null;
  decline_words: string | null;
  ending_words: string | null;
  ended_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  reminded_number: Generated<number>;
}

/** personal: who did what with an offer, when and why */
export interface ApplicationOfferActTable {
  id: string;
  offer_id: string;
  what: 'drafted' | 'discarded' | 'approvalAsked' | 'approvalTakenBack' | 'approved' | 'returned' | 'delegated' | 'approvalSkipped' | 'sent' | 'seen' | 'countered' | 'revised' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'onboarded' | 'notArrived';
  number: number;
  by_id: string | null;
  words: string;
  created_at: Timestamp;
}

/** personal: members who approve an offer before it is sent */
export interface ApplicationOfferApprovalTable {
  id: string;
  offer_id: string;
  number: number;
  ordinal: number;
  approver_id: string | null;
  delegated_by: string | null;
  state: 'waiting' | 'approved' | 'returned' | 'skipped';
  reason: string;
  answered_at: Timestamp | null;
}

/** personal: what a seeker asked for instead of an offer */
export interface ApplicationOfferCounterTable {
  id: string;
  offer_id: string;
  number: number;
  base_pay: number | null;
  starts_on: string | null;
  words: string;
  created_at: Timestamp;
}

/** personal: papers that somebody brings on their first day */
export interface ApplicationOfferPaperTable {
  offer_id: string;
  name: string;
  place: number;
  ready_at: Timestamp | null;
  received_at: Timestamp | null;
}

/** personal: how a company makes offers, who approves them and who set it so */
export interface ApplicationOfferSettingsTable {
  company_id: string;
  version: number;
  approvers: Json<Approvers>;
  letter: Json<LetterTemplate>;
  updated_by: string | null;
  updated_at: Timestamp;
}

/** personal: the versions of an offer that were sent */
export interface ApplicationOfferVersionTable {
  id: string;
  offer_id: string;
  number: number;
  terms: Json<OfferTerms>;
  letter: Json<LetterTemplate>;
  candidate_name: string;
  company_name: string;
  position_title: string;
  hash: string;
  sent_by: string | null;
  sent_at: Timestamp;
  valid_until: Timestamp;
}

/** personal: what somebody keeps to send again */
export interface ApplicationQuickReplyTable {
  id: string;
  user_id: string;
  words: string;
  created_at: Timestamp;
}

/** personal: rounds of interviews with people, when and where they are and what became of them */
export interface ApplicationRoundTable {
  id: string;
  application_id: string;
  ordinal: number;
  name: string;
  form: 1 | 2 | 3;
  minutes: number;
  place: string;
  note: string;
  plan_round_id: string | null;
  state: 'invited' | 'accepted' | 'held' | 'declined' | 'cancelled' | 'expired' | 'noShow';
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  sequence: number;
  invited_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: Timestamp;
  answered_at: Timestamp | null;
  proposal: Json<Proposal> | null;
  ended_at: Timestamp | null;
  ended_by: 'seeker' | 'seekerAgent' | 'employer' | 'employerAgent' | 'system' | null;
  end_reason: string | null;
  end_note: string | null;
  no_show_claimed_by: 'seeker' | 'employer' | null;
  no_show_claimed_at: Timestamp | null;
  no_show_note: string | null;
  no_show_answer: 'confirmed' | 'unanswered' | 'disputed' | null;
  no_show_answered_at: Timestamp | null;
  company_id: string | null;
  agent_kind: string | null;
}

/** personal: interviewers of a round */
export interface ApplicationRoundInterviewerTable {
  round_id: string;
  user_id: string;
  created_at: Timestamp;
}

/** business: times offered for a round */
export interface ApplicationRoundSlotTable {
  id: string;
  round_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
}

/** personal: what interviewers wrote and judged of candidates */
export interface ApplicationScorecardTable {
  id: string;
  round_id: string;
  interviewer_id: string | null;
  competencies: Json<CardCompetency[]>;
  content: Json<ScorecardContent>;
  version: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  locked_at: Timestamp | null;
}

/** personal: what interviewers added to scorecards after they were handed in */
export interface ApplicationScorecardAddendumTable {
  id: string;
  scorecard_id: string;
  addendum_key: string;
  words: string;
  created_at: Timestamp;
}

/** personal: links by which interviewers write a scorecard without signing in */
export interface ApplicationScorecardLinkTable {
  round_id: string;
  interviewer_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  minute_at: Timestamp;
  calls: number;
}

/** personal: who was reminded of a scorecard they owe */
export interface ApplicationScorecardReminderTable {
  round_id: string;
  interviewer_id: string;
  occasion: 'first' | 'morning';
  reminded_at: Timestamp;
}

/** personal: units given or taken by two admins, and why */
export interface BillingAdjustmentTable {
  id: string;
  key: string;
  payer: string;
  unit: 'credit' | 'simulation';
  units: number;
  reason: string;
  difference_id: string | null;
  state: 'proposed' | 'confirmed' | 'refused';
  proposed_by: string | null;
  proposed_at: Timestamp;
  decided_by: string | null;
  decided_at: Timestamp | null;
  refused_why: string | null;
}

/** business: files that an adjustment rests on */
export interface BillingAdjustmentEvidenceTable {
  adjustment_id: string;
  file_id: string;
}

/** personal: how much a member may use in a month, and who said so */
export interface BillingAllowanceTable {
  member_id: string;
  company_id: string;
  credits: number;
  set_by: string | null;
  set_at: Timestamp;
}

/** personal: bank transfers of companies, their vouchers and who compared them */
export interface BillingBankTransferTable {
  payment_id: string;
  reference: string;
  voucher_file_id: string | null;
  voucher_at: Timestamp | null;
  voucher_by: string | null;
  confirmed: boolean | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  bank_number: string | null;
  reason: string | null;
}

/** business: the lines of vendors' bills */
export interface BillingBillLineTable {
  reconciliation_id: string;
  ordinal: number;
  kind: 'payment' | 'refund';
  trade_no: string;
  vendor_trade_no: string;
  refund_no: string;
  fen: number;
  at: Timestamp;
}

/** personal: what was consumed of purchases, for what, by which member; kept as the law asks without the person */
export interface BillingConsumptionTable {
  id: string;
  payer: string;
  lot_id: string;
  order_id: string | null;
  use_id: string | null;
  kind: 'use' | 'expired';
  item: 'contact' | 'aiInterview' | 'simulation' | null;
  unit: 'credit' | 'simulation';
  units: number;
  fen: number;
  member_id: string | null;
  position_id: string | null;
  at: Timestamp;
}

/** business: what did not match in vendors' bills, and who dealt with it how */
export interface BillingDifferenceTable {
  id: string;
  reconciliation_id: string;
  kind: 'unknownPayment' | 'unsettledPayment' | 'missingPayment' | 'paymentAmount' | 'doublePayment' | 'notPosted' | 'otherDay' | 'unknownRefund' | 'unsettledRefund' | 'missingRefund' | 'refundAmount' | 'billTotal';
  trade_no: string;
  vendor_trade_no: string | null;
  payment_id: string | null;
  part_id: string | null;
  their_fen: number | null;
  our_fen: number | null;
  found_at: Timestamp;
  way: 'settle' | 'return' | 'fetch' | 'adjust' | 'accept' | null;
  reason: string | null;
  resolved_by: string | null;
  resolved_at: Timestamp | null;
}

/** business: money that was sent back by the bank, by ids, and which admins said so */
export interface BillingHandReturnTable {
  part_id: string;
  bank_number: string;
  reason: string;
  entered_by: string | null;
  entered_at: Timestamp;
  confirmed_by: string | null;
  confirmed_at: Timestamp | null;
}

/** business: what the bank says of money that was sent back */
export interface BillingHandReturnEvidenceTable {
  part_id: string;
  file_id: string;
}

/** personal: invoices that were asked for and what became of them; kept as the law asks without the person */
export interface BillingInvoiceTable {
  id: string;
  payer: string;
  key: string;
  state: 'waiting' | 'issuing' | 'issued' | 'rejected' | 'withdrawn' | 'flushing' | 'flushed';
  type: 1 | 2;
  subject_type: 1 | 2;
  title_cipher: Buffer | null;
  fen: number;
  lines: number;
  remark: string;
  reason: Generated<string>;
  flush_reason: Generated<string>;
  vendor_step: 'issue' | 'flush' | null;
  vendor_asked_at: Timestamp | null;
  vendor_may_have: Generated<boolean>;
  vendor_words: Generated<string>;
  asked_by: string | null;
  requested_at: Timestamp;
  changed_at: Timestamp;
}

/** personal: who did what with an invoice and why */
export interface BillingInvoiceActTable {
  id: string;
  invoice_id: string;
  act: 'requested' | 'started' | 'issued' | 'rejected' | 'withdrawn' | 'vendorFailed' | 'flushAsked' | 'flushRefused' | 'flushed';
  by_id: string | null;
  words: string;
  at: Timestamp;
}

/** business: which consumptions an invoice is made of, by ids */
export interface BillingInvoiceLineTable {
  invoice_id: string;
  consumption_id: string;
  fen: number;
  held: boolean;
}

/** personal: mails that took invoices to their receivers, sealed */
export interface BillingInvoiceMailTable {
  id: string;
  invoice_id: string;
  paper: 'blue' | 'red';
  address_cipher: Buffer;
  user_id: string | null;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure';
  attempts: number;
  asked_at: Timestamp;
  changed_at: Timestamp;
}

/** business: numbers and files of invoices, by ids */
export interface BillingInvoicePaperTable {
  invoice_id: string;
  paper: 'blue' | 'red';
  number: string;
  file_id: string | null;
  issued_by: string | null;
  issued_at: Timestamp;
}

/** personal: to whom invoices are made out, sealed */
export interface BillingInvoiceTitleTable {
  id: string;
  payer: string;
  subject_type: 1 | 2;
  details_cipher: Buffer;
  is_default: boolean;
  saved_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** personal: what payers bought or were given and what is left of it; kept as the law asks, without the person */
export interface BillingLotTable {
  id: string;
  payer: string;
  unit: 'credit' | 'simulation';
  origin: 'order' | 'free' | 'opening' | 'adjustment';
  key: string;
  product: string | null;
  order_id: string | null;
  vendor: 'alipay' | 'wechat' | 'bank' | 'sandbox' | null;
  units: number;
  fen: number;
  units_left: number;
  units_held: Generated<number>;
  fen_left: number;
  issued_at: Timestamp;
  expires_at: Timestamp | null;
}

/** business: below which balance a company is told */
export interface BillingLowBalanceTable {
  company_id: string;
  below: number;
  falls: Generated<number>;
  is_low: Generated<boolean>;
}

/** business: what vendors told of payments, counted */
export interface BillingNoticeTable {
  id: string;
  vendor: 'alipay' | 'wechat' | 'bank' | 'sandbox';
  payment_id: string | null;
  source: 'callback' | 'query';
  verdict: 'settled' | 'repeated' | 'pending' | 'closed' | 'wrongAmount' | 'afterClose' | 'forged' | 'stale' | 'unknownPayment';
  fen: number | null;
  times: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

/** personal: what companies and seekers ordered, at which price, and what became of it */
export interface BillingOrderTable {
  id: string;
  number: string;
  payer: string;
  key: string;
  product: string;
  title: string;
  unit: 'credit' | 'simulation';
  units: number;
  days: number | null;
  fen: number;
  state: 'open' | 'confirming' | 'paid' | 'closed';
  closed_why: 'cancelled' | 'expired' | 'refused' | 'erased' | null;
  refunding_fen: Generated<number>;
  refunded_fen: Generated<number>;
  made_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  paid_at: Timestamp | null;
  closed_at: Timestamp | null;
}

/** business: attempts to pay an order, by its id, and what the vendor said of each */
export interface BillingPaymentTable {
  id: string;
  order_id: string;
  vendor: 'alipay' | 'wechat' | 'bank' | 'sandbox';
  channel: 'alipayQr' | 'alipayPage' | 'alipayPhone' | 'wechatNative' | 'wechatH5' | 'sandbox' | 'bank';
  trade_no: string;
  vendor_trade_no: string | null;
  state: 'open' | 'confirming' | 'paid' | 'inDoubt' | 'returning' | 'returned' | 'failed' | 'closed';
  fen: number;
  received_fen: number | null;
  doubt: 'wrongAmount' | 'notReturned' | null;
  url: string | null;
  asks: Generated<number>;
  asked_at: Timestamp | null;
  next_ask_at: Timestamp | null;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  settled_at: Timestamp | null;
}

/** business: titles of positions, by which statements name what was used for them */
export interface BillingPositionNameTable {
  position_id: string;
  title: string;
}

/** business: the price list, by the time from which it holds */
export interface BillingPriceTable {
  id: string;
  item: string;
  fen: number | null;
  units: number;
  days: number | null;
  on_sale: boolean;
  valid_from: Timestamp;
  change_id: string;
  created_at: Timestamp;
}

/** business: changes of prices, who proposed and who agreed, by ids */
export interface BillingPriceChangeTable {
  id: string;
  item: string;
  fen: number | null;
  units: number;
  days: number | null;
  on_sale: boolean;
  valid_from: Timestamp | null;
  reason: string;
  state: 'proposed' | 'approved' | 'rejected' | 'takenBack';
  proposed_by: string;
  proposed_at: Timestamp;
  decided_by: string | null;
  decided_at: Timestamp | null;
  answer: string | null;
}

/** business: vendors' bills of a day, compared with the payments and refunds here */
export interface BillingReconciliationTable {
  id: string;
  vendor: 'alipay' | 'wechat' | 'sandbox';
  day: string;
  state: 'waiting' | 'matched' | 'different' | 'failed';
  their_payments: Generated<number>;
  their_payment_fen: Generated<number>;
  their_refunds: Generated<number>;
  their_refund_fen: Generated<number>;
  our_payments: Generated<number>;
  our_payment_fen: Generated<number>;
  our_refunds: Generated<number>;
  our_refund_fen: Generated<number>;
  asked_at: Timestamp;
  ran_at: Timestamp | null;
}

/** personal: who asked for money back, why, and who decided */
export interface BillingRefundTable {
  id: string;
  payer: string;
  key: string;
  fen: number;
  state: 'requested' | 'secondAsked' | 'sending' | 'done' | 'refused' | 'withdrawn';
  reason: 'unused' | 'mistake' | 'unhappy' | 'closing' | 'other';
  words: string;
  requested_by: string | null;
  requested_at: Timestamp;
  approved_fen: number | null;
  approved_by: string | null;
  approved_why: string | null;
  approved_at: Timestamp | null;
  confirmed_by: string | null;
  confirmed_at: Timestamp | null;
  refused_by: string | null;
  refused_why: string | null;
  decided_at: Timestamp | null;
  done_at: Timestamp | null;
}

/** business: files that the decision about a refund rests on */
export interface BillingRefundEvidenceTable {
  refund_id: string;
  file_id: string;
}

/** business: money that went back to its payment, and which admin sent it by hand, by ids */
export interface BillingRefundPartTable {
  id: string;
  refund_id: string | null;
  payment_id: string;
  order_id: string;
  kind: 'refund' | 'return' | 'excess';
  fen: number;
  refund_no: string;
  state: 'waiting' | 'sending' | 'confirming' | 'done' | 'failed';
  vendor_refund_no: string | null;
  failed_why: string | null;
  bank_number: string | null;
  by_hand_by: string | null;
  by_hand_why: string | null;
  tries: Generated<number>;
  next_try_at: Timestamp | null;
  created_at: Timestamp;
  done_at: Timestamp | null;
}

/** personal: what companies and seekers spent on what, and which member did */
export interface BillingUseTable {
  id: string;
  key: string;
  payer: string;
  item: 'contact' | 'aiInterview' | 'simulation';
  unit: 'credit' | 'simulation';
  units: number;
  state: 'held' | 'taken' | 'released';
  subject_kind: 'invitation' | 'contactRequest' | 'interview';
  subject_id: string;
  member_id: string | null;
  position_id: string | null;
  held_at: Timestamp;
  settled_at: Timestamp | null;
}

/** business: which purchases a use is paid from, by ids */
export interface BillingUsePartTable {
  use_id: string;
  lot_id: string;
  units: number;
  hold_id: string;
}

/** personal: interviews at settled times, with whom and where */
export interface CalendarAppointmentTable {
  subject_id: string;
  company_id: string;
  seeker_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  title: string;
  place: string;
  state: 'booked' | 'cancelled';
  sequence: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  title_for_members: string | null;
  targets: Json<AppointmentTargets> | null;
  day_reminded_at: Timestamp | null;
  hour_reminded_at: Timestamp | null;
}

/** personal: which members an interview keeps busy */
export interface CalendarAttendeeTable {
  subject_id: string;
  member_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  booked: boolean;
}

/** personal: private calendar addresses of people, as hashes */
export interface CalendarFeedTable {
  user_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  read_at: Timestamp | null;
}

/** personal: when members give interviews */
export interface CalendarHoursTable {
  member_id: string;
  zone: string;
  week: Json<WorkingTime[]>;
  exceptions: Json<HoursException[]>;
  minutes_before: number;
  minutes_after: number;
  daily_cap: number;
  version: number;
  updated_at: Timestamp;
}

/** personal: companies that a seeker keeps from finding them, with those of the same trade name */
export interface CompanyBlockTable {
  seeker_id: string;
  company_id: string;
  blocked_at: Timestamp;
}

/** business: companies; invisible to others until verified */
export interface CompanyCompanyTable {
  id: string;
  name: string;
  short_name: string | null;
  credit_code: string;
  industry: string;
  staff_size: number;
  financing_stage: number | null;
  company_type: number | null;
  city: string;
  address: string | null;
  website: string | null;
  introduction: string | null;
  benefits: string[];
  founded_year: number | null;
  logo_file_id: string | null;
  verification_status: 0 | 1 | 2 | null;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  trade_name: string | null;
  trade_name_edition: Generated<number>;
}

/** personal: who asked to become a member of which company, and what came of it */
export interface CompanyJoinRequestTable {
  id: string;
  company_id: string;
  user_id: string;
  note: string;
  state: 'pending' | 'accepted' | 'refused' | 'cancelled';
  answer: string;
  decided_by: string | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

/** business: every submission of a company for verification, with what came of it */
export interface CompanyVerificationTable {
  id: string;
  company_id: string;
  company_name: string;
  credit_code: string;
  licence_file_id: string;
  status: 0 | 1 | 2;
  unsure: boolean;
  reason: string | null;
  submitted_by: string | null;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
  licence_passed: Generated<boolean>;
  decided_by: string | null;
  revoked_at: Timestamp | null;
  kind: Generated<'company' | 'agency'>;
  licence_number: string | null;
  valid_until: string | null;
}

/** business: where a company is told of its interviews and offers, encrypted */
export interface CompanyWebhookTable {
  id: string;
  company_id: string;
  vendor: 'feishu' | 'dingtalk' | 'wecom';
  address_cipher: Buffer;
  secret_cipher: Buffer | null;
  created_at: Timestamp;
}

/** personal: what company chats are told of candidates, without names in full */
export interface CompanyWebhookSendTable {
  id: string;
  webhook_id: string;
  seeker_id: string | null;
  news: Json<WebhookNews>;
  dedupe_key: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'dropped';
  attempts: Generated<number>;
  failure: 'refused' | 'busy' | 'unreachable' | null;
  run_at: Timestamp;
  started_at: Timestamp | null;
  settled_at: Timestamp | null;
  created_at: Timestamp;
}

/** business: every act of an admin, by ids */
export interface ConsoleAuditTable {
  id: string;
  admin_id: string | null;
  act: string;
  object_kind: string | null;
  object_id: string | null;
  reason: string | null;
  facts: Json<AuditFacts>;
  at: Timestamp;
}

/** personal: what was consented to before an interview, item by item */
export interface InterviewConsentTable {
  id: string;
  interview_id: string;
  item: string;
  version: string;
  given_at: Timestamp;
}

/** personal: corrections of the transcript by its candidate, beside what was said */
export interface InterviewCorrectionTable {
  interview_id: string;
  round: number;
  seq: number;
  text: string;
  corrected_at: Timestamp;
}

/** none: interviews tried without an account, deleted within the hour */
export interface InterviewDemoTable {
  token_hash: Buffer;
  address_hash: Buffer;
  direction: string;
  plan: Json<Plan>;
  progress: Json<Progress>;
  turns: Json<DemoTurns>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** personal: frames received in an interview, by the ids their client gave them */
export interface InterviewFrameTable {
  interview_id: string;
  frame_id: string;
  seq: number | null;
  received_at: Timestamp;
}

/** personal: AI interviews, their plan and where they stand */
export interface InterviewInterviewTable {
  id: string;
  kind: 'position' | 'simulate' | 'resume' | 'skill';
  state: 'created' | 'prepared' | 'running' | 'finished' | 'abandoned' | 'scored';
  seeker_id: string;
  company_id: string | null;
  position_id: string | null;
  application_id: string | null;
  subject: string;
  title: string;
  company_name: string;
  position_snapshot: Json<InterviewPosition> | null;
  plan: Json<Plan>;
  progress: Json<Progress>;
  answers: number;
  interviewer: string;
  complete: boolean;
  end_reason: 'allAsked' | 'timeUp' | 'finishedEarly' | 'windowEnded' | 'cancelled' | null;
  devices: Json<JsonValue> | null;
  window_ends_at: Timestamp;
  created_at: Timestamp;
  prepared_at: Timestamp | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  scored_at: Timestamp | null;
  material: Json<Material> | null;
}

/** business: calls of the language model for interviews, and what they cost */
export interface InterviewModelCallTable {
  id: string;
  interview_id: string | null;
  purpose: 'plan' | 'read' | 'score';
  turn: number | null;
  model: string;
  prompt_hash: string;
  requests: number;
  tokens_in: number;
  tokens_out: number;
  milliseconds: number;
  outcome: 'ok' | 'timeout' | 'unreachable' | 'overloaded' | 'refused' | 'cut' | 'unreadable' | 'rejected' | 'superseded';
  created_at: Timestamp;
}

/** personal: bands and scores that members of the company set, with their reasons */
export interface InterviewOverrideTable {
  id: string;
  interview_id: string;
  revision: number;
  target: string;
  band: 'strong' | 'recommended' | 'undecided' | 'notRecommended' | null;
  score: number | null;
  reason: string;
  made_by: string | null;
  created_at: Timestamp;
}

/** personal: reports of interviews, one row per scoring */
export interface InterviewReportTable {
  id: string;
  interview_id: string;
  revision: number;
  complete: boolean;
  content: Json<ReportContent>;
  created_at: Timestamp;
  correction: Generated<number>;
  reading: Generated<number>;
}

/** personal: requests for a review by a person, and their answers */
export interface InterviewReviewTable {
  interview_id: string;
  reason: string;
  requested_at: Timestamp;
  answer: string | null;
  answered_by: string | null;
  answered_at: Timestamp | null;
}

/** business: how the AI interviews for a position and the company's own questions, by version */
export interface InterviewSetupTable {
  position_id: string;
  version: number;
  content: Json<InterviewSetup>;
  saved_at: Timestamp;
  saved_by: string | null;
}

/** personal: answers that a person gave once more to a question of their own practice */
export interface InterviewTryTable {
  id: string;
  interview_id: string;
  question: number;
  ordinal: number;
  text: string;
  before: Json<QuestionResult>;
  result: Json<QuestionResult>;
  scorer: string;
  created_at: Timestamp;
}

/** personal: every turn of an interview */
export interface InterviewTurnTable {
  interview_id: string;
  seq: number;
  speaker: 'interviewer' | 'candidate';
  kind: string;
  text: string;
  question: number | null;
  at: Timestamp;
}

/** personal: positions that seekers do not want recommended, and why */
export interface MatchingDismissalTable {
  seeker_id: string;
  position_id: string;
  reason: 'salary' | 'place' | 'direction' | 'company' | 'seen' | 'other';
  at: Timestamp;
  company_id: string;
  city_code: string | null;
  district_code: string | null;
  category: string | null;
  pay_max: number | null;
}

/** none: how far the index of matching has been made by the present rules */
export interface MatchingFillTable {
  kind: 'talent' | 'position' | 'wanted';
  edition: number;
  after_id: string | null;
}

/** personal: talents whom a company hid from its recommendations */
export interface MatchingHiddenTable {
  position_id: string;
  seeker_id: string;
  company_id: string;
  member_id: string | null;
  reason: 'direction' | 'experience' | 'skill' | 'salary' | 'place' | 'other';
  hidden_at: Timestamp;
}

/** personal: who of a company looked at which seeker */
export interface MatchingLookTable {
  id: string;
  seeker_id: string;
  company_id: string;
  member_id: string | null;
  resume_id: string;
  position_id: string | null;
  day: string;
  looked_at: Timestamp;
}

/** none: facts of open positions, made from position_position */
export interface MatchingPositionTable {
  position_id: string;
  company_id: string;
  shown_at: Timestamp;
  facts: Json<PositionFacts>;
  edition: number;
  hash: string;
  made_at: Timestamp;
  category: string | null;
  city_code: string | null;
  remote: Generated<boolean>;
  pay_max: number | null;
  degree: Generated<number>;
  months: Generated<number>;
  job_type: number | null;
  recruit_type: number | null;
  skills: Generated<string[]>;
  doc: Generated<string>;
}

/** personal: positions that were pushed to a seeker and a seeker to whose company, and why */
export interface MatchingPushTable {
  seeker_id: string;
  position_id: string;
  company_id: string;
  match: Json<Match>;
  match_version: string;
  input_hash: string;
  caps_version: string;
  lowered: Generated<string[]>;
  seeker_at: Timestamp | null;
  seeker_ended_at: Timestamp | null;
  seeker_end: 'dismissed' | 'unused' | 'over' | 'used' | null;
  seeker_told_at: Timestamp | null;
  employer_at: Timestamp | null;
  employer_ended_at: Timestamp | null;
  employer_end: 'dismissed' | 'unused' | 'over' | 'used' | null;
  employer_told_at: Timestamp | null;
}

/** personal: seekers and positions that AI direct push has to look at */
export interface MatchingPushDueTable {
  kind: 'seeker' | 'position';
  id: string;
  asks: number;
  due_at: Timestamp;
}

/** personal: searches that members keep for talents and seekers for positions */
export interface MatchingSavedSearchTable {
  id: string;
  member_id: string;
  company_id: string | null;
  name: string;
  query: string;
  alert: boolean;
  created_at: Timestamp;
  opened_at: Timestamp;
  alerted_at: Timestamp | null;
}

/** personal: those who may be found by companies, as search and matching read them */
export interface MatchingTalentTable {
  seeker_id: string;
  resume_id: string;
  changed_at: Timestamp;
  active_at: Timestamp;
  years: number | null;
  degree: number;
  job_status: number | null;
  pay_min: number | null;
  pay_max: number | null;
  cities: string[];
  any_city: boolean;
  categories: string[];
  industries: string[];
  skills: string[];
  job_types: number[];
  recruit_types: number[];
  employers: string[];
  doc: string;
  facts: Json<TalentFacts>;
  facts_month: number;
  edition: number;
  hash: string;
  made_at: Timestamp;
  roles: Generated<string[]>;
  titles: Generated<string>;
}

/** personal: how often members searched for talents and added them */
export interface MatchingUseTable {
  member_id: string;
  day: string;
  kind: 'search' | 'add';
  count: number;
}

/** personal: positions that seekers opened lately */
export interface MatchingViewedTable {
  seeker_id: string;
  position_id: string;
  at: Timestamp;
}

/** personal: which positions in which cities a seeker looks for */
export interface MatchingWantedTable {
  seeker_id: string;
  categories: string[];
  cities: string[];
  anywhere: boolean;
  changed_at: Timestamp;
}

/** personal: what seekers look for, and whether lists are ordered for them */
export interface MatchingWishTable {
  seeker_id: string;
  wishes: Json<Wish[]> | null;
  job_types: number[] | null;
  recruit_types: number[] | null;
  arrival_set: Generated<boolean>;
  arrival: number | null;
  personal_order: Generated<boolean>;
  answered: Generated<string[]>;
  skipped: Generated<string[]>;
  version: number;
  updated_at: Timestamp;
}

/** personal: messages to seekers and companies; they name people and interviews */
export interface MessageMessageTable {
  id: string;
  recipient_id: string;
  recipient_kind: 'user' | 'company';
  message_type: '1' | '2' | '7' | '11' | '21';
  title: string;
  content: string;
  meta: Json<MessageMeta>;
  dedupe_key: string;
  created_at: Timestamp;
  about: 'company' | 'members' | 'joinRequests' | 'positions' | 'candidates' | 'talents' | 'reports' | 'notes' | 'offers' | 'money' | null;
  application_id: string | null;
  mail_file: Json<MailFile> | null;
}

/** personal: text messages and mails about messages, and what became of them */
export interface MessageOutsideSendTable {
  id: string;
  message_id: string;
  user_id: string;
  kind: 'interview' | 'application' | 'offer' | 'review' | 'recommendation' | 'money' | 'security';
  channel: 'sms' | 'mail';
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsure' | 'dropped';
  attempts: Generated<number>;
  run_at: Timestamp;
  created_at: Timestamp;
  started_at: Timestamp | null;
  settled_at: Timestamp | null;
  handled_at: Timestamp | null;
}

/** personal: kinds of messages a person wants outside the product; a kind without a row is at its default */
export interface MessagePreferenceTable {
  user_id: string;
  kind: 'interview' | 'application' | 'offer' | 'review' | 'recommendation' | 'money' | 'security';
  sms: boolean;
  mail: boolean;
  changed_at: Timestamp;
  inside: Generated<boolean>;
}

/** personal: who has read which message; every member of a company has marks of their own */
export interface MessageReadTable {
  message_id: string;
  user_id: string;
  read_at: Timestamp;
}

/** personal: uploaded files; the bytes lie in the files port under the id */
export interface PlatformFileTable {
  id: string;
  owner_id: string;
  purpose: string;
  name: string;
  kind: 'image' | 'pdf' | 'word' | 'text' | 'archive' | 'sheet';
  media_type: string;
  size: number;
  sha256: string;
  created_at: Timestamp;
}

/** none: events on their way to their subscribers, ids and facts only */
export interface PlatformOutboxTable {
  id: string;
  event: string;
  subscriber: string;
  payload: Json<JsonValue>;
  attempts: Generated<number>;
  run_at: Timestamp;
  created_at: Timestamp;
  dead_at: Timestamp | null;
  last_error: string | null;
}

/** none: whether the sandbox of this installation was ever seen from elsewhere */
export interface PlatformSandboxLockTable {
  only_one: Generated<boolean>;
  reason: string;
  locked_at: Timestamp;
}

/** personal: mails of the embedded sandbox sender */
export interface PlatformSandboxMailTable {
  id: string;
  address_cipher: Buffer;
  subject: string;
  text: string;
  sent_at: Timestamp;
  files_cipher: Buffer | null;
}

/** none: notices that the sandbox cashier has still to send */
export interface PlatformSandboxNoticeTable {
  id: string;
  trade_no: string;
  due_at: Timestamp;
}

/** none: refunds of the sandbox cashier */
export interface PlatformSandboxRefundTable {
  refund_no: string;
  trade_no: string;
  vendor_refund_no: string;
  fen: number;
  refunded_at: Timestamp;
}

/** personal: text messages of the embedded sandbox sender */
export interface PlatformSandboxSmsTable {
  id: string;
  phone_hash: Buffer;
  phone_cipher: Buffer;
  text: string;
  code: string | null;
  sent_at: Timestamp;
}

/** none: trades at the sandbox cashier */
export interface PlatformSandboxTradeTable {
  trade_no: string;
  vendor_trade_no: string;
  subject: string;
  fen: number;
  state: 'waiting' | 'paid' | 'failed' | 'closed';
  paid_fen: number | null;
  refunded_fen: Generated<number>;
  hanging: Generated<number>;
  created_at: Timestamp;
  paid_at: Timestamp | null;
}

/** none: facts about this installation */
export interface PlatformSettingTable {
  name: string;
  value: string;
}

/** personal: positions that seekers keep for later */
export interface PositionCollectionTable {
  seeker_id: string;
  position_id: string;
  collected_at: Timestamp;
}

/** personal: what seekers find wrong with positions, and what came of it */
export interface PositionComplaintTable {
  id: string;
  position_id: string;
  seeker_id: string | null;
  kind: 'fraud' | 'fee' | 'false' | 'discrimination' | 'notRecruiting' | 'contact' | 'other';
  words: string;
  state: 'pending' | 'asked' | 'dismissed' | 'upheld';
  submitted_at: Timestamp;
  asked_at: Timestamp | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
}

/** business: that a position has an interview plan, its version and who saved it last */
export interface PositionPlanTable {
  position_id: string;
  version: number;
  updated_at: Timestamp;
  updated_by: string | null;
}

/** personal: who is planned to interview in a round */
export interface PositionPlanInterviewerTable {
  round_id: string;
  user_id: string;
  ordinal: number;
}

/** business: the rounds of interview plans, with what is looked at in each */
export interface PositionPlanRoundTable {
  id: string;
  position_id: string;
  ordinal: number;
  name: string;
  form: 1 | 2 | 3;
  minutes: number;
  competencies: Json<PlanCompetency[]>;
}

/** business: positions of companies, drafts included */
export interface PositionPositionTable {
  id: string;
  company_id: string;
  created_by: string | null;
  draft_key: string;
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  version: number;
  title: string;
  draft: Json<StoredPositionContent> | null;
  content: Json<StoredPositionContent> | null;
  published_at: Timestamp | null;
  shown_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  checked_edition: Generated<number>;
  read_edition: Generated<number>;
  content_changed_at: Timestamp | null;
}

/** business: content of positions that a person was asked to look at, and what came of it */
export interface PositionReviewTable {
  id: string;
  position_id: string;
  version: number;
  content: Json<StoredPositionContent>;
  objections: Json<Objection[]>;
  note: string;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  status_before: number;
  submitted_by: string | null;
  submitted_at: Timestamp;
  reason: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  looked_again: Generated<boolean>;
}

/** none: search index over position_position */
export interface PositionSearchTable {
  position_id: string;
  company_id: string;
  status: number;
  shown_at: Timestamp;
  city_code: string;
  monthly_min: number | null;
  monthly_max: number | null;
  experience: number;
  education: number;
  job_type: number;
  recruit_type: number;
  work_mode: number;
  doc: string;
  title: string | null;
  roles: string[] | null;
}

/** personal: who hires for a position, and what they are there */
export interface PositionTeamTable {
  position_id: string;
  user_id: string;
  part: 'manager' | 'recruiter' | 'interviewer' | 'coordinator';
  ordinal: number;
}

/** personal: when a seeker agreed to be found by companies, to which words, and until when */
export interface ResumeConsentTable {
  id: string;
  seeker_id: string;
  text_version: string;
  agreed_at: Timestamp;
  revoked_at: Timestamp | null;
}

/** business: folded names of verified companies, which employers in resumes are compared with */
export interface ResumeEmployerTable {
  company_id: string;
  folded: string;
}

/** personal: when files of a seeker were read, for a limit a day; older rows go every night */
export interface ResumeReadingTable {
  id: string;
  user_id: string;
  begun_at: Timestamp;
}

/** personal: resumes of seekers, with the file they were read from */
export interface ResumeResumeTable {
  id: string;
  user_id: string;
  title: string;
  content: Json<StoredContent>;
  confidence: Json<ResumeConfidence>;
  parse_state: 'none' | 'pending' | 'parsing' | 'parsed' | 'failed';
  failure: 'scanned' | 'noText' | 'tooSlow' | 'tooLarge' | 'broken' | null;
  parse_attempts: Generated<number>;
  source_file_id: string | null;
  source_kind: 'pdf' | 'word' | 'text' | null;
  source_sha256: string | null;
  source_text: string | null;
  version: number;
  is_default: Generated<boolean>;
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  template: Generated<'classic' | 'modern' | 'compact' | 'campus' | 'engineer' | 'product' | 'portfolio' | 'manager' | 'english' | 'plain'>;
  term_edition: Generated<number>;
  contact_cipher: Buffer | null;
  confidence_cipher: Buffer | null;
  source_text_cipher: Buffer | null;
  unplaced_cipher: Buffer | null;
  print_style: Generated<Json<PrintStyle>>;
  arrangement: Generated<Json<ResumeArrangement>>;
}

/** personal: links by which seekers share a resume, as hashes */
export interface ResumeShareTable {
  id: string;
  user_id: string;
  resume_id: string | null;
  token_hash: Buffer;
  token_cipher: Buffer | null;
  with_contact: boolean;
  may_download: boolean;
  password_hash: Buffer | null;
  days: 7 | 30 | 90 | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
}

/** personal: wrong passwords of shared resumes, by a hash of the network */
export interface ResumeShareGuessTable {
  id: string;
  share_id: string;
  network_hash: Buffer;
  guessed_at: Timestamp;
}

/** personal: when and on what device somebody opened a shared resume */
export interface ResumeShareOpeningTable {
  id: string;
  share_id: string;
  visitor_hash: Buffer | null;
  device: string;
  viewer_id: string | null;
  downloaded_at: Timestamp | null;
  opened_at: Timestamp;
}

/** personal: what schools, majors, employers and skills of a resume are called in the tables */
export interface ResumeTermTable {
  resume_id: string;
  kind: 'school' | 'major' | 'company' | 'skill';
  entry: number;
  words: string;
  code: string | null;
  folded: string | null;
}

/** personal: earlier contents of resumes of seekers */
export interface ResumeVersionTable {
  id: string;
  resume_id: string;
  content: Json<StoredContent>;
  content_sha256: string | null;
  saved_at: Timestamp;
  kept_at: Timestamp;
  contact_cipher: Buffer | null;
  content_hash: Buffer | null;
}

/** personal: who may see the resumes of a seeker who has chosen */
export interface ResumeVisibilityTable {
  seeker_id: string;
  visibility: 'open' | 'applied';
  changed_at: Timestamp;
  text_version: string | null;
}

/** personal: accounts of the ledger and whose they are; kept as the law asks, without the person */
export interface WalletAccountTable {
  id: string;
  book: string;
  name: 'prepaid' | 'available' | 'vendor:alipay' | 'vendor:wechat' | 'vendor:bank' | 'vendor:sandbox' | 'revenue' | 'issued' | 'consumed';
  unit: 'fen' | 'credit' | 'simulation';
  debits_posted: Generated<number>;
  credits_posted: Generated<number>;
  debits_pending: Generated<number>;
  credits_pending: Generated<number>;
  created_at: Timestamp;
}

/** personal: every movement of the ledger and who made it; kept as the law asks, without the person */
export interface WalletTransferTable {
  id: string;
  key: string;
  act: 'post' | 'hold' | 'take' | 'release';
  debit_id: string;
  credit_id: string;
  unit: string;
  amount: number;
  hold_id: string | null;
  reason: 'paid' | 'issued' | 'free' | 'opening' | 'use' | 'expired' | 'refund' | 'adjustment';
  actor: 'system' | 'seeker' | 'employer' | 'admin' | 'anyone' | 'client' | 'seekerAgent' | 'employerAgent';
  actor_id: string | null;
  subject: string;
  at: Timestamp;
}

/** Every table, for kysely. */
export interface Tables {
  account_access_token: AccountAccessTokenTable;
  account_admin: AccountAdminTable;
  account_deletion: AccountDeletionTable;
  account_erasure: AccountErasureTable;
  account_face_start: AccountFaceStartTable;
  account_familiar_device: AccountFamiliarDeviceTable;
  account_family: AccountFamilyTable;
  account_identity: AccountIdentityTable;
  account_mail_code: AccountMailCodeTable;
  account_membership: AccountMembershipTable;
  account_mfa_token: AccountMfaTokenTable;
  account_person: AccountPersonTable;
  account_personal_export: AccountPersonalExportTable;
  account_real_name_check: AccountRealNameCheckTable;
  account_recovery_code: AccountRecoveryCodeTable;
  account_refresh_token: AccountRefreshTokenTable;
  account_security_event: AccountSecurityEventTable;
  account_sms_alarm: AccountSmsAlarmTable;
  account_sms_code: AccountSmsCodeTable;
  account_wrong_code: AccountWrongCodeTable;
  agent_act: AgentActTable;
  agent_agent: AgentAgentTable;
  agent_model_call: AgentModelCallTable;
  agent_reception: AgentReceptionTable;
  agent_run: AgentRunTable;
  agent_slip: AgentSlipTable;
  agent_switch: AgentSwitchTable;
  agent_talk: AgentTalkTable;
  agent_token: AgentTokenTable;
  agent_token_use: AgentTokenUseTable;
  agent_told: AgentToldTable;
  agent_verdict: AgentVerdictTable;
  application_application: ApplicationApplicationTable;
  application_bulk_move: ApplicationBulkMoveTable;
  application_bulk_row: ApplicationBulkRowTable;
  application_complaint: ApplicationComplaintTable;
  application_contact_request: ApplicationContactRequestTable;
  application_conversation: ApplicationConversationTable;
  application_conversation_message: ApplicationConversationMessageTable;
  application_conversation_read: ApplicationConversationReadTable;
  application_debrief_decision: ApplicationDebriefDecisionTable;
  application_event: ApplicationEventTable;
  application_invitation: ApplicationInvitationTable;
  application_offer: ApplicationOfferTable;
  application_offer_act: ApplicationOfferActTable;
  application_offer_approval: ApplicationOfferApprovalTable;
  application_offer_counter: ApplicationOfferCounterTable;
  application_offer_paper: ApplicationOfferPaperTable;
  application_offer_settings: ApplicationOfferSettingsTable;
  application_offer_version: ApplicationOfferVersionTable;
  application_quick_reply: ApplicationQuickReplyTable;
  application_round: ApplicationRoundTable;
  application_round_interviewer: ApplicationRoundInterviewerTable;
  application_round_slot: ApplicationRoundSlotTable;
  application_scorecard: ApplicationScorecardTable;
  application_scorecard_addendum: ApplicationScorecardAddendumTable;
  application_scorecard_link: ApplicationScorecardLinkTable;
  application_scorecard_reminder: ApplicationScorecardReminderTable;
  billing_adjustment: BillingAdjustmentTable;
  billing_adjustment_evidence: BillingAdjustmentEvidenceTable;
  billing_allowance: BillingAllowanceTable;
  billing_bank_transfer: BillingBankTransferTable;
  billing_bill_line: BillingBillLineTable;
  billing_consumption: BillingConsumptionTable;
  billing_difference: BillingDifferenceTable;
  billing_hand_return: BillingHandReturnTable;
  billing_hand_return_evidence: BillingHandReturnEvidenceTable;
  billing_invoice: BillingInvoiceTable;
  billing_invoice_act: BillingInvoiceActTable;
  billing_invoice_line: BillingInvoiceLineTable;
  billing_invoice_mail: BillingInvoiceMailTable;
  billing_invoice_paper: BillingInvoicePaperTable;
  billing_invoice_title: BillingInvoiceTitleTable;
  billing_lot: BillingLotTable;
  billing_low_balance: BillingLowBalanceTable;
  billing_notice: BillingNoticeTable;
  billing_order: BillingOrderTable;
  billing_payment: BillingPaymentTable;
  billing_position_name: BillingPositionNameTable;
  billing_price: BillingPriceTable;
  billing_price_change: BillingPriceChangeTable;
  billing_reconciliation: BillingReconciliationTable;
  billing_refund: BillingRefundTable;
  billing_refund_evidence: BillingRefundEvidenceTable;
  billing_refund_part: BillingRefundPartTable;
  billing_use: BillingUseTable;
  billing_use_part: BillingUsePartTable;
  calendar_appointment: CalendarAppointmentTable;
  calendar_attendee: CalendarAttendeeTable;
  calendar_feed: CalendarFeedTable;
  calendar_hours: CalendarHoursTable;
  company_block: CompanyBlockTable;
  company_company: CompanyCompanyTable;
  company_join_request: CompanyJoinRequestTable;
  company_verification: CompanyVerificationTable;
  company_webhook: CompanyWebhookTable;
  company_webhook_send: CompanyWebhookSendTable;
  console_audit: ConsoleAuditTable;
  interview_consent: InterviewConsentTable;
  interview_correction: InterviewCorrectionTable;
  interview_demo: InterviewDemoTable;
  interview_frame: InterviewFrameTable;
  interview_interview: InterviewInterviewTable;
  interview_model_call: InterviewModelCallTable;
  interview_override: InterviewOverrideTable;
  interview_report: InterviewReportTable;
  interview_review: InterviewReviewTable;
  interview_setup: InterviewSetupTable;
  interview_try: InterviewTryTable;
  interview_turn: InterviewTurnTable;
  matching_dismissal: MatchingDismissalTable;
  matching_fill: MatchingFillTable;
  matching_hidden: MatchingHiddenTable;
  matching_look: MatchingLookTable;
  matching_position: MatchingPositionTable;
  matching_push: MatchingPushTable;
  matching_push_due: MatchingPushDueTable;
  matching_saved_search: MatchingSavedSearchTable;
  matching_talent: MatchingTalentTable;
  matching_use: MatchingUseTable;
  matching_viewed: MatchingViewedTable;
  matching_wanted: MatchingWantedTable;
  matching_wish: MatchingWishTable;
  message_message: MessageMessageTable;
  message_outside_send: MessageOutsideSendTable;
  message_preference: MessagePreferenceTable;
  message_read: MessageReadTable;
  platform_file: PlatformFileTable;
  platform_outbox: PlatformOutboxTable;
  platform_sandbox_lock: PlatformSandboxLockTable;
  platform_sandbox_mail: PlatformSandboxMailTable;
  platform_sandbox_notice: PlatformSandboxNoticeTable;
  platform_sandbox_refund: PlatformSandboxRefundTable;
  platform_sandbox_sms: PlatformSandboxSmsTable;
  platform_sandbox_trade: PlatformSandboxTradeTable;
  platform_setting: PlatformSettingTable;
  position_collection: PositionCollectionTable;
  position_complaint: PositionComplaintTable;
  position_plan: PositionPlanTable;
  position_plan_interviewer: PositionPlanInterviewerTable;
  position_plan_round: PositionPlanRoundTable;
  position_position: PositionPositionTable;
  position_review: PositionReviewTable;
  position_search: PositionSearchTable;
  position_team: PositionTeamTable;
  resume_consent: ResumeConsentTable;
  resume_employer: ResumeEmployerTable;
  resume_reading: ResumeReadingTable;
  resume_resume: ResumeResumeTable;
  resume_share: ResumeShareTable;
  resume_share_guess: ResumeShareGuessTable;
  resume_share_opening: ResumeShareOpeningTable;
  resume_term: ResumeTermTable;
  resume_version: ResumeVersionTable;
  resume_visibility: ResumeVisibilityTable;
  wallet_account: WalletAccountTable;
  wallet_transfer: WalletTransferTable;
}
