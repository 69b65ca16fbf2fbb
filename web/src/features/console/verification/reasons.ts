/** What a company is often told, in words for it. */
export const verificationReasons = [
  '营业执照照片不清晰或不完整，请重新上传四角完整、文字清晰的照片',
  '填写的公司名称与营业执照不一致，请核对后重新提交',
  '填写的统一社会信用代码与营业执照不一致，请核对后重新提交',
  '上传的不是营业执照，请重新上传',
  '营业执照已过期或已注销，请提交有效的营业执照',
] as const;

/** What a claimant is told first. They have a company of their own by then: nobody joins a second one. */
export const claimReasons = [
  '这家公司已在平台认证，如果您是它的员工，请先退出现在的公司，或用其他手机号登录，再申请加入',
  '提交的材料不足以证明您能代表这家公司，请与该公司的管理员联系确认',
  ...verificationReasons,
] as const;

/** What a company is often told of its licence to recruit for others. */
export const agencyReasons = [
  '许可证照片不清晰或不完整，请重新上传四角完整、文字清晰的照片',
  '许可证上的单位名称与认证的公司不一致，请核对后重新提交',
  '填写的编号或有效期与许可证不一致，请核对后重新提交',
  '许可证已过有效期，请提交有效的许可证',
  '上传的不是人力资源服务许可证，请重新上传',
] as const;
