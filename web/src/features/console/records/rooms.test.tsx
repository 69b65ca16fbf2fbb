import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnShortcuts } from '#lib/shortcuts.ts';
import { previewedPosition } from '#web/testing/answers/position.ts';
import { samplePosition } from '#web/testing/application.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { CompanyPage } from '../companies/company-page.tsx';
import { DocumentRoom } from '../document/document-room.tsx';
import { PeopleRoom } from '../people/people-room.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { PositionReviewRoom } from '../position-review/review-room.tsx';
import { VerificationRoom } from '../verification/verification-room.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
});
afterEach(() => {
  turnShortcuts(true);
  closeApp();
});

const at = '2026-11-20T02:00:00.000Z';
const sent = (seen: readonly Seen[], path: RegExp) =>
  seen.filter((one) => one.method === 'POST' && path.test(one.path)).map((one) => [one.path, one.body]);
const pageOf = (records: readonly object[]) =>
  envelope({ records, total: records.length, current: 1, pageSize: 20, totalCapped: false });

function verification(id: string, holder: object | null = null) {
  return {
    verificationId: id,
    kind: 'company',
    licenceNumber: null,
    validUntil: null,
    companyName: `公司${id}`,
    creditCode: '91350100M000100Y43',
    status: 0,
    reason: null,
    submittedAt: at,
    decidedAt: null,
    byAdmin: false,
    isOwn: false,
    revokedAt: null,
    licenceAnswer: 'unsure',
    company: {
      companyId: `company-${id}`,
      name: `公司${id}`,
      creditCode: '91350100M000100Y43',
      industryName: '软件',
      cityName: '北京',
      createdAt: at,
    },
    holder,
    earlier: [],
  };
}

const holder = {
  companyId: 'holder',
  name: '持有企业',
  creditCode: '91350100M000100Y43',
  industryName: null,
  cityName: null,
  createdAt: at,
  verifiedAt: at,
  verificationId: 'h',
  openPositions: 3,
};

/** The room with companies waiting; deciding one takes it off the list. */
function openVerifications(ids: string, held: object | null = null, decide?: () => Response, isOwn = false) {
  const waiting = [...ids];
  return openPart(<VerificationRoom />, {
    as: 'employer',
    at: '/console/verifications',
    handle(seen) {
      const [, id, act] = /verifications\/(\w)\/?(decide|picture)?$/.exec(seen.path) ?? [];
      if (id === undefined) {
        const cause = held === null ? 'unsure' : 'claim';
        return pageOf(
          waiting.map((each) => ({
            verificationId: each,
            kind: 'company',
            companyName: `公司${each}`,
            cause,
            submittedAt: at,
          })),
        );
      }
      if (act === undefined) return envelope({ ...verification(id, held), isOwn });
      if (act === 'picture') return envelope({ url: `/files/${id}` });
      if (decide !== undefined) return decide();
      waiting.splice(waiting.indexOf(id), 1);
      return envelope({ status: 1 });
    },
  });
}

describe('企业认证', () => {
  it('goes through what waits by keyboard and passes it', async () => {
    const { seen, here } = openVerifications('abc');
    await screen.findByRole('heading', { name: '公司a' });
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { name: '公司b' });
    // Nobody has asked for it: it is not there, and nothing says that somebody looked.
    expect(screen.queryByRole('img', { name: /营业执照/ })).toBeNull();
    expect(sent(seen, /picture$/)).toEqual([]);
    screen.getByRole('button', { name: '查看营业执照' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('img', { name: '公司b提交的营业执照' });
    expect(sent(seen, /picture$/).map(([path]) => path)).toEqual(['/admin/console/verifications/b/picture']);
    // The hand stays on the keyboard: Enter leads on to the decision.
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('通过');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: '公司c' });
    expect(await screen.findByText('已通过，企业会收到消息')).toBeTruthy();
    expect(sent(seen, /decide$/)).toEqual([
      ['/admin/console/verifications/b/decide', expect.objectContaining({ outcome: 'passed' })],
    ]);
    expect(here()).toBe('/console/verifications?item=c');
    await waitFor(() => expect(screen.queryByRole('button', { name: /公司b/ })).toBeNull());
    expect(document.activeElement?.textContent).toContain('公司c');
    await userEvent.click(screen.getByRole('button', { name: '关闭快捷键' }));
    await userEvent.keyboard('k');
    expect(here()).toBe('/console/verifications?item=c');
  });

  it('does not refuse without a reason; a template writes one', async () => {
    const { seen } = openVerifications('a');
    await userEvent.click(await screen.findByRole('button', { name: '不通过' }));
    await userEvent.click(screen.getByRole('button', { name: '确认不通过' }));
    expect(screen.getByText('请填写不通过的原因，对方会看到')).toBeTruthy();
    expect(sent(seen, /decide$/)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /已过期或已注销/ }));
    await userEvent.click(screen.getByRole('button', { name: '确认不通过' }));
    await waitFor(() => expect(sent(seen, /decide$/)).toHaveLength(1));
    expect(sent(seen, /decide$/)[0]?.[1]).toMatchObject({
      outcome: 'failed',
      reason: '营业执照已过期或已注销，请提交有效的营业执照',
    });
    expect(await screen.findByText('没有等待核对的企业认证')).toBeTruthy();
  });

  it('offers no decision on a company of one’s own, and says who decides', async () => {
    const { seen } = openVerifications('ab', null, undefined, true);
    expect(await screen.findByText('这是您自己公司的认证，请由另一位管理员处理')).toBeTruthy();
    // Where there is no other, how to make one.
    expect(screen.getByText('npm run admin -- add 手机号')).toBeTruthy();
    for (const name of ['通过', '不通过']) expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.keyboard('{Enter}{Enter}j');
    await screen.findByRole('heading', { name: '公司b' });
    expect(sent(seen, /decide$/)).toEqual([]);
  });

  it('asks before a credit code is taken from somebody, and says from whom', async () => {
    const { seen } = openVerifications('a', holder);
    await userEvent.click(await screen.findByRole('button', { name: '查看这家企业的营业执照' }));
    await screen.findByRole('img', { name: '持有企业的营业执照' });
    expect(screen.queryByRole('img', { name: '公司a提交的营业执照' })).toBeNull();
    expect(sent(seen, /picture$/).map(([path]) => path)).toEqual(['/admin/console/verifications/h/picture']);
    await userEvent.click(screen.getByRole('button', { name: '通过并移交' }));
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/“持有企业”会失去认证，招聘中的 3 个职位会暂停/)).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: '通过并移交' }));
    await waitFor(() => expect(sent(seen, /decide$/)).toHaveLength(1));
    expect(sent(seen, /decide$/)[0]?.[1]).toMatchObject({ outcome: 'passed', handOverFrom: 'holder' });
  });

  it('tells who comes second that something has changed', async () => {
    openVerifications('a', null, () => envelope(null, { code: 40900, message: '状态已变化，请刷新' }));
    await userEvent.click(await screen.findByRole('button', { name: '通过' }));
    expect(await screen.findByText('状态已变化，请刷新')).toBeTruthy();
  });

  it('offers another try where the list does not load', async () => {
    openPart(<VerificationRoom />, { as: 'employer', handle: () => httpError(500, '服务器内部错误，请稍后再试') });
    expect(await screen.findByText('待处理的内容没有加载出来')).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});

describe('实名材料', () => {
  it('hides the picture until somebody asks for it, and name and number until a reason is given', async () => {
    const { seen } = openPart(<DocumentRoom />, {
      as: 'employer',
      at: '/console/documents',
      handle(one) {
        if (one.path.endsWith('/picture')) return envelope({ url: '/files/a' });
        if (one.path.endsWith('/unmask')) return envelope({ name: '林示例', number: 'E12345678' });
        const summary = { checkId: 'a', documentType: 'passport', maskedName: '林**', submittedAt: at };
        if (one.path.endsWith('/documents')) return pageOf([summary]);
        return envelope({
          ...summary,
          maskedNumber: 'E*******8',
          personId: 'p',
          hasPicture: true,
          isOwn: false,
          status: 0,
          earlier: [],
        });
      },
    });
    expect(await screen.findByText('E*******8')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /证件照片/ })).toBeNull();
    expect(seen.filter(({ path }) => path.endsWith('/picture'))).toEqual([]);
    screen.getByRole('button', { name: '查看证件照片' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('img', { name: '林**提交的证件照片' })).toBeTruthy();
    expect(sent(seen, /picture$/)).toHaveLength(1);
    // The hand stays on the keyboard: Enter leads on to the decision.
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('通过');
    await userEvent.click(screen.getByRole('button', { name: '查看完整姓名和号码' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '看看');
    await userEvent.click(dialog.getByRole('button', { name: '查看完整姓名和号码' }));
    expect(await dialog.findByText('请写明原因，至少 4 个字')).toBeTruthy();
    expect(sent(seen, /unmask$/)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '核对实名材料' }));
    await userEvent.click(dialog.getByRole('button', { name: '查看完整姓名和号码' }));
    expect(await screen.findByText('E12345678')).toBeTruthy();
    expect(screen.getByText('林示例')).toBeTruthy();
    expect(sent(seen, /unmask$/)[0]?.[1]).toMatchObject({ reason: '核对实名材料' });
  });
});

describe('职位审核', () => {
  function openReview({ lookedAgain }: { readonly lookedAgain: boolean }) {
    const objection = {
      path: 'title',
      from: 6,
      to: 9,
      word: '限女性',
      reason: 'gender',
      message: '不得以性别限制或优先录用',
      suggestion: '删去性别',
    };
    const entry = {
      reviewId: 'a',
      state: 'pending',
      note: '依法只招女性',
      lookedAgain,
      objections: [objection],
      reason: null,
      submittedAt: at,
      decidedAt: null,
    };
    return openPart(<PositionReviewRoom />, {
      as: 'employer',
      at: '/console/position-reviews',
      handle(one) {
        if (one.method === 'POST') return envelope({ state: 'approved' });
        if (one.path.endsWith('/positionReviews'))
          return pageOf([{ reviewId: 'a', title: '宿舍管理员，限女性', companyName: '青山', submittedAt: at }]);
        return envelope({
          ...entry,
          isOwn: false,
          positionId: 'p',
          company: samplePosition().company,
          preview: previewedPosition({ title: '宿舍管理员，限女性', category: null, experience: null }),
          passages: [{ path: 'title', text: '宿舍管理员，限女性' }],
          earlier: [{ ...entry, reviewId: 'b', state: 'rejected', reason: '请说明依据' }],
        });
      },
    });
  }

  it('marks the words objected to and says which rule each breaks', async () => {
    const { seen } = openReview({ lookedAgain: false });
    const marks = await screen.findAllByText('限女性', { selector: 'mark' });
    expect(marks).toHaveLength(2);
    expect(screen.getByText(/不得以性别限制或优先录用/)).toBeTruthy();
    expect(screen.getByText('原因：请说明依据')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '通过并发布' }));
    await waitFor(() => expect(sent(seen, /decide$/)).toHaveLength(1));
    expect(sent(seen, /decide$/)[0]?.[1]).toMatchObject({ outcome: 'approved' });
  });

  it('of what the platform looks at again says so, and asks whether it stays on show', async () => {
    const { seen } = openReview({ lookedAgain: true });
    expect(await screen.findByText('发布规范更新，平台自动复查；职位仍在展示')).toBeTruthy();
    expect(screen.queryByText('企业的说明')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '停止展示' }));
    await userEvent.type(screen.getByRole('textbox'), '请删去性别要求');
    await userEvent.click(screen.getByRole('button', { name: /停止展示/ }));
    await waitFor(() => expect(sent(seen, /decide$/)).toHaveLength(1));
    expect(sent(seen, /decide$/)[0]?.[1]).toMatchObject({ outcome: 'rejected', reason: '请删去性别要求' });
  });
});

const person = {
  personId: 'p',
  maskedPhone: '138****8000',
  maskedMail: null,
  createdAt: at,
  identities: [
    {
      userId: 'u',
      clientId: 'web-job-hunter',
      maskedName: '林**',
      realNameState: 2,
      maskedRealName: '林**',
      company: null,
      createdAt: at,
    },
  ],
  counts: { devices: 2, resumes: 1, applications: 3 },
  securityEvents: [],
};

describe('用户', () => {
  it('are looked for by a whole number, which is in no address', async () => {
    const summary = { personId: 'p', maskedPhone: '138****8000', maskedName: null, clientIds: ['3'], createdAt: at };
    const { seen, here } = openPart(<PeopleRoom />, {
      as: 'employer',
      at: '/console/people',
      handle: (one) => (one.method === 'POST' ? envelope({ person: summary }) : pageOf([])),
    });
    expect(await screen.findByText('还没有用户')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '13800138000');
    await userEvent.click(screen.getByRole('button', { name: '查找' }));
    expect(await screen.findByRole('link', { name: /138\*\*\*\*8000/ })).toBeTruthy();
    expect(here()).toBe('/console/people');
    expect(sent(seen, /find$/)[0]?.[1]).toMatchObject({ phone: '13800138000' });
  });

  it('are shown in full for one visit', async () => {
    const open = () =>
      openPart(<PersonPage personId="p" describe={({ event }) => event} />, {
        as: 'employer',
        handle(one) {
          if (one.path.endsWith('/unmask'))
            return envelope({
              phone: '13800138000',
              mail: null,
              identities: [{ userId: 'u', name: '林小满', realName: '林小满' }],
            });
          return envelope(person);
        },
      });
    const first = open();
    await userEvent.click(await screen.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '用户来电要求核实' }));
    await userEvent.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await screen.findByText('13800138000')).toBeTruthy();
    expect(screen.getByText(/林小满/)).toBeTruthy();
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: '查看完整信息' })).toBeTruthy();
    expect(screen.queryByText('13800138000')).toBeNull();
  });

  it('that are not there say so and lead back', async () => {
    openPart(<PersonPage personId="p" describe={({ event }) => event} />, {
      as: 'employer',
      handle: () => envelope(null, { code: 40400, message: '内容不存在或已被移除' }),
    });
    expect(await screen.findByText('没有找到这个用户')).toBeTruthy();
  });
});

describe('企业', () => {
  it('hide code, address and members', async () => {
    openPart(<CompanyPage companyId="c" />, {
      as: 'employer',
      handle: () =>
        envelope({
          companyId: 'c',
          name: '青山软件',
          maskedCreditCode: '91**************43',
          cityName: '北京',
          verificationStatus: 1,
          createdAt: at,
          shortName: null,
          industryName: null,
          staffSizeLabel: null,
          members: [
            { userId: 'u', personId: 'p', maskedName: null, maskedPhone: '138****8000', role: 'owner', joinedAt: at },
          ],
          verifications: [],
          positions: [{ status: { value: 3, label: '招聘中' }, count: 2 }],
        }),
    });
    expect(await screen.findByText('91**************43')).toBeTruthy();
    expect(screen.getByText('已隐藏')).toBeTruthy();
    expect(screen.getByText('138****8000')).toBeTruthy();
    expect(screen.getByText('2 个')).toBeTruthy();
  });
});
