import * as z from 'zod/mini';
import { decisionReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { complaintKinds, complaintStates } from './position-complaint.ts';
import { companyCard } from './company.ts';
import { positionPreview } from './position-view.ts';
import { instant } from './time.ts';

export const listPositionComplaints = endpoint({
  method: 'GET',
  path: '/admin/console/positionComplaints',
  caller: 'admin',
  summary: '管理后台：等待处理的职位举报，等得最久的在前；已请企业说明的排在后面',
  query: z.object(pageQuery),
  output: pageOf(
    z.object({
      complaintId: z.string(),
      title: z.string(),
      companyName: z.string(),
      kind: z.enum(complaintKinds),
      state: z.enum(complaintStates),
      submittedAt: instant,
    }),
  ),
});

/** What one person found wrong, and what came of it. */
const complaintEntry = z.object({
  complaintId: z.string(),
  kind: z.enum(complaintKinds),
  words: z.string(),
  state: z.enum(complaintStates),
  /** What the company was told when it was asked, or why it was decided. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
  askedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
});
export type PositionComplaintEntry = z.output<typeof complaintEntry>;

const complaintCase = z.object({
  ...complaintEntry.shape,
  /** It concerns the admin who reads: somebody else decides it. */
  isOwn: z.boolean(),
  positionId: z.string(),
  /** It is on show at this moment. */
  onShow: z.boolean(),
  company: companyCard,
  /** As seekers see it. */
  preview: positionPreview,
  /** What others found wrong with the same position, newest first. */
  others: z.array(complaintEntry),
});
export type PositionComplaintCase = z.output<typeof complaintCase>;

export const getPositionComplaint = endpoint({
  method: 'GET',
  path: '/admin/console/positionComplaints/{complaintId}',
  caller: 'admin',
  summary: '管理后台：一次举报、被举报的职位和对它的其他举报，不含举报人',
  output: complaintCase,
});

/** What an admin makes of it: no fault found, the position taken down, or the company told to explain or mend it. */
export const complaintOutcomes = ['dismissed', 'upheld', 'asked'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

export const decidePositionComplaint = endpoint({
  method: 'POST',
  path: '/admin/console/positionComplaints/{complaintId}/decide',
  caller: 'admin',
  summary: '管理后台：不成立、下架职位，或请企业说明；举报人和企业会收到消息',
  body: z.object({ outcome: z.enum(complaintOutcomes, '请选择处理结果'), reason: decisionReason }),
  output: z.object({ state: z.enum(complaintStates) }),
});

export const consolePositionComplaintEndpoints = {
  listPositionComplaints,
  getPositionComplaint,
  decidePositionComplaint,
};
