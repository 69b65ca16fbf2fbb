import { ownCaseWords, type OwnCaseKind } from '@pinjian/contract/console-own-case.ts';
import { Alert } from 'antd';

/** Stands in the place of the decision where the case is the admin's own. */
export function OwnCase({ kind }: { readonly kind: OwnCaseKind }) {
  return <Alert type="warning" showIcon title={ownCaseWords[kind]} />;
}
