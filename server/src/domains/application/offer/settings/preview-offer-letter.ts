import type { previewOfferLetter as endpoint } from '@pinjian/contract/application-offer-settings.ts';
import { emptyOfferTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import { companyName } from '#domains/company/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { printLetter } from '../letter/print-letter.ts';

const exampleDays = 30;

/** A letter in these words, with an example's terms and marked as a draft. @throws Refusal 40310, 40311 */
export async function previewOfferLetter(
  ctx: Ctx<EmployerActor>,
  { letter }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'offers');
  return printLetter({
    letter,
    terms: exampleTerms(new Date(ctx.now().getTime() + exampleDays * 86_400_000)),
    candidateName: '示例候选人',
    companyName: await companyName(ctx, companyId),
    sent: null,
    acceptance: null,
    madeAt: ctx.now(),
  });
}

function exampleTerms(startsOn: Date): OfferTerms {
  return {
    ...emptyOfferTerms(),
    title: '产品经理',
    department: '产品部',
    basePay: 2_000_000,
    months: 14,
    allowances: [{ name: '餐补', amount: 60_000, per: 'month' }],
    startsOn: dayInBeijing(startsOn),
    place: '示例市示例区示例路 1 号',
  };
}
