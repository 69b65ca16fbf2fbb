import type { FormInstance } from 'antd';
import { CallError } from '#lib/client.ts';
import { toFirstError } from '#lib/first-error.ts';
import { notify } from '#lib/notice.ts';

interface Issue {
  readonly path: string;
  readonly message: string;
}

/** What the server said of fields, by their paths on the wire; nothing where it refused for another reason. */
export function issuesOf(error: unknown): readonly Issue[] {
  if (!(error instanceof CallError) || !Array.isArray(error.data)) return [];
  return (error.data as unknown[]).filter(
    (each): each is Issue =>
      typeof each === 'object' &&
      each !== null &&
      'path' in each &&
      typeof each.path === 'string' &&
      'message' in each &&
      typeof each.message === 'string',
  );
}

/** The name of a field in a form, from its path on the wire: `description.1.text` is ['description', 1, 'text']. */
export function fieldOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/**
 * Shows why a save was refused: complaints about fields at their fields, scrolled to the first (spec §5); anything
 * else as a toast. What was typed stays. `fieldOfCode` names the field that a business refusal is about.
 */
export function showFormFailure(
  form: FormInstance,
  error: unknown,
  fieldOfCode: Readonly<Record<number, string>> = {},
): void {
  const about = error instanceof CallError ? fieldOfCode[error.code] : undefined;
  const issues =
    about !== undefined && error instanceof CallError ? [{ path: about, message: error.message }] : issuesOf(error);
  const fields = issues.filter((issue) => form.getFieldInstance(fieldOf(issue.path)) !== undefined);
  const [first] = fields;
  if (first === undefined) {
    notify('error', error instanceof CallError ? error.message : '保存失败，请稍后再试');
    return;
  }
  form.setFields(fields.map((issue) => ({ name: fieldOf(issue.path), errors: [issue.message] })));
  form.scrollToField(fieldOf(first.path), toFirstError);
}

/** What stands at a field's name in the values of a form; undefined where nothing does. */
function valueAt(values: unknown, name: readonly (string | number)[]): unknown {
  return name.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    values,
  );
}

/**
 * Takes complaints of the server off the fields that were just changed; for `onValuesChange`. A field with rules of its
 * own is judged anew by them, one without would keep the complaint about what no longer stands there.
 */
export function forgetIssues(form: FormInstance, changed: object): void {
  const answered = form.getFieldsError().filter(({ name, errors }) => {
    return errors.length > 0 && valueAt(changed, name) !== undefined;
  });
  if (answered.length > 0) form.setFields(answered.map(({ name }) => ({ name, errors: [] })));
}
