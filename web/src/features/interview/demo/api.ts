import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { answerDemo, getDemo, startDemo } from '@pinjian/contract/interview-demo.ts';
import type { DemoDirection, DemoInterview } from '@pinjian/contract/interview-demo.ts';
import { call } from '#lib/client.ts';

/** Begins a demo; its id is all that leads back to it. The page shows what goes wrong. @throws CallError */
export async function beginDemo(direction: DemoDirection): Promise<Answer<typeof startDemo>> {
  return await call(startDemo, { direction }, { quiet: true });
}

/** @throws CallError, with code 40400 once its hour is over */
export async function loadDemo(demoId: string): Promise<DemoInterview> {
  return await call(getDemo, { demoId }, { quiet: true });
}

/** Sends an answer or a wish; the same again changes nothing, so it may be repeated. @throws CallError */
export async function sayInDemo(input: Sent<typeof answerDemo>): Promise<DemoInterview> {
  return await call(answerDemo, input, { quiet: true });
}
