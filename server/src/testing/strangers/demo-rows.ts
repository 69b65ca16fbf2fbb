import type { Row } from './rows.ts';

const missing = 40400;

/** The interview that anybody tries without an account. */
export const demoRows: Readonly<Record<string, Row>> = {
  startDemo: { input: { direction: 'backend' } },
  getDemo: { input: { demoId: 'a'.repeat(32) }, answer: missing, again: missing },
  answerDemo: {
    input: { demoId: 'a'.repeat(32), turn: 1, said: { text: '一个回答' } },
    answer: missing,
    again: missing,
  },
};
