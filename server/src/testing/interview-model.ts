import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createOpenAiCompatibleLlm } from '#platform/llm/openai-compatible.ts';
import { startLanguageModel, type LanguageModelDouble } from './language-model.ts';
import { sensibly } from './sensible-model.ts';
import type { World } from './world.ts';

/** Gives each test of a file a world with a language model in it: the real client, and a double behind it. */
export function useModel(
  world: World,
  options: { timeoutMs?: number; jsonSchema?: boolean } = {},
): LanguageModelDouble {
  const current: { double?: LanguageModelDouble } = {};
  beforeAll(async () => {
    current.double = await startLanguageModel();
  });
  afterAll(() => current.double?.stop());
  beforeEach(() => {
    const { double } = current;
    if (double === undefined) return;
    double.rule = sensibly;
    const { timeoutMs = 10_000, jsonSchema = true } = options;
    world.test.llm = createOpenAiCompatibleLlm({
      url: double.url,
      key: double.key,
      model: '双面',
      jsonSchema,
      timeoutMs,
    });
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
