import { isRecord } from '#lib/storage.ts';
import { exampleOf, fieldsOf, type Field, type Schema } from './schema.ts';

/** One call of the API as the page shows it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may make it, in words. */
  readonly caller: string;
  readonly parameters: readonly Field[];
  readonly body: readonly Field[];
  /** JSON; null for a call without a JSON body. */
  readonly bodyExample: string | null;
  /** The `data` of the answer; empty for a file. */
  readonly answer: readonly Field[];
  readonly answerExample: string | null;
  readonly statuses: readonly { readonly status: string; readonly text: string }[];
}

export interface ApiGroup {
  readonly name: string;
  readonly calls: readonly ApiCall[];
}

const callers: Readonly<Record<string, string>> = {
  anyone: '任何人，无需登录',
  client: '本产品的客户端（Basic）',
  seeker: '求职者（Bearer）',
  employer: '企业方（Bearer）',
  admin: '平台管理员（Bearer）',
  signedIn: '任何已登录的人（Bearer）',
};

/** The calls of an OpenAPI document of ours by the first word of their path. @throws when it is none */
export function readDocument(document: unknown): ApiGroup[] {
  if (!isRecord(document) || !isRecord(document['paths'])) throw new Error('not an OpenAPI document');
  const calls = Object.entries(document['paths']).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) =>
      isRecord(operation) ? [readCall(document, method, path, operation)] : [],
    ),
  );
  const groups = Map.groupBy(calls, (call) => call.path.replace(/^\/api\//, '/').split('/')[1] ?? '');
  return [...groups]
    .map(([name, inGroup]) => ({ name, calls: inGroup }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function readCall(document: Schema, method: string, path: string, operation: Schema): ApiCall {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  const answer = at(jsonSchema(responses['200']), 'properties', 'data');
  const body = jsonSchema(operation['requestBody']);
  return {
    id: text(operation['operationId']),
    method: method.toUpperCase(),
    path,
    summary: text(operation['summary']),
    caller: callers[text(operation['x-caller'])] ?? '已登录的人（Bearer）',
    parameters: list(operation['parameters']).flatMap((each) =>
      fieldsOf(document, at(each, 'schema') ?? {}, {
        name: `${text(each['name'])}${each['in'] === 'path' ? '（路径）' : ''}`,
        required: each['required'] === true,
      }),
    ),
    body: body === null ? uploadFields(document, operation) : fieldsOf(document, body, null),
    bodyExample: body === null ? null : print(exampleOf(document, body)),
    answer: answer === null ? [] : fieldsOf(document, answer, null),
    answerExample: answer === null ? null : print({ code: 200, data: exampleOf(document, answer), message: 'success' }),
    statuses: Object.entries(responses).map(([status, response]) => ({
      status,
      text: isRecord(response) ? text(response['description']) : '',
    })),
  };
}

function uploadFields(document: Schema, operation: Schema): readonly Field[] {
  const schema = at(operation, 'requestBody', 'content', 'multipart/form-data', 'schema');
  return schema === null ? [] : fieldsOf(document, schema, null);
}

function jsonSchema(holder: unknown): Schema | null {
  return at(holder, 'content', 'application/json', 'schema');
}

function at(start: unknown, ...path: readonly string[]): Schema | null {
  let value = start;
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return isRecord(value) ? value : null;
}

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const print = (value: unknown): string => JSON.stringify(value, null, 2);

/** The groups with the calls that hold every word of the search, in path, summary, caller or a field's name. */
export function searchCalls(groups: readonly ApiGroup[], search: string): ApiGroup[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const holds = (call: ApiCall): boolean => {
    const fields = [...call.parameters, ...call.body, ...call.answer].map((field) => field.name);
    const whole = [call.method, call.path, call.summary, call.caller, call.id, ...fields].join('\n').toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  return groups
    .map(({ name, calls }) => ({ name, calls: calls.filter(holds) }))
    .filter(({ calls }) => calls.length > 0);
}
