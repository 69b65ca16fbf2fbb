import type { MessageKind } from '@pinjian/contract/message-preference.ts';
import type { MessageType, NewMeta } from '@pinjian/contract/message.ts';
import { dayTextOf } from './day-text.ts';

/** What the texts name. Pay stands in none of them: they go out by mail and text message too. */
interface Facts {
  readonly companyName: string;
  readonly positionTitle: string;
  readonly candidateName: string;
  readonly positionId: string;
  readonly resumeId: string | null;
  readonly deadline: Date | null;
  readonly words: string;
}

interface OfferText {
  readonly to: 'seeker' | 'company';
  readonly about?: 'offers';
  readonly type: MessageType;
  readonly kind: MessageKind;
  readonly title: string;
  readonly content: string;
  readonly meta: NewMeta;
}

function toSeeker({ positionId }: Facts, title: string, content: string): OfferText {
  return {
    to: 'seeker',
    type: '7',
    kind: 'offer',
    title,
    content,
    meta: { target: { kind: 'offer', ids: { positionId } } },
  };
}

function toCompany({ positionId, resumeId }: Facts, title: string, content: string): OfferText {
  return {
    to: 'company',
    about: 'offers',
    type: '7',
    kind: 'offer',
    title,
    content,
    meta: {
      target:
        resumeId === null ? { kind: 'candidates', ids: {} } : { kind: 'candidateOffer', ids: { resumeId, positionId } },
    },
  };
}

const until = ({ deadline }: Facts): string => (deadline === null ? '' : dayTextOf(deadline));
const because = (label: string, { words }: Facts): string => (words === '' ? '' : `${label}：${words}`);

/** Who is told what of an offer's moves (decisions §9): type 7, one message to each side that did not do it, and to who accepted. */
export const offerTexts = {
  sendOffer: (facts: Facts) => [
    toSeeker(
      facts,
      '收到录用意向',
      `恭喜！${facts.companyName}向您发出了「${facts.positionTitle}」的录用意向，请在${until(facts)}前答复。`,
    ),
  ],
  reviseOffer: (facts: Facts) => [
    toSeeker(
      facts,
      '录用意向有更新',
      `${facts.companyName}更新了「${facts.positionTitle}」的录用意向，之前的版本不再有效，请在${until(facts)}前答复。`,
    ),
  ],
  counterOffer: (facts: Facts) => [
    toCompany(
      facts,
      '候选人希望商议 Offer',
      `${facts.candidateName}就「${facts.positionTitle}」的 Offer 提出了商议，请查看并答复。`,
    ),
  ],
  acceptOffer: (facts: Facts) => [
    toSeeker(
      facts,
      '您已接受录用意向',
      `您已接受${facts.companyName}「${facts.positionTitle}」的录用意向，请按约定准备入职材料。`,
    ),
    toCompany(
      facts,
      '候选人接受了 Offer',
      `${facts.candidateName}接受了「${facts.positionTitle}」的 Offer，请准备入职。`,
    ),
  ],
  declineOffer: (facts: Facts) => [
    toCompany(
      facts,
      '候选人谢绝了 Offer',
      `${facts.candidateName}谢绝了「${facts.positionTitle}」的 Offer。${because('原因', facts)}`,
    ),
  ],
  withdrawOffer: (facts: Facts) => [
    toSeeker(
      facts,
      '录用意向已收回',
      `${facts.companyName}收回了「${facts.positionTitle}」的录用意向。${because('说明', facts)}`,
    ),
  ],
  expireOffer: (facts: Facts) => [
    toSeeker(
      facts,
      '录用意向已过期',
      `${facts.companyName}「${facts.positionTitle}」的录用意向已过期，如仍感兴趣，可以联系对方。`,
    ),
    toCompany(
      facts,
      'Offer 已过期',
      `${facts.candidateName}没有在期限内答复「${facts.positionTitle}」的 Offer，您可以重新发出。`,
    ),
  ],
};
