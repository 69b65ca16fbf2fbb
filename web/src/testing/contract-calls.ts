import { accountEndpoints } from '@pinjian/contract/account.ts';
import { accountFileEndpoints } from '@pinjian/contract/account-file.ts';
import { personalDataEndpoints } from '@pinjian/contract/account-personal-data.ts';
import { profileEndpoints } from '@pinjian/contract/account-profile.ts';
import { realNameEndpoints } from '@pinjian/contract/account-real-name.ts';
import { accountSecurityEndpoints } from '@pinjian/contract/account-security.ts';
import { agentEndpoints } from '@pinjian/contract/agent.ts';
import { agentTalkEndpoints } from '@pinjian/contract/agent-talk.ts';
import { agentTokenEndpoints } from '@pinjian/contract/agent-token.ts';
import { applicationEndpoints } from '@pinjian/contract/application.ts';
import { bulkEndpoints } from '@pinjian/contract/application-bulk.ts';
import { candidateEndpoints } from '@pinjian/contract/application-candidate.ts';
import { closingEndpoints } from '@pinjian/contract/application-closing.ts';
import { invoiceEndpoints } from '@pinjian/contract/billing-invoice.ts';
import { invoiceTitleEndpoints } from '@pinjian/contract/billing-invoice-title.ts';
import { orderEndpoints } from '@pinjian/contract/billing-order.ts';
import { billingPriceEndpoints } from '@pinjian/contract/billing-price.ts';
import { refundEndpoints } from '@pinjian/contract/billing-refund.ts';
import { statementEndpoints } from '@pinjian/contract/billing-statement.ts';
import { billingUseEndpoints } from '@pinjian/contract/billing-use.ts';
import { calendarEndpoints } from '@pinjian/contract/calendar.ts';
import { calendarFeedEndpoints } from '@pinjian/contract/calendar-feed.ts';
import { roundEndpoints } from '@pinjian/contract/application-round.ts';
import { companyEndpoints } from '@pinjian/contract/company.ts';
import { companyBlockEndpoints } from '@pinjian/contract/company-block.ts';
import { webhookEndpoints } from '@pinjian/contract/company-webhook.ts';
import { memberEndpoints } from '@pinjian/contract/company-member.ts';
import { consoleAgentEndpoints } from '@pinjian/contract/console-agent.ts';
import { consoleEndpoints } from '@pinjian/contract/console.ts';
import { consoleCompanyEndpoints } from '@pinjian/contract/console-company.ts';
import { consoleDocumentEndpoints } from '@pinjian/contract/console-document.ts';
import { consoleHandReturnEndpoints } from '@pinjian/contract/console-hand-return.ts';
import { consoleHiringEndpoints } from '@pinjian/contract/console-hiring.ts';
import { consoleInvoiceEndpoints } from '@pinjian/contract/console-invoice.ts';
import { consoleMessageComplaintEndpoints } from '@pinjian/contract/console-message-complaint.ts';
import { consolePaymentEndpoints } from '@pinjian/contract/console-payment.ts';
import { consolePersonEndpoints } from '@pinjian/contract/console-person.ts';
import { consolePositionComplaintEndpoints } from '@pinjian/contract/console-position-complaint.ts';
import { consolePositionReviewEndpoints } from '@pinjian/contract/console-position-review.ts';
import { consolePriceEndpoints } from '@pinjian/contract/console-price.ts';
import { consoleReconciliationEndpoints } from '@pinjian/contract/console-reconciliation.ts';
import { consoleSendEndpoints } from '@pinjian/contract/console-send.ts';
import { consoleVerificationEndpoints } from '@pinjian/contract/console-verification.ts';
import { dictionaryEndpoints } from '@pinjian/contract/dictionary.ts';
import { interviewEndpoints } from '@pinjian/contract/interview.ts';
import { competencyEndpoints } from '@pinjian/contract/interview-competency.ts';
import { correctionEndpoints } from '@pinjian/contract/interview-correction.ts';
import { demoEndpoints } from '@pinjian/contract/interview-demo.ts';
import { practiceEndpoints } from '@pinjian/contract/interview-practice.ts';
import { setupEndpoints } from '@pinjian/contract/interview-setup.ts';
import { tryEndpoints } from '@pinjian/contract/interview-try.ts';
import { reviewEndpoints } from '@pinjian/contract/interview-review.ts';
import { dismissalEndpoints } from '@pinjian/contract/matching-dismissal.ts';
import { positionListEndpoints } from '@pinjian/contract/matching-position-list.ts';
import { pushEndpoints } from '@pinjian/contract/matching-push.ts';
import { tailoringEndpoints } from '@pinjian/contract/matching-tailoring.ts';
import { recommendationEndpoints } from '@pinjian/contract/matching-recommendation.ts';
import { savedPositionSearchEndpoints, savedSearchEndpoints } from '@pinjian/contract/matching-saved-search.ts';
import { talentEndpoints } from '@pinjian/contract/matching-talent.ts';
import { matchingWishEndpoints } from '@pinjian/contract/matching-wish.ts';
import { messageEndpoints } from '@pinjian/contract/message.ts';
import { messagePreferenceEndpoints } from '@pinjian/contract/message-preference.ts';
import { positionEndpoints } from '@pinjian/contract/position.ts';
import { complaintEndpoints } from '@pinjian/contract/position-complaint.ts';
import { planEndpoints } from '@pinjian/contract/position-plan.ts';
import { positionReviewEndpoints } from '@pinjian/contract/position-review.ts';
import { positionSearchEndpoints } from '@pinjian/contract/position-search.ts';
import { resumeEndpoints } from '@pinjian/contract/resume.ts';
import { resumePrivacyEndpoints } from '@pinjian/contract/resume-privacy.ts';
import { resumeShareEndpoints } from '@pinjian/contract/resume-share.ts';
import { sandboxEndpoints } from '@pinjian/contract/sandbox.ts';
import { sandboxPaymentEndpoints } from '@pinjian/contract/sandbox-payment.ts';
import { sandboxRealNameEndpoints } from '@pinjian/contract/sandbox-real-name.ts';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { wholeCalls } from './whole-contract.ts';

/** Every call of the contract. contract-calls.test.ts holds that none is missing. */
export const contractCalls = {
  ...accountEndpoints,
  ...agentEndpoints,
  ...agentTalkEndpoints,
  ...agentTokenEndpoints,
  ...consoleAgentEndpoints,
  ...accountFileEndpoints,
  ...personalDataEndpoints,
  ...profileEndpoints,
  ...realNameEndpoints,
  ...accountSecurityEndpoints,
  ...applicationEndpoints,
  ...bulkEndpoints,
  ...candidateEndpoints,
  ...closingEndpoints,
  ...billingPriceEndpoints,
  ...billingUseEndpoints,
  ...orderEndpoints,
  ...refundEndpoints,
  ...statementEndpoints,
  ...invoiceEndpoints,
  ...invoiceTitleEndpoints,
  ...calendarEndpoints,
  ...calendarFeedEndpoints,
  ...roundEndpoints,
  ...companyEndpoints,
  ...companyBlockEndpoints,
  ...memberEndpoints,
  ...webhookEndpoints,
  ...consoleEndpoints,
  ...consoleCompanyEndpoints,
  ...consoleDocumentEndpoints,
  ...consoleHandReturnEndpoints,
  ...consoleHiringEndpoints,
  ...consoleInvoiceEndpoints,
  ...consoleMessageComplaintEndpoints,
  ...consolePaymentEndpoints,
  ...consolePersonEndpoints,
  ...consolePositionComplaintEndpoints,
  ...consolePositionReviewEndpoints,
  ...consolePriceEndpoints,
  ...consoleReconciliationEndpoints,
  ...consoleSendEndpoints,
  ...consoleVerificationEndpoints,
  ...dictionaryEndpoints,
  ...interviewEndpoints,
  ...competencyEndpoints,
  ...correctionEndpoints,
  ...demoEndpoints,
  ...practiceEndpoints,
  ...setupEndpoints,
  ...tryEndpoints,
  ...reviewEndpoints,
  ...dismissalEndpoints,
  ...positionListEndpoints,
  ...recommendationEndpoints,
  ...tailoringEndpoints,
  ...savedSearchEndpoints,
  ...savedPositionSearchEndpoints,
  ...talentEndpoints,
  ...matchingWishEndpoints,
  ...pushEndpoints,
  ...messageEndpoints,
  ...messagePreferenceEndpoints,
  ...positionEndpoints,
  ...complaintEndpoints,
  ...planEndpoints,
  ...positionReviewEndpoints,
  ...positionSearchEndpoints,
  ...resumeEndpoints,
  ...resumePrivacyEndpoints,
  ...resumeShareEndpoints,
  ...sandboxEndpoints,
  ...sandboxRealNameEndpoints,
  ...sandboxPaymentEndpoints,
};

type Filled<P extends string> = P extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : P;

/** What answers beside the calls, in no envelope. */
const plainPaths = ['/healthz', '/openapi.json'] as const;

/** The path of a call there is, its parameters filled in. */
export type CallPath = Filled<(typeof contractCalls)[keyof typeof contractCalls]['path']> | (typeof plainPaths)[number];

/** A call of the contract by the name it has there, with the schemas that the page does not carry. */
export interface NamedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const patterns = [...wholeCalls].map(([name, endpoint]) => ({
  call: { name, endpoint },
  path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The call of a request; `plain` for what answers in no envelope, undefined where the contract has none. */
export function callOf(method: string, path: string): NamedCall | 'plain' | undefined {
  if (method === 'GET' && plainPaths.some((each) => each === path)) return 'plain';
  const found = patterns.filter((each) => each.call.endpoint.method === method && each.path.test(path));
  // '/list' rather than '/{id}'.
  return (found.find((each) => each.call.endpoint.path === path) ?? found[0])?.call;
}
