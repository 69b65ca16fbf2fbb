import type { ActSection } from '@pinjian/contract/agent-act.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { conditionLines, payFigures, payLines, type TermLine } from '@pinjian/contract/application-offer-pay.ts';
import type { MyOffer, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import type { Proposal } from '../../run/planner.ts';
import { momentText } from '../writing/moments.ts';
import type { Looking } from './plan.ts';

interface Open {
  readonly offer: MyOffer;
  readonly version: OfferVersion;
  /** 某公司「某职位」 */
  readonly name: string;
}

const hourMs = 3_600_000;
/** So long before its end an offer is spoken of once more. */
const endingHours = 48;

/** Offers that wait for an answer: each once when it comes and once before it ends, and all of them side by side. */
export function offersOf(offers: readonly MyOffer[], { now }: Looking): Proposal[] {
  const open = offers.flatMap((offer): Open[] => {
    const [version] = offer.versions;
    if (version === undefined || offer.answer === null || Date.parse(version.validUntil) <= now.getTime()) return [];
    return [{ offer, version, name: `${offer.company.name}「${offer.position.title}」` }];
  });
  const [only] = open;
  return [
    ...(open.length > 1 ? [comparison(open)] : only === undefined ? [] : [single(only)]),
    ...open.filter(({ version }) => Date.parse(version.validUntil) - now.getTime() <= endingHours * hourMs).map(ending),
  ];
}

function subjectOf({ offer }: Open): Proposal['subject'] {
  return {
    offerId: offer.offerId,
    applicationId: offer.applicationId,
    positionId: offer.position.positionId,
    positionTitle: offer.position.title,
    companyName: offer.company.name,
  };
}

function opened({ offer, version }: Open): Pick<Proposal, 'prepared' | 'expiresAt'> {
  return {
    prepared: { kind: 'openOffer', applicationId: offer.applicationId },
    expiresAt: new Date(version.validUntil),
  };
}

function single(open: Open): Proposal {
  const { version, name } = open;
  return {
    ...opened(open),
    act: 'preparedAnswer',
    key: `offer:${version.versionId}`,
    subject: subjectOf(open),
    title: `${name}的 Offer`,
    why: `请在 ${momentText(new Date(version.validUntil))} 前答复。接受、谢绝或商议都由您本人决定。`,
    evidence: [{ claim: '答复期限', source: 'offer', quote: momentText(new Date(version.validUntil)) }],
    sections: [{ title: 'Offer 的内容', rows: linesOf(open).map(({ label, words }) => ({ label, value: words })) }],
  };
}

function ending(open: Open): Proposal {
  const { version, name } = open;
  return {
    ...opened(open),
    act: 'preparedAnswer',
    key: `offer-ending:${version.versionId}`,
    subject: subjectOf(open),
    title: `${name}的 Offer 快到期了`,
    why: `${momentText(new Date(version.validUntil))} 之后就不能接受了。需要更多时间的话，可以提出商议。`,
    evidence: [{ claim: '答复期限', source: 'offer', quote: momentText(new Date(version.validUntil)) }],
  };
}

function linesOf({ version }: Open): TermLine[] {
  const until = { path: 'validUntil', label: '答复期限', words: momentText(new Date(version.validUntil)) };
  return [...payLines(version.terms), ...conditionLines(version.terms), until];
}

/** What each offers for the same thing, thing by thing; what one of them does not say stands as 没有写. */
function comparison(open: readonly Open[]): Proposal {
  const lines = open.map((each) => new Map(linesOf(each).map(({ label, words }) => [label, words])));
  const labels = [...new Set(open.flatMap((each) => linesOf(each).map(({ label }) => label)))].filter(
    (label) => label !== '职位',
  );
  const sections: ActSection[] = labels.map((label) => ({
    title: label,
    rows: open.map((each, at) => ({
      label: each.name,
      value: lines[at]?.get(label) ?? '没有写',
      subject: subjectOf(each),
    })),
  }));
  return {
    act: 'suggestion',
    key: `offers:${open
      .map(({ version }) => version.versionId)
      .toSorted()
      .join(',')}`,
    subject: {},
    title: `${open.length} 份 Offer 并排看`,
    why: `${differences(open)}最早的答复期限是 ${momentText(new Date(Math.min(...open.map(({ version }) => Date.parse(version.validUntil)))))}。选哪一份由您决定。`,
    evidence: open.map(({ version, name }) => ({
      claim: `${name}年度合计`,
      source: 'offer' as const,
      quote: yearlyOf(version),
    })),
    sections,
  };
}

function yearlyOf({ terms }: OfferVersion): string {
  return payLines(terms).find(({ path }) => path === 'yearly')?.words ?? '没有写';
}

/** Which pays most in a year, and which most without what is only a target. */
function differences(open: readonly Open[]): string {
  const paid = open.flatMap(({ version, name }) => {
    const figures = payFigures(version.terms);
    return figures === null ? [] : [{ name, figures }];
  });
  const best = paid.toSorted((a, b) => b.figures.yearly - a.figures.yearly)[0];
  const surest = paid.toSorted((a, b) => b.figures.yearlyFixed - a.figures.yearlyFixed)[0];
  if (best === undefined || surest === undefined) return '';
  return best === surest
    ? `年度合计最高的是${best.name}，${amountText(best.figures.yearly)}。`
    : `含目标奖金，年度合计最高的是${best.name}，${amountText(best.figures.yearly)}；不含奖金最高的是${surest.name}，${amountText(surest.figures.yearlyFixed)}。`;
}
