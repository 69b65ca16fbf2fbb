import { isRecord } from '#lib/storage.ts';

/** A JSON Schema, or any other object of the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** One line of a table of fields; what lies inside another field carries its name: `records[].id`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** What a value has to keep to, in words. */
  readonly limits: string;
}

/** A schema refers to itself where a tree is; this deep it is shown. */
const deepest = 6;
const longestPattern = 60;

function resolved(document: Schema, schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  let value: unknown = document;
  for (const key of reference.replace(/^#\//, '').split('/')) value = isRecord(value) ? value[key] : undefined;
  return isRecord(value) ? value : {};
}

/** Alternatives but for null, which is said of the whole. */
function alternatives(schema: Schema): readonly Schema[] {
  const either = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(either) ? either.filter(isRecord).filter((each) => each['type'] !== 'null') : [];
}

/** The fields of a schema as rows; `own` names the schema itself, null for a whole body. */
export function fieldsOf(
  document: Schema,
  schema: Schema,
  own: { readonly name: string; readonly required: boolean } | null,
  depth = 0,
): Field[] {
  const real = resolved(document, schema);
  const row = own === null ? [] : [{ ...own, type: typeOf(document, real), limits: limitsOf(real) }];
  if (depth > deepest) return row;
  const prefix = own === null ? '' : `${own.name}.`;
  const inside = isRecord(real['properties'])
    ? Object.entries(real['properties']).flatMap(([name, inner]) =>
        fieldsOf(
          document,
          isRecord(inner) ? inner : {},
          { name: `${prefix}${name}`, required: Array.isArray(real['required']) && real['required'].includes(name) },
          depth + 1,
        ),
      )
    : [];
  const items = isRecord(real['items']) ? namesOfItems(document, real['items'], own?.name ?? '', depth) : [];
  const either = alternatives(real).flatMap((each) =>
    fieldsOf(document, each, own, depth + 1).filter((field) => field.name !== own?.name),
  );
  const seen = new Set<string>();
  return [...row, ...inside, ...items, ...either].filter(({ name }) => !seen.has(name) && seen.add(name));
}

function namesOfItems(document: Schema, items: Schema, name: string, depth: number): Field[] {
  const own = { name: `${name}[]`, required: true };
  return fieldsOf(document, items, own, depth + 1).filter((field) => field.name !== own.name);
}

function typeOf(document: Schema, schema: Schema): string {
  const either = alternatives(schema);
  const nullable = either.length > 0 && JSON.stringify(schema['anyOf'] ?? schema['oneOf']).includes('"null"');
  if (either.length > 0) {
    const kinds = [...new Set(either.map((each) => typeOf(document, resolved(document, each))))];
    return [...kinds, ...(nullable ? ['null'] : [])].join(' | ');
  }
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (isRecord(schema['items'])) return `${typeOf(document, resolved(document, schema['items']))}[]`;
  const type = schema['type'];
  if (Array.isArray(type)) return type.join(' | ');
  return typeof type === 'string' ? type : 'any';
}

function limitsOf(schema: Schema): string {
  const said = (key: string, words: (value: string) => string): string[] => {
    const value = schema[key];
    const unlimited = typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER;
    return value === undefined || unlimited ? [] : [words(typeof value === 'string' ? value : JSON.stringify(value))];
  };
  const values = Array.isArray(schema['enum']) ? [`取值：${schema['enum'].join('、')}`] : [];
  const pattern = schema['format'] === undefined ? said('pattern', (value) => `格式 ${shortened(value)}`) : [];
  return [
    ...values,
    ...said('format', (value) => formats[value] ?? value),
    ...said('minLength', (value) => `至少 ${value} 个字符`),
    ...said('maxLength', (value) => `最多 ${value} 个字符`),
    ...said('minimum', (value) => `不小于 ${value}`),
    ...said('maximum', (value) => `不大于 ${value}`),
    ...said('minItems', (value) => `至少 ${value} 项`),
    ...said('maxItems', (value) => `最多 ${value} 项`),
    ...said('default', (value) => `默认 ${value}`),
    ...pattern,
  ].join('；');
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': '时间，ISO 8601',
  date: '日期，YYYY-MM-DD',
  uri: '网址',
  email: '邮箱',
};

const shortened = (text: string): string => (text.length > longestPattern ? `${text.slice(0, longestPattern)}…` : text);

const samples: Readonly<Record<string, unknown>> = {
  string: '文字',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** A value that has the shape of the schema, to show it; not necessarily one that the server takes. */
export function exampleOf(document: Schema, schema: Schema, depth = 0): unknown {
  const real = resolved(document, schema);
  if (real['default'] !== undefined) return real['default'];
  if (real['const'] !== undefined) return real['const'];
  if (Array.isArray(real['enum'])) return real['enum'][0];
  const [first] = alternatives(real);
  if (first !== undefined) return exampleOf(document, first, depth);
  if (isRecord(real['items'])) return depth > deepest ? [] : [exampleOf(document, real['items'], depth + 1)];
  if (isRecord(real['properties'])) {
    if (depth > deepest) return {};
    return Object.fromEntries(
      Object.entries(real['properties']).map(([name, inner]) => [
        name,
        exampleOf(document, isRecord(inner) ? inner : {}, depth + 1),
      ]),
    );
  }
  if (real['format'] === 'uuid') return '01900000-0000-7000-8000-000000000000';
  if (real['format'] === 'date-time') return '2026-11-20T09:00:00.000+08:00';
  const type: unknown = Array.isArray(real['type']) ? real['type'][0] : real['type'];
  return typeof type === 'string' ? (samples[type] ?? {}) : null;
}
