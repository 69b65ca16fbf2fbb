import type { CompanyCard } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import { findCompanies } from './queries.ts';
import { cardView, displayName } from './view.ts';

/** Cards of companies by id; an id that is none is missing. Whether one may be shown (`verified`) is for the caller. */
export async function companyCards(ctx: Ctx, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  const rows = await findCompanies(ctx, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, cardView(ctx, row)]));
}

/** What a company is called in lists and messages: its short name where it has one. @throws when there is none. */
export async function companyName(ctx: Ctx, companyId: string): Promise<string> {
  const name = (await companyNames(ctx, [companyId])).get(companyId);
  if (name === undefined) throw new Error(`no company ${companyId}`);
  return name;
}

/** The same of several; an id that is none is missing. */
export async function companyNames(ctx: Ctx, companyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await findCompanies(ctx, [...new Set(companyIds)]);
  return new Map(rows.map((row) => [row.id, displayName(row)]));
}
