import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import type { Row } from './rows.ts';

const mine: Row = { as: 'seeker', stranger: 'own' };

/** What a seeker looks for, and who may find them: theirs alone. */
export const findingRows: Readonly<Record<string, Row>> = {
  getWishes: mine,
  saveWishes: {
    as: 'seeker',
    input: { version: 0, content: { jobTypes: [1] }, personalOrder: false },
    stranger: 'own',
    again: 40900,
  },
  listBlockedCompanies: mine,
  blockCompany: { as: 'seeker', input: (scene) => ({ companyId: scene.owner.companyId }), stranger: 'own' },
  unblockCompany: { as: 'seeker', input: (scene) => ({ companyId: scene.owner.companyId }), stranger: 'own' },
  getResumeVisibility: mine,
  setResumeVisibility: {
    as: 'seeker',
    input: { visibility: 'open', consentVersion: findableConsent.version },
    stranger: 'own',
  },
  listOwnEmployers: mine,
};
