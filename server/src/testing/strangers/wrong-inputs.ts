import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
}

/** Names that the client adds to every request (spec §6): never looked at, so never wrong. */
const identityFields = ['companyId', 'jobHunterId'];

/** The input with one field at a time made wrong, and the path that the refusal has to name. */
export function wrongInputs(endpoint: Endpoint, input: object): { path: string; changed: object }[] {
  const inQuery = propertiesOf(endpoint.query);
  const inBody = propertiesOf(endpoint.body);
  const changes = [
    ...Object.keys(inQuery).map((name) => ({ name, value: 'x'.repeat(9000) })),
    ...Object.entries(inBody).map(([name, schema]) => ({ name, value: wrongValue(schema) })),
  ];
  return changes
    .filter(({ name }) => !identityFields.includes(name))
    .map(({ name, value }) => ({ path: name, changed: { ...input, [name]: value } }));
}

function propertiesOf(schema: $ZodType | undefined): Readonly<Record<string, Schema>> {
  if (schema === undefined) return {};
  return (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {};
}

/** A value of another type than every one that is allowed. */
function wrongValue(schema: Schema): unknown {
  return schema.type === 'object' || schema.anyOf?.some((each) => each.type === 'object') === true ? 'x' : { x: 1 };
}
