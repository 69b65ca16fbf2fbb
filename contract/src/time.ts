import * as z from 'zod/mini';

/** An instant on the wire: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** A day as a calendar has it: YYYY-MM-DD. */
export const day = z.iso.date('请选择日期');
/** A calendar month as resumes write it: YYYY-MM. */
export const month = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '请填写年月，如 2024-06'));
