import type { AuditAct, AuditEntry, AuditObjectKind, QueueKind } from '@pinjian/contract/console.ts';
import type { MessageKind, OutsideChannel } from '@pinjian/contract/message-preference.ts';

/** What waits, in a few words; `to` is the room where it is dealt with, `unit` what is counted. */
export const queueWords: Readonly<Record<QueueKind, { label: string; unit: string; to: string | null }>> = {
  verification: { label: '待核对的企业认证', unit: '份', to: '/console/verifications' },
  realName: { label: '待核对的实名材料', unit: '份', to: '/console/documents' },
  positionReview: { label: '待审核的职位', unit: '个', to: '/console/position-reviews' },
  positionComplaint: { label: '待处理的职位举报', unit: '条', to: '/console/complaints' },
  messageComplaint: { label: '待处理的消息举报', unit: '条', to: '/console/message-complaints' },
  outsideSend: { label: '没有确认送达的通知', unit: '条', to: null },
  paymentInDoubt: { label: '存疑的支付', unit: '笔', to: '/console/payments' },
  bankPayment: { label: '待核对的对公转账', unit: '笔', to: '/console/bank-payments' },
  refund: { label: '待处理的退款', unit: '笔', to: '/console/refunds' },
  difference: { label: '待处理的对账差异', unit: '条', to: '/console/reconciliation/differences' },
  priceChange: { label: '待审批的改价', unit: '项', to: '/console/prices' },
  adjustment: { label: '待确认的调账', unit: '笔', to: '/console/adjustments' },
  invoice: { label: '待开具的发票', unit: '张', to: '/console/invoices' },
  failedWork: { label: '没有完成的后台任务', unit: '项', to: null },
};

/** How long something has waited: 12 分钟, 5 小时, 3 天. */
export function waitedFor(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(instant).getTime()) / 60_000));
  if (minutes < 1) return '不到 1 分钟';
  if (minutes < 60) return `${minutes} 分钟`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} 小时`;
  return `${Math.floor(minutes / (24 * 60))} 天`;
}

export const actWords: Readonly<Record<AuditAct, string>> = {
  signedIn: '登录管理后台',
  recoveryCodeUsed: '使用恢复码登录',
  totpLocked: '动态验证码错误次数过多，被暂时锁定',
  sessionStolen: '登录凭证可能被他人使用，已退出登录',
  added: '添加管理员',
  removed: '移除管理员',
  reset: '重新生成管理员的验证器',
  taskRetried: '重试后台任务',
  eventRetried: '重新投递事件',
  verificationPassed: '通过企业认证',
  verificationFailed: '不通过企业认证',
  realNamePassed: '通过实名材料',
  realNameFailed: '不通过实名材料',
  positionApproved: '通过并发布职位',
  positionRejected: '驳回职位',
  complaintDismissed: '举报不成立',
  complaintUpheld: '因举报下架职位',
  complaintAsked: '请企业核对被举报的职位',
  messageComplaintUpheld: '消息举报成立',
  messageComplaintDismissed: '消息举报不成立',
  personSearched: '按手机号查找用户',
  unmasked: '查看完整信息',
  pictureShown: '查看证件照片',
  licenceShown: '查看营业执照',
  sessionsEnded: '让用户退出所有设备',
  sendRepeated: '重新发送通知',
  sendHandled: '把通知标为已处理',
  priceProposed: '提出改价',
  priceApproved: '同意改价',
  priceRejected: '驳回改价',
  priceTakenBack: '撤回改价',
  paymentFulfilled: '把存疑的支付入账',
  paymentReturned: '退回存疑的支付',
  paymentAsked: '向支付渠道查询',
  voucherShown: '查看转账凭证',
  bankPaymentConfirmed: '确认对公转账到账',
  bankPaymentRefused: '不通过对公转账',
  refundApproved: '同意退款',
  refundConfirmed: '确认退款',
  refundRefused: '不同意退款',
  refundRepeated: '让渠道再次退款',
  refundPaidByHand: '登记人工退款',
  reconciliationRun: '对账',
  differenceResolved: '处理对账差异',
  adjustmentProposed: '提交调账',
  adjustmentConfirmed: '确认调账',
  adjustmentRefused: '不同意调账',
  invoiceStarted: '开始开具发票',
  invoiceIssued: '登记已开具的发票',
  invoiceRejected: '驳回开票申请',
  invoiceFlushed: '登记红字发票',
  invoiceFlushHanded: '把红冲交给开票服务',
  invoiceFlushRefused: '不同意红冲',
  agentsSwitched: '停用或恢复智能体',
  invoiceShown: '查看发票文件',
};

export const objectWords: Readonly<Record<AuditObjectKind, string>> = {
  admin: '管理员',
  task: '后台任务',
  event: '事件',
  verification: '企业认证',
  realName: '实名材料',
  positionReview: '职位审核',
  positionComplaint: '职位举报',
  messageComplaint: '消息举报',
  person: '用户',
  company: '企业',
  outsideSend: '短信或邮件通知',
  priceChange: '改价',
  payment: '支付',
  refund: '退款',
  reconciliation: '对账',
  difference: '对账差异',
  adjustment: '调账',
  invoice: '发票',
};

/** What a notice was about. */
export const aboutWords: Readonly<Record<MessageKind, string>> = {
  interview: '面试通知',
  application: '投递通知',
  offer: '录用意向通知',
  review: '审核结果通知',
  recommendation: '推荐通知',
  money: '钱包通知',
  security: '账号安全通知',
};

export const channelWords: Readonly<Record<OutsideChannel, string>> = { sms: '短信', mail: '邮件' };

/** Where something that an act was done to is shown; null where there is no such page. */
export function roomOf(kind: AuditObjectKind, id: string): string | null {
  switch (kind) {
    case 'verification':
      return `/console/verifications?item=${id}`;
    case 'realName':
      return `/console/documents?item=${id}`;
    case 'positionReview':
      return `/console/position-reviews?item=${id}`;
    case 'positionComplaint':
      return `/console/complaints?item=${id}`;
    case 'messageComplaint':
      return `/console/message-complaints?item=${id}`;
    case 'invoice':
      return `/console/invoices?item=${id}`;
    case 'payment':
      return `/console/payments?item=${id}`;
    case 'refund':
      return `/console/refunds?item=${id}`;
    case 'reconciliation':
      return `/console/reconciliation/${id}`;
    case 'difference':
      return `/console/reconciliation/differences?item=${id}`;
    case 'adjustment':
      return `/console/adjustments?item=${id}`;
    case 'priceChange':
      return '/console/prices';
    case 'person':
      return `/console/people/${id}`;
    case 'company':
      return `/console/companies/${id}`;
    default:
      return null;
  }
}

/** As much of an id as tells things apart at a glance: its beginning is a time that many share. */
export function shortId(id: string): string {
  return id.slice(-8);
}

/** Who did it, as the log names them. */
export function adminWords(admin: AuditEntry['admin']): string {
  if (admin === null) return '服务器命令';
  const name = admin.phone ?? '已注销的管理员';
  return admin.isSelf ? `${name}（我）` : name;
}

const factWords: Readonly<Record<string, string>> = {
  name: '名称',
  fields: '查看的内容',
  members: '成员人数',
  found: '找到',
  ended: '退出的设备',
  handedOverFrom: '信用代码移交自',
};

const fieldWords: Readonly<Record<string, string>> = {
  phone: '手机号',
  mail: '邮箱',
  name: '姓名',
  realName: '实名姓名',
  number: '证件号码',
  creditCode: '信用代码',
  address: '地址',
  members: '成员',
};

function valueText(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (name === 'handedOverFrom') return shortId(String(value));
  if (name !== 'fields') return String(value);
  return String(value)
    .split(',')
    .map((field) => fieldWords[field] ?? field)
    .join('、');
}

/** Codes and counts of an act, in one line; '' without any. */
export function factsText(facts: AuditEntry['facts']): string {
  return Object.entries(facts)
    .map(([name, value]) => `${factWords[name] ?? name}：${valueText(name, value)}`)
    .join('，');
}
