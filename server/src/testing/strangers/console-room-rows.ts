import { unsureSend } from '../outside-send.ts';
import { companyOwner, submitCompany } from '../company.ts';
import { complained } from '../conversation.ts';
import { handInDocument } from '../real-name.ts';
import { positionInReview } from '../position-review.ts';
import { decideVerification } from '#domains/company/index.ts';
import { listDocumentsInReview } from '#domains/account/index.ts';
import { complainAboutPosition } from '#domains/position/complaint/complain.ts';
import { listComplaints } from '#domains/position/index.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

/** A submission that the licence check left unsure. */
const unsure = async ({ world }: Scene) => {
  const verificationId = await submitCompany(world, await companyOwner(world));
  await decideVerification(world.system(), { verificationId, outcome: 'unsure' });
  return { verificationId };
};
const document = async ({ world, otherSeeker }: Scene) => {
  await handInDocument(world, otherSeeker);
  const [waiting] = await listDocumentsInReview(world.system(), { current: 1, pageSize: 1 });
  return { checkId: waiting?.checkId ?? '' };
};
const review = async ({ world, otherOwner }: Scene) => ({
  reviewId: (await positionInReview(world, otherOwner)).reviewId,
});
const positionComplaint = async ({ world, otherSeeker, otherPositionId: positionId }: Scene) => {
  await complainAboutPosition(world.as(otherSeeker), { positionId, kind: 'fee', words: '面试前要交钱' });
  const [waiting] = await listComplaints(world.system(), { current: 1, pageSize: 1 });
  return { complaintId: waiting?.complaintId ?? '' };
};
const messageComplaint = async ({ reported }: Scene) => ({ complaintId: await complained(reported) });
const person = ({ otherSeeker }: Scene) => ({ personId: otherSeeker.personId });
const company = ({ otherOwner }: Scene) => ({ targetCompanyId: otherOwner.companyId });
const reason = '用户来电要求核实';

const send = async ({ world, otherSeeker }: Scene) => ({ sendId: await unsureSend(world, otherSeeker) });

/** Of the console's rooms. */
export const consoleRoomRows: Readonly<Record<string, Row>> = {
  showPersonHiring: { as: 'admin', input: (scene) => ({ ...person(scene), reason }) },
  listVerifications: { as: 'admin' },
  getVerification: { as: 'admin', input: unsure },
  showLicencePicture: { as: 'admin', input: unsure },
  decideVerification: {
    as: 'admin',
    input: async (scene) => ({ ...(await unsure(scene)), outcome: 'failed', reason: '执照照片不清晰，请重新上传' }),
  },
  listDocuments: { as: 'admin' },
  getDocument: { as: 'admin', input: document },
  showDocumentPicture: { as: 'admin', input: document },
  unmaskDocument: { as: 'admin', input: async (scene) => ({ ...(await document(scene)), reason }) },
  decideDocument: { as: 'admin', input: async (scene) => ({ ...(await document(scene)), outcome: 'failed', reason }) },
  listPositionReviews: { as: 'admin' },
  getPositionReview: { as: 'admin', input: review },
  decidePositionReview: { as: 'admin', input: async (scene) => ({ ...(await review(scene)), outcome: 'approved' }) },
  listPositionComplaints: { as: 'admin' },
  getPositionComplaint: { as: 'admin', input: positionComplaint },
  decidePositionComplaint: {
    as: 'admin',
    input: async (scene) => ({ ...(await positionComplaint(scene)), outcome: 'dismissed', reason: '核实后未发现违规' }),
  },
  listMessageComplaints: { as: 'admin' },
  getMessageComplaint: { as: 'admin', input: messageComplaint },
  settleMessageComplaint: {
    as: 'admin',
    input: async (scene) => ({ ...(await messageComplaint(scene)), outcome: 'dismissed' }),
  },
  listSendsToReview: { as: 'admin' },
  resendOutside: { as: 'admin', input: send },
  markSendHandled: { as: 'admin', input: send },
  listPeople: { as: 'admin' },
  findPerson: { as: 'admin', input: { phone: '13800000000' } },
  getPerson: { as: 'admin', input: person },
  unmaskPerson: { as: 'admin', input: (scene) => ({ ...person(scene), reason }) },
  endPersonSessions: { as: 'admin', input: (scene) => ({ ...person(scene), reason }) },
  listCompanies: { as: 'admin' },
  getCompany: { as: 'admin', input: company },
  unmaskCompany: { as: 'admin', input: (scene) => ({ ...company(scene), reason }) },
};
