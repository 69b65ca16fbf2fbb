import * as z from 'zod/mini';

/** How long a reason may be, in characters. */
export const reasonLength = { least: 4, most: 200 } as const;
const tooLong = `原因最多 ${reasonLength.most} 个字`;

/** Why an admin looks at what is hidden, or does what others feel: for the audit log. */
export const actReason = z
  .string('请填写原因')
  .check(
    z.trim(),
    z.minLength(reasonLength.least, `请写明原因，至少 ${reasonLength.least} 个字`),
    z.maxLength(reasonLength.most, tooLong),
  );

/** Why something did not pass, in words for whoever handed it in; needed for a no alone. */
export const decisionReason = z.optional(z.string().check(z.trim(), z.maxLength(reasonLength.most, tooLong)));

export const reasonMissing = '请填写不通过的原因，对方会看到';
