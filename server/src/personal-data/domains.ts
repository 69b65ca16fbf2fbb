import { person, personal as account } from '#domains/account/personal.ts';
import { personal as agent } from '#domains/agent/personal.ts';
import { personal as application } from '#domains/application/personal.ts';
import { personal as billing } from '#domains/billing/personal.ts';
import { personal as calendar } from '#domains/calendar/personal.ts';
import { personal as company } from '#domains/company/personal.ts';
import { forgetReasons } from '#domains/console/personal.ts';
import { personal as interview } from '#domains/interview/personal.ts';
import { personal as matching } from '#domains/matching/personal.ts';
import { personal as message } from '#domains/message/personal.ts';
import { personal as position } from '#domains/position/personal.ts';
import { personal as resume } from '#domains/resume/personal.ts';
import { personal as wallet } from '#domains/wallet/personal.ts';
import type { Ctx } from '#server/context.ts';

/** What a domain knows of one identity of a person. */
interface PersonalData {
  /** The tables that it exports and erases; every table that a migration calls personal is named by one domain. */
  readonly tables: readonly string[];
  export(ctx: Ctx, userId: string): Promise<object>;
  /** Joins the transaction that erases the rest. */
  erase(tx: Ctx, userId: string): Promise<void>;
  /** Names that others may know the person by. */
  wordsOf?(ctx: Ctx, userId: string): Promise<string[]>;
}

/** Who refers to others' rows is erased before them: the order of domains, the last first. The person itself comes last. */
export const erased: readonly PersonalData[] = [
  agent,
  matching,
  application,
  interview,
  position,
  resume,
  calendar,
  billing,
  company,
  wallet,
  message,
];

/** Every table that holds people's data. */
export const personalTables: readonly string[] = [...erased.flatMap((each) => each.tables), ...person.tables];

/** What an archive holds of one identity, by the name of its file, in the order in which it is read. */
export const exported: readonly { readonly name: string; readonly export: PersonalData['export'] }[] = [
  { name: 'profile', export: account.export },
  { name: 'company', export: company.export },
  { name: 'ledger', export: wallet.export },
  { name: 'wallet', export: billing.export },
  { name: 'calendar', export: calendar.export },
  { name: 'resumes', export: resume.export },
  { name: 'positions', export: position.export },
  { name: 'applications', export: application.export },
  { name: 'interviews', export: interview.export },
  { name: 'wishes', export: matching.export },
  { name: 'agents', export: agent.export },
  { name: 'messages', export: message.export },
];

export { forgetReasons, person };
