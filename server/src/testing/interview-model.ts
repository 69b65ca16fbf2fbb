import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createOpenAiCompatibleLlm } from '#platform/llm/openai-compatible.ts';
import { startLanguageModel, type LanguageModelDouble } from './language-model.ts';
import { createSensibleModel } from './sensible-model.ts';
import type { World } from './world.ts';

/** Gives each test of a file a world with a language model in it: the real client, and a double behind it. */
export function useModel(world: World): LanguageModelDouble {
  const current: { double?: LanguageModelDouble } = {};
  beforeAll(async () => {
    current.double = await startLanguageModel();
  });
  afterAll(() => current.double?.stop());
  beforeEach(() => {
    const { double } = current;
    if (double === undefined) return;
    double.rule = createSensibleModel().answer;
    connectModel(world, double);
  });
  afterEach(() => {
    const complaints = current.double?.complaints ?? [];
    if (complaints.length > 0) throw new Error(`the language model was sent nonsense: ${complaints.join('; ')}`);
  });
  return new Proxy({} as LanguageModelDouble, {
    get(_target, property) {
      if (current.double === undefined) throw new Error('the double exists inside tests only');
      return Reflect.get(current.double, property) as unknown;
    },
    set: (_target, property, value) => Reflect.set(current.double ?? {}, property, value),
  });
}

/** Puts the double behind the product's client; with less patience where a test waits for its end. */
export function connectModel(
  world: World,
  { url, key }: Pick<LanguageModelDouble, 'url' | 'key'>,
  timeoutMs = 10_000,
): void {
  world.test.llm = createOpenAiCompatibleLlm({ url, key, model: '双面', jsonSchema: true, timeoutMs });
}
