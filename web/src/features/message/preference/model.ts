import type { MessageKind, OutsideChannel, OutsideState } from '@pinjian/contract/message-preference.ts';
import type { Tone } from '#ui/tag.tsx';
import type { MessageRole } from '../model.ts';

interface KindWords {
  readonly label: string;
  readonly text: string;
}

/** What each kind of messages is called, and what comes under it. */
export const kindWords: Readonly<Record<MessageRole, Readonly<Record<MessageKind, KindWords>>>> = {
  seeker: {
    interview: { label: '面试', text: '面试邀请、改期和取消，面试反馈' },
    application: { label: '投递进展', text: '简历被查看、通过或未通过' },
    offer: { label: '录用意向', text: '收到录用意向，意向即将到期' },
    review: { label: '认证结果', text: '实名认证的结果' },
    recommendation: { label: 'AI直推', text: '为您直推的新职位，每天最多一条' },
    money: { label: '钱包与发票', text: '支付、退款和发票的结果' },
    security: { label: '账号安全', text: '更换手机号、登录凭证异常' },
  },
  employer: {
    interview: { label: '面试', text: '候选人接受、谢绝面试，面试报告' },
    application: { label: '候选人动态', text: '收到新的投递，候选人撤回投递' },
    offer: { label: '录用意向', text: '候选人接受或谢绝录用意向' },
    review: { label: '审核结果', text: '企业认证和职位审核的结果' },
    recommendation: { label: 'AI直推', text: '为在招职位直推的新人才，每个职位每天最多一条' },
    money: { label: '钱包与发票', text: '额度不足提醒，支付、退款和发票的结果' },
    security: { label: '账号安全', text: '更换手机号、登录凭证异常' },
  },
};

/** Messages here, in the product. */
export const insideWord = '站内';

export const channelWords: Readonly<Record<OutsideChannel, string>> = { sms: '短信', mail: '邮件' };

/** How a send stands; 待确认 may have arrived and is not repeated (decisions §12). */
export const stateWords: Readonly<Record<OutsideState, { readonly text: string; readonly tone: Tone }>> = {
  waiting: { text: '等待发送', tone: 'neutral' },
  sending: { text: '发送中', tone: 'neutral' },
  sent: { text: '已发送', tone: 'success' },
  failed: { text: '发送失败', tone: 'danger' },
  unsure: { text: '待确认', tone: 'warning' },
  dropped: { text: '未发送', tone: 'neutral' },
};
