import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** What can be wrong with a position. */
export const complaintKinds = ['fraud', 'fee', 'false', 'discrimination', 'notRecruiting', 'contact', 'other'] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
export const complaintKindLabels: Readonly<Record<ComplaintKind, string>> = {
  fraud: '涉嫌诈骗或传销',
  fee: '向求职者收费、扣证件',
  false: '内容与实际不符',
  discrimination: '有歧视性条件',
  notRecruiting: '已不招人、长期不回复',
  contact: '骚扰或引导到站外',
  other: '其他问题',
};

/** Waits in the first two; `asked`: the company was told to explain or mend it; `upheld`: the position was taken down. */
export const complaintStates = ['pending', 'asked', 'dismissed', 'upheld'] as const;
export type ComplaintState = (typeof complaintStates)[number];

export const complaintStateLabels: Readonly<Record<ComplaintState, string>> = {
  pending: '等待处理',
  asked: '已请企业核对',
  dismissed: '未发现违规',
  upheld: '职位已停止展示',
};

/** Most characters of what somebody writes. */
export const complaintLength = 500;

const complaint = z.object({
  positionId: z.string(),
  kind: z.enum(complaintKinds),
  words: z.string(),
  state: z.enum(complaintStates),
  submittedAt: instant,
});
export type Complaint = z.output<typeof complaint>;

export const complainAboutPosition = endpoint({
  method: 'POST',
  path: '/job/complaint/submit',
  caller: 'seeker',
  summary: '举报一个职位；每人每个职位一次，再次提交得到同一次举报，结果由平台用消息告知',
  body: z.object({
    positionId: id,
    kind: z.enum(complaintKinds, '请选择举报原因'),
    words: z.string('请补充说明').check(z.trim(), z.maxLength(complaintLength, `补充说明最多 ${complaintLength} 个字`)),
  }),
  output: complaint,
});

export const getMyComplaint = endpoint({
  method: 'GET',
  path: '/job/complaint/{positionId}',
  caller: 'seeker',
  summary: '我对一个职位的举报；没有举报过时为空',
  output: z.object({ complaint: z.nullable(complaint) }),
});

export const complaintEndpoints = { complainAboutPosition, getMyComplaint };
