import { defaultHours } from '@pinjian/contract/calendar.ts';
import { defaultPreferences, fixedKinds, messageKinds, optionalKinds } from '@pinjian/contract/message-preference.ts';
import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Role } from '#lib/session.ts';
import type { contractCalls } from '../contract-calls.ts';
import type { Seen } from '../fake-server.ts';
import { resultsOf } from './agent.ts';
import { noRealName, personalDataOf, profileOf, userInfoOf } from './account.ts';
import { overviewOf, pricesOf, quoteOf } from './billing.ts';
import { companyProfile, verificationOf } from './company.ts';
import { pageOf } from './page.ts';
import { shownPosition } from './position.ts';

type Calls = typeof contractCalls;
type Answers = { readonly [K in keyof Calls]?: (seen: Seen, role: Role) => Answer<Calls[K]> };

const phone = '138****8000';
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * What the server tells someone who has just come: a person, their company if they are of one, and nothing that was done
 * yet. A call that is not here asks for what is not there, or does something: the test that means it says what comes back.
 */
const newcomer: Answers = {
  getUserInfo: (_seen, role) => userInfoOf(role),
  getProfile: () => profileOf(),
  getPersonalData: () => personalDataOf(),
  listDevices: () => pageOf(),
  listSecurityEvents: () => pageOf(),
  lookUpRealName: () => ({ state: 0 }),
  queryRealName: () => noRealName,
  listMessages: () => [],
  listCompanyMessages: () => [],
  getMessagePreferences: (_seen, role) => ({
    phone,
    mail: null,
    kinds: messageKinds.map((kind) => ({
      kind,
      ...defaultPreferences[role === 'employer' ? role : 'seeker'][kind],
      inside: role !== 'employer' && optionalKinds.seeker.includes(kind) ? true : null,
      fixed: fixedKinds.includes(kind),
    })),
  }),
  listOutsideSends: () => pageOf(),
  verificationInfo: () => verificationOf(),
  companyDetail: () => companyProfile(),
  agencyLicenceInfo: () => ({
    creditCode: '91110108MA01EXAM12',
    status: null,
    number: null,
    validUntil: null,
    reason: null,
    current: null,
  }),
  getMyHours: () => defaultHours,
  getCalendarFeed: () => ({ feed: null }),
  searchCompanies: () => [],
  getJoinRequest: () => ({ request: null }),
  listWebhooks: () => ({ webhooks: [], sends: [] }),
  getOfferSettings: () => ({ version: 0, approvers: [], letter: defaultLetter, members: [], mayChange: true }),
  listMembers: () => ({ members: [], requests: [] }),
  listBlockedCompanies: () => ({ records: [] }),
  getResumeVisibility: () => ({ visibility: 'applied', chosenAt: null }),
  listOwnEmployers: () => ({ records: [] }),
  listResumes: () => pageOf(),
  searchPositions: () => ({
    ...pageOf(),
    nextCursor: null,
    words: [],
    understood: [],
    relaxed: null,
    suggestions: [],
  }),
  suggestSearch: () => [],
  getPosition: ({ path }) => shownPosition({ positionId: lastOf(path) }),
  getMyComplaint: () => ({ complaint: null }),
  getMyMatch: () => ({ match: null, resume: null }),
  listSimilarPositions: () => [],
  listPositions: () => ({ ...pageOf(), counts: [] }),
  getMyApplication: ({ path }) => ({ positionId: lastOf(path), collected: false, application: null, canApply: true }),
  getHomeCounters: () => ({
    collectJobCount: 0,
    aiJobCount: 0,
    activeJobCount: 0,
    aiAuditionJobCount: 0,
    personInterviewCount: 0,
    offerCount: 0,
    noPassCount: 0,
  }),
  listTargetJobs: () => pageOf(),
  listInterviews: () => pageOf(),
  listPracticeSeries: () => pageOf(),
  listActiveDeliveries: () => pageOf(),
  listCandidates: () => ({ ...pageOf(), counts: [] }),
  listBulkMoves: () => [],
  getCityTree: () => [],
  getDictLabels: () => [],
  getDictLabelsByType: ({ query }) =>
    Object.fromEntries((query['dictTypes'] ?? '').split(',').map((dictType) => [dictType, []])),
  getJobTree: () => [],
  getIndustryTree: () => [],
  listCities: () => ({ cityGroup: [], hotCityList: [] }),
  findLocation: () => ({ dictValue: '101010100', dictLabel: '北京' }),
  getWishes: () => ({
    version: 1,
    content: { wishes: [], jobTypes: [], recruitTypes: [], arrival: null },
    cities: [],
    prefilled: [],
    personalOrder: true,
    skipped: ['position', 'city', 'salary'],
    toAsk: [],
  }),
  listRecommendedPositions: () => ({
    records: [],
    following: [],
    basis: 'nothing',
    personalOrder: true,
    effects: [],
  }),
  listNearbyPositions: () => ({ ...pageOf(), nextCursor: null, place: null }),
  listViewedPositions: () => ({ ...pageOf(), notes: true }),
  viewPosition: () => null,
  listDistricts: () => [],
  suggestSkills: () => [],
  suggestSchools: () => [],
  suggestMajors: () => [],
  getDemoWorld: () => ({ state: 'none', done: 0, of: 0, accounts: [] }),
  getWalletOverview: (_seen, role) => overviewOf(role),
  listPrices: (_seen, role) => pricesOf(role),
  quoteUse: (_seen, role) =>
    role === 'employer'
      ? quoteOf()
      : quoteOf({ item: 'simulation', unit: 'simulation', each: 1, total: 1, available: 3, mayComeBack: 1 }),
  listUses: () => pageOf(),
  listAllowances: () => ({ month: '2026-11', records: [] }),
  listOrders: () => pageOf(),
  listPaymentChannels: () => ({ channels: ['sandbox'] }),
  quoteRefund: () => ({ fen: 0, shares: [] }),
  listRefunds: () => pageOf(),
  getOverview: () => ({ queues: [], smsAlarms: [] }),
  listAgents: () => ({ agents: [], waiting: 0, switchedOff: [] }),
  listActs: () => pageOf(),
  getAgentResults: () => resultsOf(),
  listAgentTokens: () => ({ tokens: [], url: '/agent/mcp' }),
  getAgentReception: () => ({ refuses: false, mayChange: true }),
};

/** What someone who has just come is answered to a call, by its name; undefined where that is nothing. */
export function newcomersAnswer(name: string, seen: Seen, role: Role): unknown {
  return newcomer[name as keyof Calls]?.(seen, role);
}
