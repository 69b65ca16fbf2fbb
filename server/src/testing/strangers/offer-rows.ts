import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import { askOfferApproval } from '#domains/application/offer/approval/ask-offer-approval.ts';
import { saveOfferSettings } from '#domains/application/offer/settings/save-offer-settings.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { accept, draftOffer, lookedAt, makeOffer, myAnswer, offered } from '../offer.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const missing = 40400;
const ours = { as: 'owner', stranger: missing } as const;
const mine = { as: 'seeker', stranger: missing } as const;
const paper = '身份证';
const pdf = '录用意向书.pdf';

/** What the company names of an offer that is written. */
const drafted = async ({ reported }: Scene) => {
  const { offerId, revision } = await draftOffer(reported);
  return { offerId, revision };
};
/** The same of one that waits for the owner's approval; a colleague has asked for it. */
const asked = async (scene: Scene) => {
  const { world, owner, reported } = scene;
  const recruiter = await world.employer({ companyId: owner.companyId, role: 'recruiter', companyStatus: 1 });
  const approvers = [{ memberId: owner.userId, fromYearly: null }];
  await saveOfferSettings(world.as(owner), { version: 0, approvers, letter: defaultLetter });
  const { offerId, revision } = await askOfferApproval(world.as(recruiter), await drafted(scene));
  return { offerId, revision, recruiterId: recruiter.userId, reported };
};
const looked = async ({ reported }: Scene) => lookedAt(reported);
const sent = async (scene: Scene) => {
  await makeOffer(scene.reported, { papers: [paper], startsOn: dayInBeijing(scene.world.clock.now()) });
  return looked(scene);
};
const accepted = async (scene: Scene) => {
  await sent(scene);
  await accept(scene.reported);
  return looked(scene);
};
const answer = async (scene: Scene) => {
  await sent(scene);
  return myAnswer(scene.reported);
};
const application = ({ reported: { applicationId } }: Scene) => ({ applicationId });

/** The calls of offers. */
export const offerRows: Readonly<Record<string, Row>> = {
  getCandidateOffer: { ...ours, input: application },
  checkOffer: { ...ours, input: (scene) => ({ ...application(scene), terms: offered(scene.world) }) },
  saveOffer: { ...ours, input: (scene) => ({ ...application(scene), revision: 0, terms: offered(scene.world) }) },
  discardOfferDraft: { ...ours, input: drafted, again: missing },
  askOfferApproval: { ...ours, input: drafted },
  takeBackOfferApproval: {
    ...ours,
    input: async (scene) => {
      const { offerId, revision } = await asked(scene);
      return { offerId, revision };
    },
  },
  answerOfferApproval: {
    ...ours,
    input: async (scene) => {
      const { offerId, revision } = await asked(scene);
      return { offerId, revision, approve: true, reason: '' };
    },
  },
  delegateOfferApproval: {
    ...ours,
    input: async (scene) => {
      const { offerId, revision, recruiterId } = await asked(scene);
      return { offerId, revision, memberId: recruiterId };
    },
    // Who is no colleague of theirs cannot be handed anything by them.
    stranger: 41017,
  },
  skipOfferApproval: {
    ...ours,
    input: async (scene) => {
      const { offerId, revision } = await asked(scene);
      return { offerId, revision, reason: '审批人休假' };
    },
  },
  sendOffer: {
    ...ours,
    input: async (scene) => {
      await drafted(scene);
      return looked(scene);
    },
  },
  reviseOffer: {
    ...ours,
    input: async (scene) => {
      await sent(scene);
      await draftOffer(scene.reported, { basePay: 2_600_000 });
      return looked(scene);
    },
  },
  withdrawOffer: { ...ours, input: async (scene) => ({ ...(await sent(scene)), reason: '岗位取消' }) },
  recordOnboarding: {
    ...ours,
    input: async (scene) => ({ ...(await accepted(scene)), outcome: 'onboarded' }),
  },
  receiveOfferPaper: {
    ...ours,
    input: async (scene) => ({ ...(await accepted(scene)), name: paper, received: true }),
  },
  listOffers: { as: 'owner', stranger: 'own' },
  exportOfferLetter: {
    ...ours,
    input: async (scene) => ({ offerId: (await sent(scene)).offerId, number: 1, fileName: pdf }),
  },
  getOfferSettings: { as: 'owner', stranger: 'own' },
  saveOfferSettings: { as: 'owner', stranger: 'own', input: { version: 0, approvers: [], letter: defaultLetter } },
  previewOfferLetter: { as: 'owner', stranger: 'own', input: { letter: defaultLetter } },

  listMyOffers: { as: 'seeker', stranger: 'own' },
  getMyOffer: {
    as: 'seeker',
    stranger: 'own',
    input: async (scene) => {
      await sent(scene);
      return { positionId: scene.reported.positionId };
    },
  },
  acceptOffer: { ...mine, input: async (scene) => ({ ...(await answer(scene)), name: '林小满' }) },
  counterOffer: { ...mine, input: async (scene) => ({ ...(await answer(scene)), words: '希望再谈谈薪资' }) },
  declineOffer: { ...mine, input: async (scene) => ({ ...(await answer(scene)), reason: 'pay' }) },
  tickOfferPaper: {
    ...mine,
    input: async (scene) => ({ offerId: (await accepted(scene)).offerId, name: paper, ready: true }),
  },
  exportMyOfferLetter: {
    ...mine,
    input: async (scene) => ({ offerId: (await sent(scene)).offerId, number: 1, fileName: pdf }),
  },
};
