import type { Answer } from '@pinjian/contract/endpoint.ts';
import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionDetail, PositionPreview } from '@pinjian/contract/position-view.ts';
import type { getPositionForEdit } from '@pinjian/contract/position.ts';
import { samplePosition } from '../application.ts';

const at = '2026-11-20T02:00:00.000Z';
const example: PositionContent = {
  ...emptyPositionContent(),
  title: '前端工程师',
  categoryId: '100201',
  cityCode: '101210100',
  experience: 5,
  education: 5,
  headCount: 1,
  requirements: [
    { kind: 'must', skill: 'React', skillId: 'S00001', years: null, anyOf: null, from: null, by: 'writer' },
  ],
  description: [
    { title: 1, text: '负责商家后台的前端开发，与产品、设计和后端同事一起把需求做成页面，维护组件库并改进加载速度。' },
  ],
};

/** What a position says that nothing is missing of. */
export function completeContent(changes: Partial<PositionContent> = {}): PositionContent {
  return { ...example, ...changes };
}

export type EditedPosition = Answer<typeof getPositionForEdit>;

/** A draft that was saved twice, as its editor gets it. */
export function editedPosition(changes: Partial<EditedPosition> = {}): EditedPosition {
  return {
    positionId: 'p',
    status: { value: 1, label: '草稿' },
    version: 3,
    hasChanges: false,
    publishedAt: null,
    updatedAt: at,
    content: completeContent(),
    objections: [],
    readings: [],
    review: null,
    ...changes,
  };
}

/** The open position that lists show, whole. */
export function shownPosition(changes: Partial<PositionDetail> = {}): PositionDetail {
  const { skills, ...card } = samplePosition();
  return {
    ...card,
    category: { id: '100201', path: ['互联网', '前端开发', '前端工程师'] },
    address: '学院路 1 号',
    headCount: 1,
    conditions: [],
    experienceKind: 'must',
    educationKind: 'must',
    agencyLicence: null,
    requirements: skills.map((skill) => ({ kind: 'must', skill, skillId: null, years: null })),
    description: example.description.map(({ text }) => ({ title: { value: 1, label: '岗位职责' }, text })),
    paymentMethod: null,
    workCycle: null,
    weeklyWorkDays: null,
    workTimePeriod: null,
    postSource: { value: 1, label: '企业直招' },
    realNameRequired: false,
    changedAt: null,
    recruiter: { name: '林**', role: 'recruiter', activity: 'today' },
    ...changes,
  };
}

/** The same before it is published, as its company and an admin look at it. */
export function previewedPosition(changes: Partial<PositionPreview> = {}): PositionPreview {
  const { collected: _collected, changedAt: _changedAt, recruiter: _recruiter, ...shown } = shownPosition();
  return { ...shown, publishedAt: null, ...changes };
}
