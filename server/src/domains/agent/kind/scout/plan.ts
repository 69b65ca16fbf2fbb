import type { ActSubject } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { RecommendationBasis, RecommendedPosition } from '@pinjian/contract/matching-position-list.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { dateText } from '../writing/moments.ts';
import { choose, floorText, isWanted, type Said } from './choose.ts';
import { evidenceOf, explain, nameOf, rankSection } from './explain.ts';

/** A position that the seeker holds on to, as it is now. */
export interface Watched {
  readonly position: PositionCard;
  readonly isOpen: boolean;
  /** When what it says last became another; null for what never did. */
  readonly changedAt: Date | null;
  /** null without a resume. */
  readonly match: Match | null;
}

export interface ScoutFacts {
  readonly basis: RecommendationBasis;
  /** 个性化推荐 is on. */
  readonly personalOrder: boolean;
  /** Best first, without what was dismissed, blocked or applied to. */
  readonly candidates: readonly RecommendedPosition[];
  /** What the seeker said of positions that it showed. */
  readonly said: readonly Said[];
  /** Not applied to yet: collected ones, and suggested ones that the seeker said yes to. */
  readonly watched: readonly Watched[];
}

type Looking = Pick<AgentFacts, 'slip' | 'known' | 'now' | 'lastRunAt'>;

/** A first look shows what it can do; after that each brings few, or nothing. */
const mostAtFirst = 5;
const mostLater = 3;
/** So many collected positions are worth an order. */
const worthRanking = 3;
const mostRanked = 6;

/** What the scout has to say now: suggestions, news of what is watched, an order among what was collected. */
export function plan(facts: ScoutFacts, of: Looking): Plan {
  const proposals = [...suggestions(facts, of), ...news(facts, of), ...ranking(facts)].filter(
    ({ key }) => !of.known.has(key),
  );
  return { saw: summarize(facts, of, proposals), proposals };
}

const suggestionKey = (positionId: string): string => `suggest:${positionId}`;

function isFirstLook({ known }: Looking): boolean {
  return ![...known].some((key) => key.startsWith(suggestionKey('')));
}

function suggestions({ candidates, said, personalOrder }: ScoutFacts, of: Looking): Proposal[] {
  if (!personalOrder) return [];
  const fresh = candidates.filter(({ position }) => !of.known.has(suggestionKey(position.positionId)));
  const isFirst = isFirstLook(of);
  const chosen = choose(fresh, said, of.slip, {
    most: isFirst ? mostAtFirst : mostLater,
    mostOfOne: 1,
    mayBePossible: isFirst,
  });
  return chosen.map((each) => ({
    act: 'recommend',
    key: suggestionKey(each.position.positionId),
    subject: subjectOf(each.position),
    title: nameOf(each.position),
    why: explain(each),
    evidence: evidenceOf(each.match),
    input: { positionId: each.position.positionId },
  }));
}

function subjectOf({ positionId, title, company }: PositionCard): ActSubject {
  return { positionId, positionTitle: title, companyName: company.name };
}

function news({ watched }: ScoutFacts, { lastRunAt }: Looking): Proposal[] {
  return watched.flatMap(({ position, isOpen, changedAt }): Proposal[] => {
    const of = { act: 'note' as const, subject: subjectOf(position), evidence: [] };
    if (!isOpen) {
      const why = '您收藏或感兴趣的职位停止招聘了，不用再等它。';
      return [{ ...of, key: `closed:${position.positionId}`, title: `${nameOf(position)} 已停止招聘`, why }];
    }
    if (changedAt === null || lastRunAt === null || changedAt <= lastRunAt) return [];
    return [
      {
        ...of,
        key: `changed:${position.positionId}:${changedAt.toISOString()}`,
        title: `${nameOf(position)} 更新了内容`,
        why: `${dateText(changedAt)}更新，现在写的是 ${position.salaryText}、${position.experience.label}、${position.education.label}，值得再看一眼。`,
      },
    ];
  });
}

function ranking({ watched }: ScoutFacts): Proposal[] {
  const open = watched
    .flatMap(({ position, match, isOpen }) => (isOpen && match !== null ? [{ position, match }] : []))
    .toSorted((a, b) => b.match.score - a.match.score)
    .slice(0, mostRanked);
  const [best] = open;
  if (best === undefined || open.length < worthRanking) return [];
  return [
    {
      act: 'ranking',
      // Whatever their order: the same positions are put in order once.
      key: `ranking:${open
        .map(({ position }) => position.positionId)
        .toSorted()
        .join(',')}`,
      subject: {},
      title: `您收藏的 ${open.length} 个职位，可以先看「${best.position.title}」`,
      why: '按职位要求和您简历的符合程度排列，每个都写明合适和要留意的地方。',
      evidence: evidenceOf(best.match),
      sections: [rankSection(open)],
    },
  ];
}

/** What a look saw, also where it found nothing, and what the seeker could change then. */
function summarize(
  { candidates, basis, personalOrder }: ScoutFacts,
  of: Looking,
  proposals: readonly Proposal[],
): string {
  if (!personalOrder) return '个性化推荐已关闭，没有查看职位。在求职意向里打开后，会继续为您寻找。';
  if (basis === 'nothing') return '还不知道您想找什么：填写求职意向或确认一份简历后，会马上为您寻找。';
  if (candidates.length === 0)
    return '按您的求职意向，现在没有合适的在招职位。放宽城市、薪资或方向会找到更多；有新职位时会再告诉您。';
  const found = proposals.filter(({ act }) => act === 'recommend').length;
  const seen = `看了 ${candidates.length} 个在招职位`;
  if (found > 0) return `${seen}，推荐其中最合适的 ${found} 个。`;
  const known = candidates.filter(({ position }) => of.known.has(suggestionKey(position.positionId))).length;
  const outside = candidates.filter(({ position }) => !isWanted(position, of.slip)).length;
  const parts = [
    known === 0 ? '' : `${known} 个之前推荐过`,
    outside === 0 ? '' : `${outside} 个超出您设定的范围（${limitsText(of.slip)}）`,
  ].filter((part) => part !== '');
  return `${seen}，没有新的合适职位${parts.length === 0 ? '' : `：${parts.join('，')}`}。有合适的会再告诉您。`;
}

function limitsText({ cityCodes, salaryFloor, companiesNever }: AgentSlip): string {
  return [
    cityCodes.length === 0 ? '' : '不在所选城市的',
    salaryFloor === null ? '' : floorText(salaryFloor),
    companiesNever.length === 0 ? '' : '您排除的公司',
  ]
    .filter((part) => part !== '')
    .join('、');
}
