import {
  documentLabels,
  documentTypes,
  type queryFace,
  type queryRealName,
} from '@pinjian/contract/account-real-name.ts';
import { ownPath } from '#lib/own-path.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Tone } from '#ui/tag.tsx';

export type RealName = Answer<typeof queryRealName>;
export type FaceResult = Answer<typeof queryFace>;

export const documentOptions = documentTypes.map((value) => ({ value, label: documentLabels[value] }));

interface RealNameLook {
  readonly label: string;
  readonly tone: Tone;
  readonly text: string;
}

/** What a state means to the seeker (decisions §5, §15). */
export function realNameLook({ state, method, reason }: Pick<RealName, 'state' | 'method' | 'reason'>): RealNameLook {
  switch (state) {
    case 1:
      return method === 'face'
        ? { label: '审核中', tone: 'warning', text: '人脸核验已发起，完成后会自动显示结果。' }
        : { label: '审核中', tone: 'warning', text: '证件照片已提交，正在人工核对，结果会通过消息通知您。' };
    case 2:
      return { label: '已实名', tone: 'success', text: '您已完成实名认证，可以投递要求实名的职位。' };
    case 3:
      return { label: '认证失败', tone: 'danger', text: reason ?? '信息没有通过核对，请检查后重新认证。' };
    default:
      return {
        label: '未实名',
        tone: 'neutral',
        text: '部分职位要求实名后才能投递。用身份证和人脸核验，一般一分钟内完成。',
      };
  }
}

/** A document's number as people type it: upper case, without the spaces of a copied one. */
export function tidyNumber(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase().slice(0, 20);
}

/** What is wrong with the number of an identity card as far as its look goes; the server knows the rest. */
export function idNumberError(number: string): string | null {
  return /^\d{17}[\dX]$/.test(number) ? null : '身份证号码应为 18 位，最后一位可以是 X';
}

/** Where a face check goes on: a page of ours, or the vendor's over https; anything else is not followed. */
export function faceDestination(url: string): { readonly ours: string } | { readonly vendor: string } | null {
  const ours = ownPath(url, 'https://ours.invalid');
  if (ours !== null) return { ours };
  return URL.parse(url)?.protocol === 'https:' ? { vendor: url } : null;
}
