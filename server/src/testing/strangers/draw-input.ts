import fc from 'fast-check';

/** The part of JSON Schema that our contract's schemas come out as. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Strings that have broken other people's servers. */
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202e反转',
  '👩‍👩‍👧‍👦',
  "'; drop table resume_resume; --",
  '%_\\%',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}',
  '1e400',
  '-0',
  'NaN',
  '9'.repeat(40),
  '两'.repeat(5_000),
  '2026-02-30T25:61:00+08:00',
  'null',
  '[]',
];
const nastyNumbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 5e-324];

function anyText(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }));
}

/** A value that belongs nowhere in particular. */
function anyValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    anyText(),
    fc.constantFrom<unknown>(...nastyNumbers, null, true, [], {}, [[]], [null], { __proto__: 1 }, { toString: 1 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
}

/**
 * Values as a schema allows them, and now and then ones that it does not. `ids` are ids that exist: what is asked for
 * by an id is otherwise never there.
 */
export function drawValue(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, ids) }, { weight: 1, arbitrary: anyValue() });
}

function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((each) => drawValue(each, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(drawValue(typeof schema.items === 'object' ? schema.items : {}, ids), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'object':
      return drawObject(schema, ids);
    default:
      return anyValue();
  }
}

function text({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
  const edge = fc.constantFrom('好'.repeat(Math.min(maxLength, 20_000)), '好'.repeat(Math.min(maxLength, 20_000) + 1));
  const matching = pattern === undefined ? plain : fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    { weight: 5, arbitrary: matching },
    { weight: 1, arbitrary: edge },
    { weight: 1, arbitrary: anyText() },
  );
}

function number({ type, minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  const low = Math.max(minimum, Number.MIN_SAFE_INTEGER);
  const high = Math.max(low, Math.min(maximum, Number.MAX_SAFE_INTEGER));
  const within =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
      : fc.double({ min: low, max: high, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(...nastyNumbers) });
}

/** An object with what is required, mostly, and some of what is not. */
export function drawObject(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    const drawn = drawValue(each, ids).map((value) => [name, value] as const);
    return fc.option(drawn, { freq: isRequired ? 20 : 2, nil: null });
  });
  return fc
    .tuple(...fields)
    .map((drawn) => Object.fromEntries(drawn.filter((each) => each !== null)) as Record<string, unknown>);
}
