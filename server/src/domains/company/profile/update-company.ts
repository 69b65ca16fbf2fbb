import type { updateCompany as endpoint } from '@pinjian/contract/company.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { issuesOfWords } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { agencyLicenceOf } from '../verification/find-agency-licence.ts';
import { isCompanyPicture } from './check-picture.ts';
import { findCompany, updateCompanyRow } from './queries.ts';
import { objectToFacts, refuseIssues, webAddress } from './rules.ts';
import { memberView } from './view.ts';

type Input = Received<typeof endpoint>;

/**
 * Saves what is given of a company's profile; the rest stays. Name and credit code change by verification only.
 * @throws Refusal 40001 naming the fields that no list, calendar or file of the company bears out, and the
 * words that may not be published (decisions §13).
 */
export async function updateCompany(ctx: Ctx<EmployerActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  const website = typeof input.website === 'string' ? textOrNull(input.website) : input.website;
  refuseIssues([
    ...objectToFacts(input, ctx.now().getFullYear()),
    ...issuesOfWords(wordsOf(input)),
    ...(typeof website === 'string' && webAddress(website) === null
      ? [{ path: 'website', message: '请填写正确的网址，如 https://www.example.com' }]
      : []),
    ...(await objectToLogo(ctx, companyId, input.logoFileId)),
  ]);
  const saved = await ctx.transaction(async (tx) => {
    const before = await findCompany(tx, companyId);
    await updateCompanyRow(tx, companyId, {
      short_name: textOrNull(input.shortName),
      industry: input.industry,
      staff_size: input.staffSize,
      financing_stage: input.financingStage,
      company_type: input.companyType,
      city: input.city,
      address: textOrNull(input.address),
      website: typeof website === 'string' ? webAddress(website) : website,
      introduction: textOrNull(input.introduction),
      benefits: input.benefits === undefined ? undefined : [...new Set(input.benefits)],
      founded_year: input.foundedYear,
      logo_file_id: input.logoFileId,
    });
    const after = await findCompany(tx, companyId);
    if (before?.industry !== after?.industry || before?.short_name !== after?.short_name)
      await tx.emit('company.changed', { companyId });
    return after;
  });
  if (saved === undefined) throw new Refusal(errors.notFound);
  return memberView(ctx, saved, await agencyLicenceOf(ctx, companyId));
}

/** Every text of the profile that seekers read. */
function wordsOf({ shortName, address, introduction, benefits }: Input) {
  return [
    { path: 'shortName', text: shortName ?? '' },
    { path: 'address', text: address ?? '' },
    { path: 'introduction', text: introduction ?? '' },
    ...(benefits ?? []).map((text) => ({ path: 'benefits', text })),
  ];
}

/** A field that was emptied has no text; one that was not sent is left alone. */
function textOrNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

async function objectToLogo(ctx: Ctx, companyId: string, fileId: Input['logoFileId']): Promise<InputIssue[]> {
  if (fileId === undefined || fileId === null || (await isCompanyPicture(ctx, companyId, fileId))) return [];
  return [{ path: 'logoFileId', message: '图片不存在，请重新上传' }];
}
