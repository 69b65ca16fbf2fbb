import { CallError, isAbort } from '#lib/client.ts';

/** Load failures of spec §8, in the words of decisions §15. */
export const loadFailures = {
  dictionaries: '获取全局配置失败',
  jobTree: '获取职位树失败',
  cityTree: '获取省市树失败',
  industryTree: '获取行业失败',
  cities: '获取城市数据失败',
  location: '获取城市失败',
} as const;

/** Reference data that could not be loaded: its query stores this, and what needs the data shows it with 重试. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** Of a server error, for whoever is told of it. */
  readonly requestId: string | null;

  constructor(text: string, cause: unknown) {
    super(text, { cause });
    this.requestId = cause instanceof CallError && cause.status >= 500 ? cause.requestId : null;
  }
}

/** Loads; a failure becomes the text under which it is stored. @throws LoadFailure, or the caller's own AbortError */
export async function orStored<T>(text: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isAbort(error) || error instanceof LoadFailure) throw error;
    throw new LoadFailure(text, error);
  }
}
